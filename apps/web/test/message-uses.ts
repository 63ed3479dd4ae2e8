/**
 * Finds in a source's syntax which messages of a catalogue it uses, by name: `text.seats.title`, also by `const {
 * seats: words } = useText()`, `words.title`, a parameter typed `Catalogue['seats']`, or one that a function of the
 * same file passes on. `[…]` counts for every key. Parts passed elsewhere as a whole do not count: a used message may
 * be reported as unused, but not the other way round.
 */
import { parseSync } from 'vite';

/** From the catalogue's root; '*' is any key. */
export type Path = readonly string[];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

type Names = Map<string, readonly Path[]>;

/** How a source gets messages as a whole: functions, types of parameters, and names that always mean them. */
export interface Roots {
  readonly calls: readonly string[];
  readonly types: readonly string[];
  readonly names: readonly string[];
}

/** A whole catalogue, or its first words. */
export const CATALOGUE: Roots = {
  calls: ['useText', 'useFirstWords', 'currentText'],
  types: ['Catalogue', 'FirstWords'],
  names: ['text'],
};

/** Functions that look at everything in an object. */
const LISTINGS = new Set(['keys', 'values', 'entries']);

export function usesIn(path: string, source: string, roots = CATALOGUE): readonly Path[] {
  const program = asNode(parseSync(path, source).program);
  const statements = nodesIn(program?.['body']).map(
    (statement) => asNode(statement['declaration']) ?? statement,
  );
  const functions = new Map(statements.flatMap((each) => functionOf(each)));
  const handed: Names = new Map();
  const uses: Path[] = [];
  // Twice, because one function uses what another passes on.
  for (const found of [[], uses]) {
    for (const statement of statements) {
      const names: Names = new Map(roots.names.map((name) => [name, [[]]]));
      const [self] = functionOf(statement);
      if (self !== undefined) bindParameters(self[0], self[1], names, handed);
      learn(statement, names, roots);
      walk(statement, (node, parents) => {
        found.push(...usesOf(node, parents, names, roots));
        noteHanded(node, names, functions, handed, roots);
      });
    }
  }
  return uses;
}

/** Names of parts of the catalogue, anywhere in the statement. */
function learn(statement: Node, names: Names, roots: Roots): void {
  walk(statement, (node) => {
    if (node.type === 'VariableDeclarator') {
      bind(asNode(node['id']), pathsOf(asNode(node['init']), names, roots), names);
    }
    if (node.type.includes('Function')) {
      for (const parameter of nodesIn(node['params'])) bind(parameter, typedPaths(parameter, roots), names);
    }
  });
}

function bindParameters(name: string, self: Node, names: Names, handed: Names): void {
  for (const [nth, parameter] of nodesIn(self['params']).entries()) {
    bind(parameter, handed.get(`${name} ${nth}`) ?? [], names);
  }
}

function bind(pattern: Node | null, paths: readonly Path[], names: Names): void {
  if (pattern === null || paths.length === 0) return;
  if (pattern.type === 'Identifier') {
    const name = String(pattern['name']);
    names.set(name, [...(names.get(name) ?? []), ...paths]);
  }
  if (pattern.type !== 'ObjectPattern') return;
  for (const property of nodesIn(pattern['properties'])) {
    const key = asNode(property['key']);
    if (property.type !== 'Property' || key === null) continue;
    bind(
      asNode(property['value']),
      paths.map((path) => [...path, String(key['name'] ?? key['value'])]),
      names,
    );
  }
}

/** The parts of the catalogue that an expression may be. */
function pathsOf(node: Node | null, names: Names, roots: Roots): readonly Path[] {
  switch (node?.type) {
    case 'Identifier':
      return names.get(String(node['name'])) ?? [];
    case 'CallExpression':
      return roots.calls.includes(String(asNode(node['callee'])?.['name'])) ? [[]] : [];
    case 'MemberExpression': {
      const key = keyOf(node);
      const paths = pathsOf(asNode(node['object']), names, roots).map((path) => [...path, key]);
      return paths.length === 0 && roots.names.includes(key) ? [[]] : paths;
    }
    case 'ConditionalExpression':
      return [
        ...pathsOf(asNode(node['consequent']), names, roots),
        ...pathsOf(asNode(node['alternate']), names, roots),
      ];
    case 'LogicalExpression':
      return [
        ...pathsOf(asNode(node['left']), names, roots),
        ...pathsOf(asNode(node['right']), names, roots),
      ];
    case 'ObjectExpression':
      return nodesIn(node['properties'])
        .filter(({ type }) => type === 'SpreadElement')
        .flatMap((spread) => pathsOf(asNode(spread['argument']), names, roots));
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return pathsOf(asNode(node['expression']), names, roots);
    default:
      return [];
  }
}

