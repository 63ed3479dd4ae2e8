/** What `play` and `verify` answer about records in files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { parseRecord } from '@ludo/room/record';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludo-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rules(...words: readonly string[]): Promise<unknown> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([textOf(output), textOf(errors)]);
  const status = await runCommandLine(words, { input: Readable.from(['']), output, errors });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

function fileOf(content: string | Uint8Array): string {
  const file = join(folder, 'record');
  writeFileSync(file, content);
  return file;
}

const onOneScreen = `record 1
rules jumbo
seats 1-2-
game 1
dice device
result ended
seat 1 person - Ada
seat 2 bot random

begin R R6 Y2
R 6 Rb>5
R 2 R5>7
Y 1(bot) -
`;

const fair = `record 1
rules ludo
seats 1-2-
game 1
room abcdefghijkl
dice fair
result ended
seat 1 person AbcdefghijklmnopqrstuA Ada
seat 2 bot sensible
throws 0
before -tJNV3HMWlhPRsjfsBbE7mIg-pP3M2Z7RaT-9v1JFZ4
chain server hdsLp75johvY5fePrXKvDw 0
chain AbcdefghijklmnopqrstuA YSidrV7gBO53nhWqB4haSQ 0

value 1 8J_iaHTdD7uz2x-kOvuIaQ
begin R R2 Y1 | TmmkQgG9QP4EIhz8WMoaYw
R 5 - | ePh5dM8sdLKuR5PnXY5shQ tNe_DxgLkAfOsMluhkA-Mw
Y 6(bot) Yb>5(bot) | _N3pWZF4pTOrkAJ_4Uh67w
`;

describe('verify', () => {
  test('says how many throws are right, and how many were made without a device', async () => {
    expect(await rules('verify', fileOf(fair))).toEqual({
      status: 0,
      out:
        'rules: right, 4 positions, result ended\n' +
        "dice: 3 throws, 3 right, 1 made without a device's value (1 bot, 0 clock, 0 device)\n",
      err: '',
    });
  });

  test('says where dice cannot be checked', async () => {
    expect(await rules('verify', fileOf(onOneScreen))).toEqual({
      status: 0,
      out: 'rules: right, 6 positions, result ended\ndice: 4 throws, none of which can be checked (device)\n',
      err: '',
    });
  });

  test('says whose values the start was made without', async () => {
    const [start = ''] = fair.replace(/value .*\n/, '').split('R 5 -');
    expect(await rules('verify', fileOf(start.replace('R2 Y1', 'R5 Y4')))).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^start: made without the values of 1 device$/m) as string,
    });
    expect(await rules('verify', fileOf(fair))).not.toMatchObject({
      out: expect.stringContaining('start:') as string,
    });
  });

  test('reads JSON as well', async () => {
    const record = parseRecord(fair);
    if (!record.ok) throw new Error(record.error.reason);
    expect(await rules('verify', fileOf(JSON.stringify(record.value, null, 2)))).toMatchObject({
      status: 0,
      err: '',
    });
  });

  test.each([
    ['Rb>5', 'Rb>6', 'line 11: the rules refuse the play Rb>6: not-a-play (ML-6)\n'],
    ['result ended', 'result w1', "line 6: the game is not over: 'ended' or 'open' is expected\n"],
    ['Y 1(bot) -', 'Y 1(bot)', "line 13: the throw cannot be used: '-' is expected\n"],
    ['\nY 1', '\nZ 1', "line 13: 'Z' is no colour and begins no line: expected R G Y B\n"],
  ])('names the line that is wrong: %j as %j', async (right, wrong, err) => {
    const file = fileOf(onOneScreen.replace(right, wrong));
    expect(await rules('verify', file)).toEqual({ status: 1, out: '', err });
  });

  test('names the throw whose faces do not follow', async () => {
    expect(await rules('verify', fileOf(fair.replace('R 5 -', 'R 4 -')))).toEqual({
      status: 1,
      out: '',
      err: 'line 17: other faces follow from the values: 5 is expected\n',
    });
  });
});

describe('play', () => {
  test('prints every position, one a line', async () => {
    const { out } = (await rules('play', fileOf(onOneScreen))) as { out: string };
    expect(out.split('\n')).toEqual([
      'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -',
      'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R 6 -',
      'jumbo 1-2- b.b.b.5/-/b.b.b.b/- R ? -',
      'jumbo 1-2- b.b.b.5/-/b.b.b.b/- R 2 -',
      'jumbo 1-2- b.b.b.7/-/b.b.b.b/- Y ? -',
      'jumbo 1-2- b.b.b.7/-/b.b.b.b/- R ? -',
      '',
    ]);
  });

  test('prints those before what is wrong, and asks for no dice', async () => {
    expect(await rules('play', fileOf(fair.replace('R 5 -', 'R 4 -')))).toMatchObject({ status: 0, err: '' });
    expect(await rules('play', fileOf(onOneScreen.replace('Rb>5', '-')))).toEqual({
      status: 1,
      out: 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -\njumbo 1-2- b.b.b.b/-/b.b.b.b/- R 6 -\n',
      err: 'line 11: the rules refuse the play -: must-move (CO-7)\n',
    });
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['is not there', () => join(folder, 'nothing'), /^file: ENOENT.*\n$/],
    ['is a folder', () => folder, /^file: EISDIR.*\n$/],
    ['is too long', () => fileOf('record '.repeat(600_000)), /^file: it has more than 4000000 bytes\n$/],
    ['is no text', () => fileOf(new Uint8Array([114, 255, 0])), /^file: it is no text in UTF-8\n$/],
    ['is something else', () => fileOf('Dear Ada,\n'), /^file: it is no record/],
  ])('ends with status 2: it %s', async (_what, file, err) => {
    for (const name of ['play', 'verify'])
      expect(await rules(name, file())).toEqual({
        status: 2,
        out: '',
        err: expect.stringMatching(err) as string,
      });
  });

  test('is one file, and needs to be named', async () => {
    expect(await rules('verify')).toMatchObject({ status: 2, err: 'file: is missing\n' });
    expect(await rules('verify', 'a', 'b')).toMatchObject({
      status: 2,
      err: "arguments: 'b' is one too many\n",
    });
  });
});
