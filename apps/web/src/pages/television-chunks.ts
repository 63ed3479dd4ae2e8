/** What televisions show, and how tables get there: fetched by these pages alone. */
import { fetchedPage } from '../frame/fetched-page.tsx';
import { withText } from '../frame/with-text.ts';

/** First what an older browser lacks. */
const ready = async () => (await import('../television/older-browsers.ts')).addWhatLacks();

export const CodePage = fetchedPage(async () => {
  await ready();
  return (await withText(import('../television/code-page.tsx'))).CodePage;
});
export const TelevisionPage = fetchedPage(async () => {
  await ready();
  return (await withText(import('../television/television-page.tsx'))).TelevisionPage;
});
export const SendPage = fetchedPage(
  async () => (await withText(import('../television/send-page.tsx'))).SendPage,
);
