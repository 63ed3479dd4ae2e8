// Which module may import which, by every way of naming another one: static, dynamic, re-exporting, type-only,
// `import('…').Type`, require, mocks.
import { posix } from 'node:path';
import { builtinModules } from 'node:module';
import { parseSync, Visitor } from 'vite';
import { reasonAgainstStorey } from './storeys.mjs';

/** Of the project's own packages, by workspace. */
const ownImports = /** @type {Record<string, string[]>} */ ({
  'packages/rules': [],
  'packages/fairness': [],
  'packages/room': ['@ludo/rules', '@ludo/fairness'],
  'packages/bots': ['@ludo/rules'],
  'packages/drawing': ['@ludo/rules'],
  'packages/protocol': ['@ludo/rules', '@ludo/room'],
  'apps/command-line': ['@ludo/rules', '@ludo/bots', '@ludo/room', '@ludo/protocol'],
  'apps/server': [
    '@ludo/rules',
    '@ludo/fairness',
    '@ludo/drawing',
    '@ludo/bots',
    '@ludo/room',
    '@ludo/protocol',
  ],
  'apps/web': [
    '@ludo/rules',
    '@ludo/fairness',
    '@ludo/drawing',
    '@ludo/bots',
    '@ludo/room',
    '@ludo/protocol',
  ],
});

/** Their sources run in a browser too. */
const withoutNode = new Set([
  'packages/rules',
  'packages/fairness',
  'packages/room',
  'packages/bots',
  'packages/drawing',
  'packages/protocol',
  'apps/web',
]);

/** From the innermost; files of src itself and other folders come last. */
const ruleLayers = ['core', 'clauses', 'rulesets'];

/**
 * @typedef {{ path: string, line: number, specifier: string, reason: string }} Violation
 * @typedef {{ dependencies?: object, exports?: object }} Manifest
 * @typedef {(workspace: string) => Manifest} ManifestOf the package.json of a workspace
 */

/**
 * @param {string} path from the repository's root, with forward slashes
 * @param {string} text
 * @param {ManifestOf} manifestOf
 * @returns {Violation[]}
 */
export function importViolations(path, text, manifestOf) {
  const { specifiers, problems } = importsOf(path, text);
  const violations = problems.map((problem) => ({ path, ...problem }));
  for (const { specifier, line } of specifiers) {
    const reason = reasonAgainst(path, specifier, manifestOf);
    if (reason !== undefined) violations.push({ path, line, specifier, reason });
  }
  return violations;
}

/**
 * From the repository's root; many by a pattern with `*`.
 * @param {string} path
 * @param {string} text
 */
export function filesNamedIn(path, text) {
  const { specifiers } = importsOf(path, text);
  return specifiers.flatMap(({ specifier }) =>
    isRelative(specifier) ? [posix.join(posix.dirname(path), specifier)] : [],
  );
}

/**
 * @param {string} path
 * @param {string} specifier
 * @param {ManifestOf} manifestOf
 * @returns {string | undefined}
 */
function reasonAgainst(path, specifier, manifestOf) {
  const [, own, subpath] = /^@ludo\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const owner = Object.keys(ownImports).find((folder) => posix.basename(folder) === own);
  if (
    subpath !== undefined &&
    (owner === undefined || !(`./${subpath}` in (manifestOf(owner).exports ?? {})))
  ) {
    return `@ludo/${own} exports no such entry: its other files are its own`;
  }
  const workspace = workspaceOf(path);
  if (isRelative(specifier))
    return reasonAgainstFile(path, workspace, posix.join(posix.dirname(path), specifier));
  if (workspace === undefined) return undefined;
  return reasonAgainstPackage(path, workspace, specifier, manifestOf);
}

/**
 * @param {string} path
 * @param {string | undefined} workspace
 * @param {string} target
 */
function reasonAgainstFile(path, workspace, target) {
  const targetWorkspace = workspaceOf(target);
  if (workspace === undefined) {
    return targetWorkspace === undefined ? undefined : 'a package is imported by its name, not by its path';
  }
  if (targetWorkspace !== workspace) return `a relative import stays inside ${workspace}`;
  if (!isSource(path)) return undefined;
  if (!target.startsWith(`${workspace}/src/`)) return 'sources import only sources';
  if (isTest(target)) return 'sources do not import tests';
  const storeys = reasonAgainstStorey(path, target);
  if (storeys !== undefined) return storeys;
  if (workspace !== 'packages/rules') return undefined;
  const from = layerOf(path);
  const to = layerOf(target);
  return to > from ? `${layerName(from)} does not import ${layerName(to)}` : undefined;
}

