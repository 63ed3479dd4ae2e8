// docs/operations.md names the settings and commands that exist.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { USAGE } from '../src/database/arguments.ts';
import { standardLimits } from '../src/limits/limits.ts';
import { DATABASE_FILE } from '../src/store/database-file.ts';

const textOf = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

test('every setting of the server stands in the table, and no other', () => {
  const read = [...textOf('apps/server/src/running/start.ts').matchAll(/env\['(\w+)'\]/g)].map(
    ([, name]) => name,
  );
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(read));
  expect(told.length).toBe(new Set(read).size);
});

test('the standards that are told, here and in the README, are those of the server', () => {
  const source = textOf('apps/server/src/running/start.ts');
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| `([^`]+)` \|/gm)];
  const standards: Record<string, string> = {
    DATABASE: DATABASE_FILE,
    MOST_STORE_MB: String(standardLimits.storeMegabytes),
  };
  for (const [, name = '', value = ''] of told)
    expect(standards[name] ?? source, name).toContain(
      name in standards ? value : `env['${name}'] || '${value}'`,
    );
  const standardOf = Object.fromEntries(told.map(([, name = '', value]) => [name, value]));
  const readme = [...textOf('README.md').matchAll(/`([A-Z_]{4,})`\s\(`?([^`);,]+)[`);,]/g)];
  expect(readme.map(([, name]) => name)).toEqual([
    'PORT',
    'HOST',
    'DATABASE',
    'KEEP_FINISHED_DAYS',
    'MOST_STORE_MB',
    'MOST_CONNECTIONS',
    'PUBLIC_URL',
  ]);
  for (const [, name = '', value] of readme)
    if (name !== 'MOST_CONNECTIONS' && name !== 'PUBLIC_URL') expect(value, name).toBe(standardOf[name]);
});

test('the image and the services beside it use the settings that there are', () => {
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|(?: `([^`]+)`)?/gm)];
  const standards = new Map(told.map(([, name = '', value = '']) => [name, value]));
  const image = textOf('Dockerfile');
  expect(/^EXPOSE (\d+)$/m.exec(image)?.[1]).toBe(standards.get('PORT'));
  expect(/^VOLUME (\S+)$/m.exec(image)?.[1]).toBe(/\bDATABASE=(\S+)\/[^/]+\.sqlite/.exec(image)?.[1]);
  for (const [, major] of image.matchAll(/^FROM .*node:(\d+)-/gm))
    expect(major).toBe(textOf('.nvmrc').trim());
  const services = textOf('compose.yaml');
  const [, ours = ''] = /^x-server: &server\n([\s\S]*?)\n\w+:\n/m.exec(services) ?? [];
  const given = [...ours.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL']));
  for (const name of given) expect(standards.has(name), name).toBe(true);
  const servers = [...services.matchAll(/^ {2}([\w-]+): \*server$/gm)].map(([, name]) => name);
  expect(servers.length).toBeGreaterThan(1);
  expect(/^ {6}SERVERS: (.*)$/m.exec(services)?.[1]?.split(' ')).toEqual(
    servers.map((name) => `${name}:${standards.get('PORT')}`),
  );
  // What the proxy asks of its surroundings.
  const asked = new Set([...textOf('Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name));
  for (const name of asked) expect(services, name).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
});

test('every option of the commands for the database is told', () => {
  const text = textOf('docs/operations.md');
  for (const [option] of USAGE.matchAll(/--[a-z-]{2,}/g)) expect(text).toContain(option);
});
