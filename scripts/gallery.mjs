// `npm run gallery`: builds, walks to every page and state, and puts pictures of them into `gallery/` with an index page.
// All of it in three sizes, light and dark, English and German; flags ask for less or for more:
//   --scene=WORD --walk=WORD      only the scenes or walks whose names contain it
//   --sizes=small,lying,wide      of: phone tablet laptop small lying wide
//   --themes=dark --languages=de  any that can be chosen in the settings
//   --vision                      as people see them who tell colours apart less well
//   --folder=PATH --no-build
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './run-typescript.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    scene: { type: 'string' },
    walk: { type: 'string' },
    sizes: { type: 'string' },
    themes: { type: 'string' },
    languages: { type: 'string' },
    vision: { type: 'boolean' },
    folder: { type: 'string', default: 'gallery' },
    build: { type: 'boolean', default: true },
  },
});

const folder = resolve(repository, values.folder);
const asked = {
  GALLERY_FOLDER: folder,
  GALLERY_SCENE: values.scene,
  GALLERY_WALK: values.walk,
  GALLERY_SIZES: values.sizes,
  GALLERY_THEMES: values.themes,
  GALLERY_LANGUAGES: values.languages,
  GALLERY_VISION: values.vision === true ? '1' : undefined,
};

if (values.build) run('vite/bin/vite.js', 'build', '--logLevel=warn');
rmSync(join(folder, 'pictures.js'), { force: true });
for (const file of galleryFiles('.jpg', '.pictures.json')) rmSync(join(folder, file));
const status = run('playwright/cli.js', 'test', '--config=e2e/gallery/playwright.config.ts');
const pictures = galleryFiles('.pictures.json').flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  rmSync(join(folder, file));
  return JSON.parse(text);
});
writeFileSync(join(folder, 'pictures.js'), `const pictures = ${JSON.stringify(pictures)};\n`);
for (const file of ['index.html', 'look.js', 'look.css']) {
  copyFileSync(join(repository, 'e2e/gallery/page', file), join(folder, file));
}
const faulty = pictures.filter(({ faults }) => faults.length > 0).length;
console.log(`${pictures.length} pictures, ${faulty} of them with findings: ${join(folder, 'index.html')}`);
process.exitCode = status;

/** @param {string[]} endings */
function galleryFiles(...endings) {
  try {
    return readdirSync(folder).filter((name) => endings.some((ending) => name.endsWith(ending)));
  } catch {
    return [];
  }
}

/**
 * @param {string} script below node_modules
 * @param {string[]} args
 */
function run(script, ...args) {
  const path = join(repository, 'node_modules', script);
  const { status: code } = spawnSync(process.execPath, [path, ...args], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...asked },
  });
  return code ?? 1;
}
