/** Plays the games of the lab apart from the page. */
import { createTrial, type Order } from './trial.ts';

const hear = createTrial(
  (answer) => postMessage(answer),
  () => performance.now(),
);

addEventListener('message', ({ data }: MessageEvent<Order>) => hear(data));
