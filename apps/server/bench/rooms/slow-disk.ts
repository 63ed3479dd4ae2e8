// Owns an artificially slow disk: a preloaded library that delays a process's fsync and fdatasync.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { here } from './child.ts';

const COMPILERS = ['cc', 'gcc', 'clang'];

export class SlowDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null if there is no compiler or the system cannot preload. */
  static make(): SlowDisk | null {
    if (process.platform !== 'linux') return null;
    const disk = new SlowDisk(mkdtempSync(join(tmpdir(), 'ludo-slow-disk-')));
    const args = ['-O2', '-shared', '-fPIC', '-o', disk.#library, join(here, 'rooms/slow-disk.c'), '-ldl'];
    if (COMPILERS.some((compiler) => spawnSync(compiler, args).status === 0)) return disk;
    disk.remove();
    return null;
  }

  get #library(): string {
    return join(this.#folder, 'slow-disk.so');
  }

  get #counter(): string {
    return join(this.#folder, 'count');
  }

  /** For a process whose every sync takes at least so many milliseconds; resets the count. */
  environment(milliseconds: number): Readonly<Record<string, string>> {
    writeFileSync(this.#counter, Buffer.alloc(8));
    return {
      LD_PRELOAD: this.#library,
      SLOW_DISK_MICROSECONDS: String(1000 * milliseconds),
      SLOW_DISK_COUNT: this.#counter,
    };
  }

  /** Syncs since then. */
  get syncs(): number {
    return Number(readFileSync(this.#counter).readBigInt64LE());
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
