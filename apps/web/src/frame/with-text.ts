import { fetchText } from '../words/text.ts';

export async function withText<T>(code: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([code, fetchText()]);
  return fetched;
}
