/** Reads records apart from the page, which goes on meanwhile. */
import { readGame } from './read-game.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') postMessage(readGame(data));
});
