import { expect, test } from 'vitest';
import { uckersRecord } from '../../../test/uckers-record.ts';
import { MOST_BYTES, readRecordFile, readRecordText } from './reading.ts';

const errorOf = async (reading: ReturnType<typeof readRecordText>) => {
  const read = await reading;
  return read.ok ? null : read.error;
};

test.each([
  ['as it was saved', uckersRecord],
  ['with the line ends of other systems', uckersRecord.replaceAll('\n', '\r\n')],
  ['without its last line end, with blanks around it', `\n  ${uckersRecord.trim()}  `],
])('a record is read %s', async (_how, text) => {
  const read = await readRecordText(text);
  expect(read.ok && read.value).toMatchObject({ text: uckersRecord, right: 51, throws: 51 });
});

test('a record is read as JSON too, and as a file that begins with a mark of its encoding', async () => {
  const text = await readRecordText(uckersRecord);
  if (!text.ok) throw new Error('unread');
  const json = await readRecordText(JSON.stringify(text.value.record, null, 2));
  expect(json.ok && json.value.text).toBe(uckersRecord);
  const file = await readRecordFile(new Blob(['\uFEFF', uckersRecord]));
  expect(file.ok && file.value.text).toBe(uckersRecord);
});

test('a digit that was changed is named with its line', async () => {
  const lines = uckersRecord.split('\n');
  const nth = lines.findIndex((line) => line.startsWith('R 6'));
  const changed = lines.with(nth, (lines[nth] ?? '').replace('R 6', 'R 5')).join('\n');
  expect(await errorOf(readRecordText(changed))).toMatchObject({ line: nth + 1 });
});

test('what is no record is refused without being read', async () => {
  expect(await errorOf(readRecordText('Hello'))).toBe('no-record');
  expect(await errorOf(readRecordText(''))).toBe('no-record');
  expect(await errorOf(readRecordText('x'.repeat(MOST_BYTES + 1)))).toBe('too-long');
  expect(await errorOf(readRecordFile(new Blob(['x'.repeat(MOST_BYTES + 1)])))).toBe('too-long');
  expect(await errorOf(readRecordFile(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])))).toBe(
    'no-record',
  );
  expect(await errorOf(readRecordText('{"record":1}'))).toMatchObject({ line: 1 });
  expect(await errorOf(readRecordText(`{"a":${'['.repeat(100_000)}`))).toMatchObject({ line: 1 });
});
