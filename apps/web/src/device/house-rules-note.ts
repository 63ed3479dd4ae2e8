/** Whether rules may be kept on this device: whoever has none need not fetch what reads them. */
import { recall } from './storage.ts';

export const HOUSE_RULES = 'house-rules';

export function mayHaveKeptRules(): boolean {
  return recall(HOUSE_RULES) !== null;
}
