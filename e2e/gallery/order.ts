// What the gallery is asked for, and what it says about each picture.
import { type SizeName, sizes } from './sizes.ts';
import { deficiencies, type Deficiency } from './wardrobe.ts';

export interface Order {
  /** An absolute path. */
  readonly folder: string;
  /** Only scenes whose names contain this. */
  readonly scene: string;
  readonly walk: string;
  readonly sizes: readonly SizeName[];
  readonly themes: readonly string[];
  readonly languages: readonly string[];
  readonly visions: readonly Deficiency[];
}

export interface Picture {
  readonly file: string;
  readonly scene: string;
  readonly walk: string;
  readonly size: SizeName;
  readonly theme: string;
  readonly language: string;
  readonly vision: Deficiency;
  /** By axe in this theme, by measuring in this size and language. */
  readonly faults: readonly string[];
}

export function orderOf(asked: Readonly<Record<string, string | undefined>>): Order {
  const listed = (name: string, usual: string): readonly string[] => (asked[name] ?? usual).split(',');
  const named = (each: string): each is SizeName => Object.hasOwn(sizes, each);
  return {
    folder: asked['GALLERY_FOLDER'] ?? 'gallery',
    scene: asked['GALLERY_SCENE'] ?? '',
    walk: asked['GALLERY_WALK'] ?? '',
    sizes: listed('GALLERY_SIZES', 'phone,tablet,laptop').filter(named),
    themes: listed('GALLERY_THEMES', 'light,dark'),
    languages: listed('GALLERY_LANGUAGES', 'en,de'),
    visions: asked['GALLERY_VISION'] === undefined ? ['none'] : deficiencies,
  };
}
