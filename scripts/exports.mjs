// Exported names that no other file asks for: whoever reads an `export` has to think of others who rely on it.
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * @typedef {{ path: string, line: number, name: string }} Unused
 * @typedef {{ exported: Map<string, number>, passedOn: { from: string, name: string, as: string }[], uses: { from: string, name: string }[] }} Names
 */

/** All names of a file. */
const ALL = '*';

/**
 * @param {string} path
 * @param {string} text
 * @returns {Names}
 */
function namesIn(path, text) {
  const { program } = parseSync(path, text);
  /** @type {Names} */
  const names = { exported: new Map(), passedOn: [], uses: [] };
  /** @param {any} node */
  const nameOf = (node) => node.name ?? node.value;
  /** @param {any} node @param {string} name */
  const exported = (node, name) =>
    void names.exported.set(name, text.slice(0, node.start).split('\n').length);
  /** @param {any} source @param {string} name */
  const used = (source, name) => {
    if (typeof source?.value === 'string') names.uses.push({ from: source.value, name });
  };

  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const each of specifiers)
        used(source, each.type === 'ImportSpecifier' ? nameOf(each.imported) : ALL);
    },
    ExportAllDeclaration: ({ source }) =>
      void names.passedOn.push({ from: source.value, name: ALL, as: ALL }),
    ExportNamedDeclaration: ({ source, specifiers, declaration }) => {
      for (const each of specifiers) {
        exported(each, nameOf(each.exported));
        if (source !== null)
          names.passedOn.push({ from: source.value, name: nameOf(each.local), as: nameOf(each.exported) });
      }
      if (declaration === null) return;
      for (const each of 'declarations' in declaration ? declaration.declarations : [declaration])
        for (const name of boundBy(each.id)) exported(each, name);
    },
    ImportExpression: (node) => used(node.source, ALL),
    TSImportType: (node) => used(node.source, ALL),
    CallExpression: ({ callee, arguments: [named] }) => {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
      if (!isGlob || named === undefined) return;
      for (const each of named.type === 'ArrayExpression' ? named.elements : [named])
        if (each !== null && 'value' in each) used(each, ALL);
    },
  }).visit(program);
  return names;
}

/** @param {any} pattern @returns {string[]} */
function boundBy(pattern) {
  if (pattern === null || pattern === undefined) return [];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((/** @type {any} */ each) => boundBy(each.value ?? each.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(boundBy);
  return typeof pattern.name === 'string' ? [pattern.name] : [];
}

/**
 * @param {ReadonlyMap<string, string>} texts by path from the repository's root
 * @param {(specifier: string) => string | undefined} doorOf the file behind an entry of a package of our own
 * @param {(path: string) => boolean} isJudged
 * @returns {Unused[]}
 */
export function unusedExports(texts, doorOf, isJudged) {
  const all = new Map([...texts].map(([path, text]) => [path, namesIn(path, text)]));
  /** @type {Map<string, Set<string>>} */
  const used = new Map();

  /** @param {string} path @param {string} named */
  function filesFor(path, named) {
    const target = named.startsWith('.') ? posix.join(posix.dirname(path), named) : doorOf(named);
    if (target === undefined) return [];
    const [before = '', after] = target.split('*');
    if (after === undefined) return all.has(target) ? [target] : [];
    return [...all.keys()].filter((each) => each.startsWith(before) && each.endsWith(after));
  }

  /** @param {string} path @param {string} name */
  function use(path, name) {
    const known = used.get(path) ?? new Set();
    used.set(path, known);
    if (known.has(name)) return;
    known.add(name);
    for (const { from, name: inner, as } of all.get(path)?.passedOn ?? [])
      if (as === ALL || name === ALL || as === name)
        for (const file of filesFor(path, from)) use(file, as === ALL ? name : inner);
  }
  for (const [path, { uses }] of all)
    for (const { from, name } of uses) for (const file of filesFor(path, from)) use(file, name);

  return [...all].flatMap(([path, { exported }]) => {
    const known = used.get(path);
    if (!isJudged(path) || known?.has(ALL)) return [];
    return [...exported].flatMap(([name, line]) => (known?.has(name) ? [] : [{ path, line, name }]));
  });
}
