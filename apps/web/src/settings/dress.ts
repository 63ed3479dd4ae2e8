/** Gives the page its language, theme and board style, and keeps them as settings and device change. */
import { DIRECTIONS } from '../catalogue/languages.ts';
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
  const dress = () => {
    const { settings, first } = useSettings.getState();
    const root = document.documentElement;
    root.dataset['theme'] = paletteOf(settings.theme, dark.matches, contrast.matches);
    root.dataset['board'] = settings.boardStyle;
    root.lang = first.code;
    root.dir = DIRECTIONS[first.code];
    const bar = getComputedStyle(root).getPropertyValue('--bar').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  };
  dress();
  useSettings.subscribe(dress);
  dark.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
}
