// Owns serving the built page, read into memory once: a new build does not change a running server. Browsers keep
// files with a hash in their name for ever and ask again for all others.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { createTaggedPages, type File, type Tags } from './tagged-pages.ts';

/** Best first. */
const codings = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const;

const HASHED = '/assets/';
const INDEX = '/index.html';
const FIRST = /^\/first\.([a-z]+)\.html$/;

/** For the head of the page at this address. `language`: of a page that is written in one. */
export type TagsFor = (request: Request, language: string | null) => Tags | Promise<Tags>;

/** Throws if the folder has no page. */
export function servePage(clientDir: string, tagsFor: TagsFor | null = null): RequestHandler {
  const files = readFolder(clientDir);
  const languages = [...files.keys()].flatMap((path) => FIRST.exec(path)?.slice(1, 2) ?? []);
  const tagPage = createTaggedPages();
  if (!files.has(INDEX)) throw new Error(`${clientDir}: there is no built page here`);

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const named = fileFor(request, languages);
    // Some page addresses look like files: a rule number with a dot, or a link followed by a full stop.
    const isAddress = !files.has(named) && !named.startsWith(HASHED) && wantsPage(request);
    const path = isAddress ? INDEX : named;
    const plain = files.get(path);
    if (plain === undefined) return next();
    response.type(extname(path));
    response.set(
      'cache-control',
      path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.vary(FIRST.test(path) ? 'accept-encoding, accept-language' : 'accept-encoding');
    if (isAddress) response.vary('accept');
    const answer = (tags: Tags | null): void => {
      const { coding, file } = formOf(request, path, plain, tags);
      if (coding !== null) response.set('content-encoding', coding);
      response.set('etag', file.etag);
      response.send(file.bytes);
    };
    const language = FIRST.exec(path)?.[1] ?? null;
    if (tagsFor === null || (path !== INDEX && language === null)) return answer(null);
    const tags = tagsFor(request, language);
    if (!(tags instanceof Promise)) return answer(tags);
    void tags.then(answer, next);
  };

  function formOf(request: Request, path: string, plain: File, tags: Tags | null): Form {
    const taken = codings.filter(({ coding }) => takes(request, coding));
    const first = taken[0]?.coding ?? null;
    const tagged = tags === null ? null : tagPage(plain, tags, first);
    if (tagged !== null) return tagged;
    for (const { coding, suffix } of taken) {
      const file = files.get(path + suffix);
      if (file !== undefined) return { coding, file };
    }
    return { coding: null, file: plain };
  }
}

interface Form {
  readonly coding: string | null;
  readonly file: File;
}

function readFile(file: string): File {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, 22)}"` };
}

function readFolder(folder: string): ReadonlyMap<string, File> {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return new Map();
  }
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, readFile(file)]),
  );
}

function fileFor(request: Request, languages: readonly string[]): string {
  if (request.path !== '/' || languages.length === 0) return fileOf(request.path);
  const wanted = request.acceptsLanguages(...languages.toSorted((a, b) => rank(a) - rank(b)));
  return `/first.${wanted === false ? (languages.find((each) => each === 'en') ?? languages[0]) : wanted}.html`;
}

function rank(language: string): number {
  return language === 'en' ? 0 : 1;
}

/** The page knows its own addresses. */
function fileOf(path: string): string {
  const isFile = path.startsWith(HASHED) || path.slice(path.lastIndexOf('/')).includes('.');
  return isFile ? path : INDEX;
}

/** Scripts and programs accept anything. */
function wantsPage({ headers }: Request): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function takes(request: Request, coding: string): boolean {
  return request.acceptsEncodings(coding) !== false;
}
