// Owns what previews of links are answered with: tags in the head of a page, and pictures.
import type { Request, RequestHandler } from 'express';
import { languages, RULES_PATH, standardLanguage, type Language } from '@ludo/room';
import { generalPreview, type Preview } from '../previews/preview.ts';
import { rulesPreview } from '../previews/rules.ts';
import type { Picture, Pictures } from '../previews/pictures.ts';
import type { FindPreview, TablePreview } from '../previews/tables.ts';
import { printTags } from '../previews/tags.ts';
import type { Wait } from '../kit/wait.ts';
import { OWN_PATHS } from './own-paths.ts';
import type { TagsFor } from './page.ts';
import type { PublicAddress } from './public-address.ts';
import type { Tags } from './tagged-pages.ts';
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

  function tagsOf(request: Request, preview: Preview, path: string, picture: string): Tags {
    const origin = publicAddress(request);
    const at = (place: string): string | null => (origin === null ? null : `${origin}${place}`);
    const printed = printTags(preview, {
      page: at(path),
      picture: pictures === null ? null : at(`${OWN_PATHS.pictures}/${picture}.png`),
    });
    return { printed };
  }

  function tagsOfTable(request: Request, table: TablePreview | null, language: Language): Tags {
    if (table === null) return tagsOf(request, generalPreview(language), '/', language);
    const { room, seq } = table;
    return tagsOf(request, table, `/table/${room}`, `${room}/${seq}`);
  }

  /** Null: the address is not one of rules. */
  function tagsOfRules(request: Request): Tags | null {
    const at = request.originalUrl.indexOf('?');
    if (request.path !== RULES_PATH || at < 0) return null;
    const rules = rulesPreview(new URLSearchParams(request.originalUrl.slice(at)));
    if (rules === null) return null;
    return { ...tagsOf(request, rules, rules.path, rules.language), areOfAddress: true };
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
      const rules = tagsOfRules(request);
      if (rules !== null) return rules;
      const language = languages.find((each) => each === written) ?? standardLanguage;
      const [, room] = TABLE.exec(request.path) ?? [];
      const found = room === undefined ? null : find(room, addressOf(request));
      if (!(found instanceof Promise)) return tagsOfTable(request, found, language);
      return inTime(found).then(async (table) => {
        await turn(request);
        return tagsOfTable(request, table, language);
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
