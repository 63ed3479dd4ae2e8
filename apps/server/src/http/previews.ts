// Owns what previews of links are answered with: tags in the head of a page, and pictures.
import type { Request, RequestHandler } from 'express';
import { languages, standardLanguage, type Language } from '@ludo/room';
import { generalPreview } from '../previews/preview.ts';
import type { Picture, Pictures } from '../previews/pictures.ts';
import type { FindPreview, TablePreview } from '../previews/tables.ts';
import { printTags } from '../previews/tags.ts';
import type { Wait } from '../kit/wait.ts';
import { OWN_PATHS } from './own-paths.ts';
import type { TagsFor } from './page.ts';
import type { PublicAddress } from './public-address.ts';
import { isThereFor, type Unread } from './unread.ts';

/** Milliseconds that a page waits for the store. */
const PATIENCE = 250;

const TABLE = /^\/table\/([\w-]{12})(?![\w-])/;
const OF_TABLE = new RegExp(`^${OWN_PATHS.pictures}/([\\w-]{12})/\\d{1,9}\\.png$`);
const GENERAL = new RegExp(`^${OWN_PATHS.pictures}/([a-z]{2,3})\\.png$`);

interface PreviewsOptions {
  readonly find: FindPreview;
  /** Null: nothing can be drawn. */
  readonly pictures: Pictures | null;
  readonly publicAddress: PublicAddress;
  readonly addressOf: (request: Request) => string;
  /** Resolves when this request may be answered: what many wait for comes for all at the same moment. */
  readonly turn: (request: Request) => Promise<void>;
  readonly unread: Unread;
  readonly wait: Wait;
}

interface Previews {
  readonly tagsFor: TagsFor;
  readonly answerPicture: RequestHandler;
}

export function createPreviews(options: PreviewsOptions): Previews {
  const { find, pictures, publicAddress, addressOf, turn, unread, wait } = options;

  function tagsOf(request: Request, table: TablePreview | null, language: Language): string {
    const origin = publicAddress(request);
    const at = (path: string): string | null => (origin === null ? null : `${origin}${path}`);
    const picture = table === null ? `${language}.png` : `${table.room}/${table.seq}.png`;
    return printTags(table ?? generalPreview(language), {
      page: at(table === null ? '/' : `/table/${table.room}`),
      picture: pictures === null ? null : at(`${OWN_PATHS.pictures}/${picture}`),
    });
  }

  function inTime(found: Promise<TablePreview | null>): Promise<TablePreview | null> {
    return new Promise((resolve) => {
      const cancel = wait(PATIENCE, () => resolve(null));
      void found.then((preview) => {
        cancel();
        resolve(preview);
      });
    });
  }

  async function pictureFor(request: Request): Promise<Picture | null> {
    if (pictures === null) return null;
    const [, room = ''] = OF_TABLE.exec(request.path) ?? [];
    if (room !== '') {
      const preview = await find(room, addressOf(request));
      return preview === null ? pictures.general(standardLanguage) : pictures.of(preview, addressOf(request));
    }
    const language = languages.find((each) => each === GENERAL.exec(request.path)?.[1]);
    return language === undefined ? null : pictures.general(language);
  }

  return {
    tagsFor(request, written) {
      const language = languages.find((each) => each === written) ?? standardLanguage;
      const [, room] = TABLE.exec(request.path) ?? [];
      const found = room === undefined ? null : find(room, addressOf(request));
      if (!(found instanceof Promise)) return tagsOf(request, found, language);
      return inTime(found).then(async (table) => {
        await turn(request);
        return tagsOf(request, table, language);
      });
    },
    async answerPicture(request, response, next) {
      if (!OF_TABLE.test(request.path) && !GENERAL.test(request.path)) return next();
      const picture = await pictureFor(request);
      await turn(request);
      if (picture === null) return next();
      if (!isThereFor(response, picture.file, addressOf(request), unread)) return;
      response.type('png');
      response.set({
        // What stands in for a picture is not kept, and a table goes on.
        'cache-control': picture.isMeant ? 'public, max-age=60' : 'no-store',
        // Pages of messengers show it, too.
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.send(picture.file);
    },
  };
}
