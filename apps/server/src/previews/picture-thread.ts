// The entry of the thread that draws pictures of tables, one after the other.
import { parentPort } from 'node:worker_threads';
import type { Card } from '@ludo/drawing/card';
import { createRasterizer } from './rasterizer.ts';

const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');

const draw = await createRasterizer();
port.on('message', (card: Card) => port.postMessage(draw(card)));