function keyOf(node: Node): string {
  const property = asNode(node['property']);
  if (node['computed'] !== true) return String(property?.['name']);
  return typeof property?.['value'] === 'string' ? property['value'] : '*';
}

/** A use is where a path ends; for a name in a pattern only the catalogue tells whether it is a message. */
function usesOf(node: Node, parents: readonly Node[], names: Names, roots: Roots): readonly Path[] {
  const parent = parents.at(-1);
  if (node.type === 'MemberExpression') {
    const isOnTheWay = parent?.type === 'MemberExpression' && parent['object'] === node;
    return isOnTheWay ? [] : pathsOf(node, names, roots);
  }
  if (node.type === 'ObjectPattern' || node.type === 'Identifier') return usesOfName(node, parent, names);
  if (node.type === 'CallExpression') {
    const callee = asNode(node['callee']);
    const isListing =
      asNode(callee?.['object'])?.['name'] === 'Object' && LISTINGS.has(callee === null ? '' : keyOf(callee));
    const [all] = nodesIn(node['arguments']);
    if (isListing && all !== undefined) return pathsOf(all, names, roots).map((path) => [...path, '*']);
  }
  return [];
}

function usesOfName(node: Node, parent: Node | undefined, names: Names): readonly Path[] {
  const isMember = parent?.type === 'MemberExpression' && parent['property'] === node;
  const isGiven = parent?.type === 'VariableDeclarator' && parent['id'] === node;
  const isKey = parent?.type === 'Property';
  return isMember || isGiven || isKey ? [] : (names.get(String(node['name'])) ?? []);
}

/** What is passed to functions of the same file. */
function noteHanded(
  node: Node,
  names: Names,
  functions: ReadonlyMap<string, Node>,
  handed: Names,
  roots: Roots,
): void {
  if (node.type !== 'CallExpression') return;
  const name = String(asNode(node['callee'])?.['name']);
  if (!functions.has(name)) return;
  for (const [nth, argument] of nodesIn(node['arguments']).entries()) {
    const key = `${name} ${nth}`;
    handed.set(key, [...(handed.get(key) ?? []), ...pathsOf(argument, names, roots)]);
  }
}

function functionOf(statement: Node): readonly (readonly [string, Node])[] {
  const id = asNode(statement['id']);
  return statement.type === 'FunctionDeclaration' && id !== null ? [[String(id['name']), statement]] : [];
}

/** `Catalogue['turn']['yours']`, `ReturnType<typeof useText>['setup']`, `Pick<FirstWords, …>`. */
function typedPaths(parameter: Node, roots: Roots): readonly Path[] {
  const annotation = asNode(asNode(parameter['typeAnnotation'])?.['typeAnnotation']);
  return annotation === null ? [] : pathsOfType(annotation, roots);
}

function pathsOfType(node: Node, roots: Roots): readonly Path[] {
  if (node.type === 'TSIndexedAccessType') {
    const object = asNode(node['objectType']);
    const literal = asNode(asNode(node['indexType'])?.['literal']);
    if (object === null || typeof literal?.['value'] !== 'string') return [];
    const key = literal['value'];
    return pathsOfType(object, roots).map((path) => [...path, key]);
  }
  if (node.type === 'TSUnionType') return nodesIn(node['types']).flatMap((each) => pathsOfType(each, roots));
  if (node.type !== 'TSTypeReference') return [];
  const name = String(asNode(node['typeName'])?.['name']);
  if (roots.types.includes(name)) return [[]];
  const [first] = nodesIn(asNode(node['typeArguments'])?.['params']);
  if (first === undefined) return [];
  if (name === 'Pick') return pathsOfType(first, roots);
  const asked = String(asNode(first['exprName'])?.['name']);
  return name === 'ReturnType' && roots.calls.includes(asked) ? [[]] : [];
}

function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation') continue;
    for (const child of Array.isArray(value) ? nodesIn(value) : [asNode(value)]) {
      if (child !== null) walk(child, visit, [...parents, node]);
    }
  }
}

const asNode = (value: unknown): Node | null => (isNode(value) ? value : null);

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
