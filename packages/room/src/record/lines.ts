// Owns going through the text of a record line by line, and where it is wrong.
import { DamagedRecord } from './game-record.ts';
import { fail, LINE_LENGTH, Misread } from './parse-line.ts';

/** Line by line; what is misread is said with its number. */
export class Lines {
  private readonly lines: readonly string[];
  private at = 0;
  constructor(text: string) {
    this.lines = text.split('\n');
  }

  get isAtEnd(): boolean {
    return this.at >= this.lines.length || (this.at === this.lines.length - 1 && this.lines[this.at] === '');
  }

  /** If the next line begins with this word. */
  next<T>(word: string, read: (words: readonly string[]) => T): T | undefined {
    const [first, ...words] = (this.lines[this.at] ?? '').split(' ');
    return first === word ? this.any(() => read(words)) : undefined;
  }

  must<T>(word: string, read: (words: readonly string[]) => T): T {
    const value = this.next(word, read);
    if (value === undefined) throw new DamagedRecord(this.at + 1, `a line with '${word}' is expected`);
    return value;
  }

  all<T>(word: string, read: (words: readonly string[]) => T): readonly T[] {
    const values: T[] = [];
    for (;;) {
      const value = this.next(word, read);
      if (value === undefined) return values;
      values.push(value);
    }
  }

  any<T>(read: (line: string) => T): T {
    const line = this.lines[this.at] ?? '';
    try {
      if (line.length > LINE_LENGTH) fail('the line is too long');
      const value = read(line);
      this.at += 1;
      return value;
    } catch (error) {
      if (error instanceof Misread) throw new DamagedRecord(this.at + 1, error.message);
      throw error;
    }
  }
}
