import { afterPaint } from '../device/after-paint.ts';
import { useSettings, type Theme } from './settings.ts';

/** Those of tokens-themes.css. */
type Palette = 'light' | 'dark' | 'contrast-light' | 'contrast-dark';

export function paletteOf(theme: Theme, wantsDark: boolean, wantsContrast: boolean): Palette {
  const shade = wantsDark ? 'dark' : 'light';
  if (theme === 'contrast' || (theme === 'auto' && wantsContrast)) return `contrast-${shade}`;
  return theme === 'auto' ? shade : theme;
}

/**
 * The root's attribute; none for what the style sheets show by themselves, because setting it would restyle a painted
 * page.
 */
export function markOf(palette: Palette, wantsDark: boolean): Palette | undefined {
  return palette === 'light' && !wantsDark ? undefined : palette;
}

export function applyTheme(): void {
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
    // Reading a colour now would style the whole page twice.
    afterPaint(colourBar);
  };
  dress();
  useSettings.subscribe(dress);
  dark.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
}

function colourBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bar').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
