/** Bundled with the table: a bot that could not be fetched would stop a game. */
import { choosePlay } from '@ludo/bots';
import type { ChoosePlay } from '@ludo/room';

export const chooseByBot: ChoosePlay = (position, level) => choosePlay(position, level, { below });

/** Uniform; draws beyond the last whole multiple are repeated. */
function below(bound: number): number {
  const most = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < most) return word % bound;
  }
}
