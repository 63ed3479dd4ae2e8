// What the lockfile must hold so that `npm ci` works on every usual machine, without compilers and downloads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './run-typescript.mjs';

interface Entry {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
interface Manifest {
  readonly private?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(repository, path), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };
const workspaces = ['.', 'packages/rules', 'packages/room', 'packages/protocol', 'apps/server', 'apps/web'];

describe('package-lock.json', () => {
  it('has no package with an install script', () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true)).toEqual([]);
  });

  it('has every package from a registry, with the hash of its content', () => {
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => /node_modules/.test(path) && link !== true,
    );
    const others = installed.filter(
      ([, { integrity, resolved = '' }]) =>
        integrity === undefined || !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved),
    );
    expect(installed.length).toBeGreaterThan(100);
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['oxlint', '@oxlint/binding-'],
    ['oxlint-tsgolint', '@oxlint-tsgolint/'],
    ['oxfmt', '@oxfmt/binding-'],
    ['rolldown', '@rolldown/binding-'],
    ['libsql', '@libsql/'],
    ['typescript', '@typescript/typescript-'],
  ])('has the binaries of %s for macOS, Windows and Linux', (name, prefix) => {
    const binaries = Object.keys(packages).filter((path) => path.startsWith(`node_modules/${prefix}`));
    for (const platform of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64', 'linux-arm64']) {
      expect(
        binaries.filter((path) => path.includes(platform)),
        `${name} for ${platform}`,
      ).not.toEqual([]);
    }
  });
});

describe.each(workspaces)('%s/package.json', (workspace) => {
  const manifest = read(join(workspace, 'package.json')) as Manifest;

  it('is private and says which Node it needs', () => {
    expect(manifest).toMatchObject({ private: true, type: 'module', engines: { node: '>=20.19' } });
  });

  it('pins exact versions, the ones that are locked', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const installed = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      if (installed?.link !== true) expect(installed?.version, name).toBe(version);
    }
  });
});
