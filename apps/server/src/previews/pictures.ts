// Owns which pictures are drawn: one at a time, few that wait, each once for a room's last row, and so many for an
// address. Whoever asks for more is given the picture of the product.
import type { Language } from '@ludo/room';
import { createPlaces } from '../kit/places.ts';
import { createBucket, createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Draughtsman } from './draughtsman.ts';
import { generalPreview, type Preview } from './preview.ts';
import type { TablePreview } from './tables.ts';

/** Of pictures of tables that are remembered. */
export const MOST_MEGABYTES = 24;

export interface Picture {
  readonly file: Buffer;
  /** False: it stands in for another one. */
  readonly isMeant: boolean;
}

export interface Pictures {
  /** Null: not even the picture of the product can be drawn. */
  of(preview: TablePreview, address: string): Promise<Picture | null>;
  general(language: Language): Promise<Picture | null>;
  /** So far. */
  readonly drawn: number;
}

interface PicturesOptions {
  readonly draughtsman: Pick<Draughtsman, 'draw'>;
  readonly limits: Limits;
  readonly now: Clock;
  readonly failed: (reason: string) => void;
}

interface Kept {
  readonly seq: number;
  readonly file: Promise<Buffer | null>;
  /** 0 until it is drawn. */
  bytes: number;
}

export function createPictures({ draughtsman, limits, now, failed }: PicturesOptions): Pictures {
  const from = createBuckets(limits.pictureBurst, limits.picturesPerMinute / 60, now);
  const overall = createBucket(limits.pictureBurstOverall, limits.picturesPerMinuteOverall / 60, now);
  /** By room, the longest unused first. */
  const kept = new Map<string, Kept>();
  const generals = new Map<Language, Promise<Buffer | null>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();
  const places = createPlaces(limits.picturesWaiting, limits.picturesWaitingPerAddress);
  let drawn = 0;

  function draw({ card }: Preview): Promise<Buffer | null> {
    const drawing = last
      .then(() => draughtsman.draw(card))
      .then((file) => {
        drawn += 1;
        return file;
      })
      .catch((thrown: unknown) => {
        failed(String(thrown));
        return null;
      });
    last = drawing;
    return drawing;
  }

  function forget(room: string): void {
    bytes -= kept.get(room)?.bytes ?? 0;
    kept.delete(room);
  }

  function keep(room: string, entry: Kept): void {
    forget(room);
    kept.set(room, entry);
    void entry.file.then((file) => {
      if (kept.get(room) !== entry) return;
      if (file === null) return forget(room);
      entry.bytes = file.length;
      bytes += file.length;
      for (const [oldest] of kept) {
        if (bytes <= MOST_MEGABYTES * 1_000_000) break;
        forget(oldest);
      }
    });
  }

  /** Null: too many are asked for. */
  function ofTable(preview: TablePreview, address: string): Promise<Buffer | null> | null {
    const known = kept.get(preview.room);
    if (known?.seq === preview.seq) {
      kept.delete(preview.room);
      kept.set(preview.room, known);
      return known.file;
    }
    const mine = from(address);
    if (mine.wait() > 0 || overall.wait() > 0 || !places.take(address)) return null;
    for (const bucket of [mine, overall]) bucket.take();
    const file = draw(preview).finally(() => places.giveBack(address));
    keep(preview.room, { seq: preview.seq, file, bytes: 0 });
    return file;
  }

  async function general(language: Language): Promise<Picture | null> {
    const known = generals.get(language) ?? draw(generalPreview(language));
    generals.set(language, known);
    const file = await known;
    if (file === null) generals.delete(language);
    return file === null ? null : { file, isMeant: true };
  }

  return {
    async of(preview, address) {
      const file = await ofTable(preview, address);
      if (file !== null) return { file, isMeant: true };
      const instead = await general(preview.language);
      return instead === null ? null : { ...instead, isMeant: false };
    },
    general,
    get drawn() {
      return drawn;
    },
  };
}
