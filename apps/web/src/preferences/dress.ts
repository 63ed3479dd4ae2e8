/** Gives the page its theme and board style, and keeps them as settings and device change. */
import { afterPaint } from '../device/after-paint.ts';
import { useSettings, type Theme } from './settings.ts';

/** The palettes of tokens-themes.css. */
type Palette = 'light' | 'dark' | 'contrast-light' | 'contrast-dark';

/** Which palette a theme means on a device that may want darkness, or more contrast. */
export function paletteOf(theme: Theme, wantsDark: boolean, wantsContrast: boolean): Palette {
  const shade = wantsDark ? 'dark' : 'light';
  if (theme === 'contrast' || (theme === 'auto' && wantsContrast)) return `contrast-${shade}`;
  return theme === 'auto' ? shade : theme;
}

/**
 * What the page's root needs to bear for a palette: nothing where a device without darkness is shown the light one, as the sheets
 * show it by themselves. To write it there all the same would have a page styled anew that has only just been painted.
 */
export function markOf(palette: Palette, wantsDark: boolean): Palette | undefined {
  return palette === 'light' && !wantsDark ? undefined : palette;
}

/** From now on the page is dressed. */
export function dressPage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const root = document.documentElement;
  let dressed: Palette | null = null;
  const dress = () => {
    const { settings } = useSettings.getState();
    const palette = paletteOf(settings.theme, dark.matches, contrast.matches);
    const mark = markOf(palette, dark.matches);
    if (root.dataset['theme'] !== mark) {
      if (mark === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = mark;
    }
    if (root.dataset['board'] !== settings.boardStyle) root.dataset['board'] = settings.boardStyle;
    if (dressed === palette) return;
    dressed = palette;
    // To ask for a colour now would have the browser style the whole page at once, and once more when it is drawn.
    afterPaint(colourBar);
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
