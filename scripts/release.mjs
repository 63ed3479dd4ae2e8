// `npm run release`: builds, and packs the server with everything it needs for Linux on x64 and on arm64, so that Node.js alone
// runs it: no build, no install there. Into `release/`, with checksums. Flags:
//   --for=x64          one of them alone
//   --folder=PATH      instead of `release`
//   --no-build         what is built already
//   --tree=PATH        instead of archives, the files alone, for this machine's processor: of an image
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './run-typescript.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    for: { type: 'string', default: 'x64,arm64' },
    folder: { type: 'string', default: 'release' },
    build: { type: 'boolean', default: true },
    tree: { type: 'string' },
  },
});

/** What is bundled, or is needed for building alone. */
const NOT_NEEDED = ['@ludo', 'typescript', '@typescript', '.package-lock.json', '.bin'];
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/operations.md', 'docs/ludo.service'];

const { name, version, engines, workspaces } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);

if (values.build) run('npm', ['run', '-s', 'build'], repository);
if (values.tree === undefined) packAll(resolve(repository, values.folder));
else inTemporary((temporary) => makeTree(resolve(repository, values.tree ?? ''), temporary, process.arch));

/** @param {string} folder */
function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  for (const cpu of values.for.split(',')) inTemporary((temporary) => pack(folder, temporary, cpu));
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tar.gz'));
  const sums = archives.map((file) => `${hashOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(sums.join('').trimEnd());
}

/** @param {(temporary: string) => void} work */
function inTemporary(work) {
  const temporary = mkdtempSync(join(tmpdir(), 'ludo-release-'));
  try {
    work(temporary);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} temporary
 * @param {string} cpu
 */
function pack(folder, temporary, cpu) {
  const title = `${name}-${version}-linux-${cpu}`;
  const tree = join(temporary, title);
  makeTree(tree, join(temporary, 'installed'), cpu);
  const archive = join(folder, `${title}.tar.gz`);
  // The same archive from the same sources.
  const same = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=a+rX,go-w',
    `--mtime=@${committed()}`,
  ];
  run('tar', [...same, '-czf', archive, title], temporary, { GZIP: '-n' });
}

/**
 * @param {string} tree what is packed
 * @param {string} installed where the packages come to lie first
 * @param {string} cpu
 */
function makeTree(tree, installed, cpu) {
  for (const part of ['client', 'server'])
    cpSync(join(repository, 'dist', part), join(tree, 'dist', part), {
      recursive: true,
      // What browsers and debuggers alone ask for, and nobody who plays.
      filter: (path) => !path.endsWith('.map'),
    });
  for (const file of DOCUMENTS) cpSync(join(repository, file), join(tree, file));
  const scripts = { start: 'node dist/server/main.js', database: 'node dist/server/database.js' };
  const described = { name, version, private: true, type: 'module', engines, scripts };
  writeFileSync(join(tree, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);

  for (const path of packageFiles()) cpSync(join(repository, path), join(installed, path));
  const production = [
    '--workspace=@ludo/server',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ];
  run('npm', ['ci', ...production, '--os=linux', `--cpu=${cpu}`], installed);
  const packages = join(installed, 'node_modules');
  for (const each of NOT_NEEDED) rmSync(join(packages, each), { recursive: true, force: true });
  cpSync(packages, join(tree, 'node_modules'), { recursive: true });
}

/** As `npm ci` needs them. @returns {string[]} */
function packageFiles() {
  /** @type {string[]} */
  const folders = workspaces.flatMap((/** @type {string} */ pattern) => {
    const folder = pattern.replace(/\/\*$/, '');
    return readdirSync(join(repository, folder)).map((each) => `${folder}/${each}`);
  });
  const described = folders.map((each) => `${each}/package.json`);
  return [
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...described.filter((path) => existsSync(join(repository, path))),
  ];
}

/** Seconds since 1970, of the last commit. */
function committed() {
  return run('git', ['log', '-1', '--format=%ct'], repository).trim();
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 */
function run(command, words, cwd, env = {}) {
  const done = spawnSync(command, words, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (done.status === 0) return done.stdout;
  console.error(`${command} ${words.join(' ')}: ${done.error?.message ?? done.stderr}`);
  process.exit(1);
}
