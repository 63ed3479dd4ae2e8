// Writes the first page into the HTML at `/`, in every language: first.en.html and so on, of which the server picks
// one; every other address begins with an empty index.html.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

interface Beginning {
  readonly language: string;
  readonly direction: string;
  readonly name: string;
  readonly markup: string;
}

const DARK = /:root\[data-theme='dark'\]\s*\{([^}]*)\}/;

/** Until scripts have set the theme, the device's darkness decides. */
function darkBeforeScripts(css: string): string {
  if (!DARK.test(css)) throw new Error('tokens-themes.css has no dark colours');
  return css.replace(
    DARK,
    (all: string, colours: string) =>
      `${all}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${colours}} }`,
  );
}

const ROOT = '<div id="root"></div>';

/** Where a page is only written, it needs none of its modules' sheets. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/** `source`: a module with `firstPages: Beginning[]`. */
export function firstPage(source: string): Plugin {
  return {
    name: 'first-page',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      return id.endsWith('/styles/tokens-themes.css') ? darkBeforeScripts(code) : null;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const page = await readFile(join(dir, 'index.html'), 'utf8');
        if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        const { module } = await runnerImport<{ firstPages: readonly Beginning[] }>(source, {
          configFile: false,
          logLevel: 'error',
          plugins: [withoutStyles],
          define: { 'import.meta.env.DEV': 'false' },
        });
        for (const { language, direction, name, markup } of module.firstPages) {
          const begun = page
            .replace('<html lang="en"', `<html lang="${language}" dir="${direction}"`)
            .replace(/<title>.*<\/title>/, () => `<title>${name}</title>`)
            .replace(ROOT, () => `<div id="root">${markup}</div>`);
          await writeFile(join(dir, `first.${language}.html`), begun);
        }
      },
    },
  };
}
