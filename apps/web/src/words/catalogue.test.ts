import { clausesInForce, parsePosition, ruleSets, survey, type Position } from '@ludo/rules';
import { foldRows, type RoomState } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { playerChoices } from '../table/choices.ts';
import { loadCatalogue } from './fetching.ts';
import { catalogue as english } from './en/index.ts';
import { languageOf, LANGUAGES } from './languages.ts';
import { effectOf } from '../telling/effects.ts';
import { reasonOf } from '../telling/sentences.ts';
import { captionOf } from '../telling/captions.ts';

const positionOf = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
};

function roomAt(text: string): RoomState {
  const position = positionOf(text);
  const room = foldRows(null, [
    {
      s: 1,
      at: 0,
      row: { t: 'open', v: 1, rules: position.rules, seats: position.seats, host: 'a', position: text },
    },
    { s: 2, at: 0, row: { t: 'sit', p: 1, n: 'Anna', who: 'a' } },
    { s: 3, at: 0, row: { t: 'sit', p: 2, n: 'Yellow', who: 'b' } },
    { s: 4, at: 0, row: { t: 'start', rolls: [], c: position.colour ?? 0 } },
  ]);
  if (room === null) throw new Error('no room');
  return room;
}

describe.each(LANGUAGES)('catalogue %s', (language) => {
  it('has a sentence for every rule that can be in force, and words for every rule set and variation', async () => {
    const text = await loadCatalogue(language);
    const folder = `words/${language}`;
    for (const { id, options, otherNames } of ruleSets) {
      const switches = options.flatMap((option) =>
        (option.values ?? [null]).map((value) => (value === null ? option.id : `${option.id}=${value}`)),
      );
      for (const chosen of [[], switches]) {
        for (const clause of clausesInForce([id, ...chosen].join('+'))) {
          expect(text.clauses[clause], `${folder}/clauses-*.ts has no sentence for ${clause}`).toBeTruthy();
        }
      }
      expect(text.setupFieldHints['rules'], `${folder}/setup.ts: how rules are written`).toContain(id);
      expect(text.ruleSets[id].name, `${folder}/pages.ts has no name for ${id}`).toBeTruthy();
      const told: Readonly<Record<string, string>> = text.games[id].options;
      for (const each of switches) {
        expect(told[each], `${folder}/games.ts has no words for ${each} of ${id}`).toBeTruthy();
      }
      for (const name of otherNames) {
        const isShown = english.otherNames[name] !== undefined;
        expect(text.otherNames[name] !== undefined, `${folder}/games.ts: the name for ${name}`).toBe(isShown);
      }
      for (const { id: option, values, standard } of options) {
        if (standard === null || (values?.length ?? 0) < 2) continue;
        expect(told[`${option}=${standard}`], `${folder}/games.ts: what ${option} is usually`).toBeTruthy();
      }
    }
  });
});

/** What is fetched of a language by the names of its files, with the type that English gives it. */
const FETCHED = [
  ['index', 'catalogue: Catalogue'],
  ['first-words', 'firstWords: FirstWords'],
  ['review', 'review: ReviewWords'],
  ['book', 'book: BookText'],
  ['lessons', 'lessonWords: LessonWords'],
] as const;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the files of %s', (language) => {
  const sources = import.meta.glob<string>('./*/*.ts', { query: '?raw', import: 'default' });

  it.each(FETCHED)('%s.ts states its type, so that the compiler names what it lacks', async (file, typed) => {
    const path = `./${language}/${file}.ts`;
    expect(await sources[path]?.(), `${path} as in de: export const ${typed}`).toContain(
      `export const ${typed} =`,
    );
  });
});

describe('languages', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['xx', 'en-GB'], 'en'],
    [['xx'], 'en'],
    [['es-419'], 'es'],
    [['ca', 'es-ES'], 'es'],
    [['hi-IN', 'en-IN'], 'hi'],
    [['ar-EG'], 'ar'],
    [[], 'en'],
  ])('%s: %s', (wanted, language) => expect(languageOf(wanted)).toBe(language));
});

