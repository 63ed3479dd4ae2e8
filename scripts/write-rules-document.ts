// Writes the document whose path is given; `--all`: plays all games anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { LabFigures } from '@ludo/rules';
import { cellsIn, cellsOf, documentOf, figuresOf, headOf, type Row } from './rules-document.ts';

const [path = '', ...flags] = process.argv.slice(2);
const isAnew = flags.includes('--all') || !existsSync(path);
const known = isAnew ? new Map<string, string>() : cellsIn(readFileSync(path, 'utf8'));

const played = new Map<string, LabFigures>();

function play(row: Row): LabFigures {
  const head = headOf(row);
  const figures = played.get(head) ?? figuresOf(row);
  if (!played.has(head)) console.log(head);
  played.set(head, figures);
  return figures;
}

writeFileSync(
  path,
  documentOf((row, standard) => known.get(headOf(row)) ?? cellsOf(play(row), play(standard))),
);
