// What a document states, what docs/promises.md says of it, and what the tests of a file are called.
import { parseSync, Visitor } from 'vite';

/** In plain text; of a row of a table, cells are parted by ` | `. */
export interface Statement {
  readonly text: string;
  /** Headings with their marks: `## Limits`. */
  readonly under: readonly string[];
}

/** A row of docs/promises.md. */
export interface Entry {
  /** First words of a statement, or a heading with its marks, for all under it. */
  readonly begins: string;
  /** What shows it, or why it is no promise. */
  readonly says: string;
}

export interface Chapter {
  /** From the root of the repository. */
  readonly document: string;
  readonly promises: readonly Entry[];
  readonly others: readonly Entry[];
}

/** `file` › the last of the titles around › its title; `…` at the end: it begins so. */
export interface Witness {
  readonly file: string;
  readonly titles: readonly string[];
}

const SENTENCE_END = /(?<=[.!?][*_)”"’`]*) (?=[*_(“"`[]*(?:\p{Lu}|\d|`))/u;

export function statementsOf(document: string): readonly Statement[] {
  const headings: string[] = [];
  const statements: Statement[] = [];
  for (const block of blocksOf(document)) {
    const marks = /^#+ /.exec(block)?.[0].length;
    if (marks === undefined) {
      for (const text of block.split(SENTENCE_END)) statements.push({ text, under: [...headings] });
      continue;
    }
    headings.splice(marks - 2);
    headings[marks - 2] = block;
  }
  return statements.map(({ text, under }) => ({
    text,
    under: under.filter((heading) => heading !== undefined),
  }));
}

/** Each in one line; neither code nor heads of tables. */
function blocksOf(document: string): readonly string[] {
  const blocks: string[] = [];
  let isOpen = false;
  let isCode = false;
  for (const line of document.replace(/<!--[^]*?-->/g, '').split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const isBreak = isCode || line.trim() === '' || /^(?: {4}|```)/.test(line);
    const isRow = line.startsWith('|');
    const isOne = isRow || line.startsWith('#');
    if (isRow && /^\|[-| :]+\|$/.test(line)) {
      blocks.pop();
      continue;
    }
    if (!isBreak) {
      const text = isRow ? rowOf(line).join(' | ') : line.replace(/^[-*] /, '').trim();
      if (isOpen && !isOne && !/^[-*] /.test(line)) blocks.push(`${blocks.pop() ?? ''} ${text}`);
      else blocks.push(text);
    }
    isOpen = !isBreak && !isOne;
  }
  return blocks;
}

function rowOf(line: string): readonly string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** What a document promises in a first table, what is none in a second. */
export function chaptersOf(table: string): readonly Chapter[] {
  return table
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [document = ''] = chapter.split('\n');
      const [promises = [], others = []] = chapter
        .split(/^\|[-|]+\|$/m)
        .slice(1)
        .map((after) => /^(?:\n\|.*)*/.exec(after)?.[0].trim().split('\n').map(entryOf) ?? []);
      return { document, promises, others };
    });
}

function entryOf(line: string): Entry {
  const [begins = '', says = ''] = rowOf(line);
  return { begins, says };
}

/** One a line of its cell. */
export function witnessesOf(says: string): readonly Witness[] {
  return says.split('<br>').map((line) => {
    const [file = '', ...titles] = line.trim().split(' › ');
    return { file: file.replaceAll('`', ''), titles };
  });
}

/** Its own title last; what is put into it stands there as `…`. */
export function testsIn(file: string, source: string): readonly (readonly string[])[] {
  const groups: string[] = [];
  const tests: string[][] = [];
  new Visitor({
    CallExpression(call) {
      const { kind, title } = titled(call);
      if (kind === 'describe') groups.push(title);
      if (kind === 'test') tests.push([...groups, title]);
    },
    'CallExpression:exit'(call) {
      if (titled(call).kind === 'describe') groups.pop();
    },
  }).visit(parseSync(file, source).program);
  return tests;
}

type Call = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0];
type Node = Call['callee'] | Call['arguments'][number];

/** Also of `test.skipIf(...).each(...)('...', ...)`. */
function titled(call: Call): { readonly kind: 'test' | 'describe' | null; readonly title: string } {
  const [first, ...others] = call.arguments;
  const title = first === undefined || others.length === 0 ? null : textOf(first);
  const words = title === null ? [] : wordsOf(call.callee);
  const isGroup = words.includes('describe');
  const isTest = words[0] === 'test' || words[0] === 'it';
  const isIdle = words.some((word) => word === 'skip' || word === 'todo' || word === 'fixme');
  const kind = isIdle ? null : isGroup ? 'describe' : isTest ? 'test' : null;
  return { kind, title: title ?? '' };
}

/** `test.skipIf(...).each(...)` as `test`, `skipIf`, `each`. */
function wordsOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return wordsOf(node.callee);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  return [...wordsOf(node.object), node.property.name];
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked).join('…');
}

export function isNamedBy(test: readonly string[], { titles }: Witness): boolean {
  const own = test.slice(-titles.length);
  return (
    own.length === titles.length &&
    titles.every((title, nth) =>
      title.endsWith('…') ? own[nth]?.startsWith(title.slice(0, -1)) : own[nth] === title,
    )
  );
}
