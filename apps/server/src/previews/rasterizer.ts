// Owns making a picture file of a card, by resvg in WebAssembly: what cannot be drawn there ends no process.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Card } from '@ludo/drawing/card';
import { printCard } from '@ludo/drawing/print-card';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { BOARD_FONT, createLettering, readFont } from './letters.ts';
import { encodePng } from './png.ts';

const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Once a thread. */
export async function createRasterizer(): Promise<(card: Card) => Buffer> {
  await initWasm(await readFile(program));
  const lettering = createLettering();
  const [family] = BOARD_FONT;
  const font = { fontBuffers: [readFont(BOARD_FONT)], defaultFontFamily: family };

  return (card) => {
    const document = new Resvg(printCard(card, lettering), { font });
    try {
      const image = document.render();
      try {
        return encodePng(image.pixels, image.width, image.height);
      } finally {
        image.free();
      }
    } finally {
      document.free();
    }
  };
}
