// Owns the tags in the head of a page by which messengers tell what its link is for (Open Graph, Twitter cards).
import { CARD_HEIGHT, CARD_WIDTH } from '@ludo/drawing/card';
import type { Preview } from './preview.ts';
import { wordsIn } from './words-in.ts';

interface Places {
  /** Absolute, since messengers know no other; null: the server does not know its own address. */
  readonly page: string | null;
  readonly picture: string | null;
}

export function printTags({ language, title, about }: Preview, { page, picture }: Places): string {
  const { locale, product } = wordsIn(language);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', product],
    ['og:title', title],
    ['og:description', about],
    ['og:locale', locale],
    ['og:url', page],
    ['og:image', picture],
    ...(picture === null
      ? []
      : [
          ['og:image:type', 'image/png'],
          ['og:image:width', String(CARD_WIDTH)],
          ['og:image:height', String(CARD_HEIGHT)],
          ['og:image:alt', title],
        ]),
  ] as const;
  const printed = tags.flatMap(([property, content]) =>
    typeof content === 'string' ? `<meta property="${property}" content="${escaped(content)}" />` : [],
  );
  const card = picture === null ? 'summary' : 'summary_large_image';
  return [...printed, `<meta name="twitter:card" content="${card}" />`].join('\n    ');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}
