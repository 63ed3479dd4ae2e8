/** Gives the page its language, theme and board style, and keeps them as settings and device change. */
import { DIRECTIONS } from '../catalogue/languages.ts';
import { afterPaint } from '../stage/after-paint.ts';
import { useSettings, type Theme } from './settings.ts';

/** The palettes of tokens-themes.css. */
export type Palette = 'light' | 'dark' | 'contrast-light' | 'contrast-dark';

/** Which palette a theme means on a device that may want darkness, or more contrast. */
export function paletteOf(theme: Theme, wantsDark: boolean, wantsContrast: boolean): Palette {
  const shade = wantsDark ? 'dark' : 'light';
  if (theme === 'contrast' || (theme === 'auto' && wantsContrast)) return `contrast-${shade}`;
  return theme === 'auto' ? shade : theme;
}

/** From now on the page is dressed. */
export function dressPage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const root = document.documentElement;
  const dress = () => {
    const { settings, first } = useSettings.getState();
    const palette = paletteOf(settings.theme, dark.matches, contrast.matches);
    if (root.dataset['theme'] !== palette || root.dataset['board'] !== settings.boardStyle) {
      root.dataset['theme'] = palette;
      root.dataset['board'] = settings.boardStyle;
      // To ask for a colour now would have the browser style the whole page at once, and once more when it is drawn.
      afterPaint(colourBar);
    }
    if (root.lang !== first.code) root.lang = first.code;
    if (root.dir !== DIRECTIONS[first.code]) root.dir = DIRECTIONS[first.code];
  };
  dress();
  useSettings.subscribe(dress);
  dark.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
}

/** The browser's own bar bears the colour of the page's. */
function colourBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bar').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
