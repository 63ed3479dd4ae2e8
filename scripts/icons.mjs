// `node scripts/icons.mjs`, after apps/web/public/icon.svg was changed: draws the icons of the installed page, which
// stay in the repository, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { repository } from './run-typescript.mjs';

const folder = join(repository, 'apps/web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** `part`: of the side, for the drawing; a maskable icon is cut to any shape, and leaves the rest free. */
const icons = [
  { name: 'icon-180.png', side: 180, part: 0.86, ground: '#fffdf8' },
  { name: 'icon-192.png', side: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', side: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', side: 512, part: 0.7, ground: '#fffdf8' },
];

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath: path });
for (const { name, side, part, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const inner = Math.round(side * part);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      drawing.replace('<svg ', `<svg width="${inner}" height="${inner}" `),
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