describe('sentences', () => {
  const room = roomAt('jumbo 1-2- b.4.4.53/-/b.b.2.31/- R 6 -');

  it('tell of a challenge what is counted, and of its last 6 what is won', () => {
    const effect = (dice: string) => {
      const challenge = `uckers 1212 b.b.16.60/b.b.0.0/b.b.b.b/b.b.b.b R ${dice} cR17*0`;
      const { candidates } = survey(positionOf(challenge));
      return effectOf(
        english,
        roomAt(challenge),
        candidates.find(({ refusal }) => refusal === null)?.events ?? [],
      );
    };
    expect(effect('63')).toBe('count the 6: 1 of 2 sixes');
    expect(effect('66')).toBe('win the challenge, captures 2 pieces of Yellow (Green)');
  });

  it('tells of a piece that comes out and goes on as of one', () => {
    const words = (text: string) => {
      const { choices } = playerChoices(positionOf(text));
      return choices.map(({ events }) => effectOf(english, roomAt(text), events));
    };
    expect(words('uckers 1212 b.b.b.b/b.b.8.22/b.b.4.10/b.b.b.9 R 65 -')).toContain(
      'come out and go to square 1 (Red’s start), then on to square 6',
    );
    // Another piece of the same square.
    expect(words('uckers 1212 0.0.h.h/b.b.8.22/h.h.h.h/b.b.b.9 R 42 -')).toContain(
      'move to square 5, then from square 1 (Red’s start) to square 3',
    );
  });

  it('tell what a move would do, captures included', () => {
    const capture = roomAt('jumbo 1-2- b.b.b.24/-/b.b.b.4/- R 6 -');
    const ways = survey(positionOf('jumbo 1-2- b.b.b.24/-/b.b.b.4/- R 6 -')).candidates;
    const way = ways.find(({ text }) => text === 'R24>30');
    expect(effectOf(english, capture, way?.events ?? [])).toBe('move to square 31, captures Yellow');
    expect(
      ways.filter(({ refusal }) => refusal === null).map(({ events }) => effectOf(english, capture, events)),
    ).toContain('come out and go to square 6');
  });

  it('tell why a piece cannot move, and the rule (ML-11)', () => {
    const refused = survey(positionOf('jumbo 1-2- b.4.4.53/-/b.b.2.31/- R 6 -')).candidates.find(
      ({ play }) => play[0]?.from === 53,
    );
    if (refused?.refusal == null) throw new Error('nothing is refused');
    expect(reasonOf(english, room, refused.refusal, 0)).toEqual({
      sentence: 'The 6 leads beyond home; this piece needs exactly 3.',
      clause: 'ML-11',
    });
  });

  it('tell how far a piece can go on the last squares (GL-12)', () => {
    const at = 'german 1-2- b.1.41.43/-/b.b.3.39/- Y 6 -';
    const reasons = survey(positionOf(at)).candidates.flatMap(({ refusal }) =>
      refusal?.clause === 'GL-12' ? [reasonOf(english, roomAt(at), refusal, 0).sentence] : [],
    );
    expect(reasons).toEqual([
      'The 6 leads beyond end square d; this piece can go 2 squares at most.',
      'The 6 leads beyond end square d.',
    ]);
  });

  it('say what happened, by name and colour', async () => {
    const german = await loadCatalogue('de');
    const moved = { type: 'moved', colour: 0, from: 4, to: 10, kind: 'move' } as const;
    expect(captionOf(english, room, moved)).toEqual(['Anna (Red) moves from square 5 to square 11.']);
    expect(captionOf(german, room, moved)).toEqual(['Anna (Rot) zieht von Feld 5 auf Feld 11.']);
    const arabic = await loadCatalogue('ar');
    expect(captionOf(arabic, room, moved).join()).toContain('\u2068Anna\u2069 (الأحمر)');
    expect(captionOf(english, room, { type: 'turn', colour: 2 })).toEqual(['It is Yellow’s turn.']);
    expect(captionOf(english, room, { ...moved, from: 53, to: 56 })).toEqual([
      'Anna (Red) brings a piece from Red’s home column 3 home.',
    ]);
  });
});
