// Chooses the browser for the stories: one that was named, Playwright's own, or the system's. On Linux it writes in
// the letters of fonts.conf: with wider ones other words would break.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright/test';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const howToGetOne =
  'No Chromium found. Run `npx playwright install chromium`, or on Debian/Ubuntu ' +
  '`apt-get install chromium-headless-shell`, or set CHROMIUM_PATH.';

export interface Browser {
  readonly name: string;
  /** Absent: Playwright knows where its own is. */
  readonly executablePath?: string;
}

export function findBrowser(): Browser {
  process.env['FONTCONFIG_FILE'] ??= fileURLToPath(new URL('fonts.conf', import.meta.url));
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { name: named, executablePath: named };
    throw new Error(`CHROMIUM_PATH is ${named}, and there is nothing. ${howToGetOne}`);
  }
  if (existsSync(chromium.executablePath())) return { name: "Playwright's own Chromium" };
  const found = usualPlaces.find((path) => existsSync(path));
  if (found === undefined) throw new Error(howToGetOne);
  return { name: found, executablePath: found };
}
