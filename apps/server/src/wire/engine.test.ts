// Websocket readers understand the frames that are made here.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf } from './engine.ts';

/** Reads a frame from a server by hand, after RFC 6455, 5.2. */
function textIn(frame: Buffer): string {
  expect(frame[0]).toBe(0b1000_0001);
  const short = frame[1] ?? 0;
  const [head, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length).toBe(head + length);
  return frame.toString('utf8', head);
}

test('law: the text of a frame is read as it was, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(textIn(frameOf(text))).toBe(text);
    }),
  );
});

test.each([0, 125, 126, 65_535, 65_536, 70_000])(
  'the length of %i bytes takes as many bytes as it has to',
  (length) => {
    const frame = frameOf('a'.repeat(length));
    expect(textIn(frame)).toHaveLength(length);
    expect(frame.length - length).toBe(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  },
);