/**
 * @param {string} path
 * @param {string} workspace
 * @param {string} specifier
 * @param {ManifestOf} manifestOf
 */
function reasonAgainstPackage(path, workspace, specifier, manifestOf) {
  const name = packageName(specifier);
  if (name.startsWith('@ludo/')) {
    const itself = `@ludo/${posix.basename(workspace)}`;
    if (name === itself) return isSource(path) ? 'a package does not import itself by name' : undefined;
    return ownImports[workspace]?.includes(name) ? undefined : `${workspace} does not import ${name}`;
  }
  if (!isSource(path)) return undefined;
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    return withoutNode.has(workspace) ? `${workspace} runs in browsers too: no modules of Node` : undefined;
  }
  return name in (manifestOf(workspace).dependencies ?? {})
    ? undefined
    : `${name} is no dependency of ${workspace}`;
}

/** @param {string} path */
const workspaceOf = (path) => /^(packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0];

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** What is built into the product. @param {string} path */
const isSource = (path) => /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path);

/** @param {string} specifier */
const isRelative = (specifier) => /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..';

/** @param {string} specifier */
const packageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** @param {string} path */
function layerOf(path) {
  const layer = ruleLayers.indexOf(path.split('/')[3] ?? '');
  return layer < 0 ? ruleLayers.length : layer;
}

/** @param {number} layer */
const layerName = (layer) => ruleLayers[layer] ?? "the package's outer part";

/** @typedef {{ specifiers: { specifier: string, line: number }[], problems: { specifier: string, line: number, reason: string }[] }} Imports */

/** By path, of this text: to parse a file costs more than all that is asked about it. @type {Map<string, { text: string, imports: Imports }>} */
const known = new Map();

/**
 * @param {string} path
 * @param {string} text
 * @returns {Imports}
 */
function importsOf(path, text) {
  const before = known.get(path);
  if (before?.text === text) return before.imports;
  const imports = readImports(path, text);
  known.set(path, { text, imports });
  return imports;
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Imports}
 */
function readImports(path, text) {
  /** @type {Imports['specifiers']} */
  const specifiers = [];
  /** @type {Imports['problems']} */
  const problems = [];
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined)
    problems.push({ specifier: '', line: 1, reason: `cannot be read: ${error.message}` });

  /** @param {number} offset */
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  /** @param {any} node an expression that names a module, if there is one */
  const add = (node) => {
    if (!node) return;
    const literal =
      node.type === 'TemplateLiteral' && node.expressions.length === 0
        ? node.quasis[0].value.cooked
        : node.value;
    const line = lineAt(node.start);
    if (typeof literal === 'string') specifiers.push({ specifier: literal, line });
    else
      problems.push({
        specifier: text.slice(node.start, node.end),
        line,
        reason: 'the name of a module is a literal',
      });
  };
  /** @param {{ source?: unknown }} node */
  const addSource = (node) => add(node.source);

  new Visitor({
    ImportDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addSource,
    TSExternalModuleReference: (node) => add(node.expression),
    TSModuleDeclaration: (node) => {
      if (node.id.type === 'Literal') add(node.id);
    },
    CallExpression: (node) => {
      if (!namesModule(node.callee)) return;
      const [named] = node.arguments;
      const all = named?.type === 'ArrayExpression' ? named.elements : [named];
      // A glob's patterns that begin with `!` name nothing.
      for (const each of all) if (!isException(each)) add(each);
    },
  }).visit(program);
  for (const match of text.matchAll(/^\s*\/\/\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/gm)) {
    specifiers.push({ specifier: match[1] ?? '', line: lineAt(match.index) });
  }
  return { specifiers, problems };
}

/** @param {any} node */
const isException = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith('!');

/** `require.resolve`, `import.meta.glob`, `vi.mock` and the like. @param {any} callee */
function namesModule(callee) {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  if (object.type === 'MetaProperty') return property.name === 'resolve' || property.name.startsWith('glob');
  if (object.type !== 'Identifier') return false;
  if (object.name === 'vi') return /mock|import/i.test(property.name) && !property.name.endsWith('AllMocks');
  return object.name === 'require' && property.name === 'resolve';
}
