import {
  foldRows,
  languages,
  open,
  type Language,
  type LoggedRow,
  type Opening,
  type RoomState,
  type Row,
} from '@ludo/room';
import { initialPosition, printPosition, ruleSets } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { generalPreview, previewOf } from './preview.ts';

const HOST = 'ada';

function stateOf(opening: Opening, ...rows: readonly Row[]): RoomState {
  const opened = open(opening, HOST);
  if (!opened.ok) throw new Error(opened.error.reason);
  const logged = [opened.value, ...rows].map((row, nth): LoggedRow => ({ s: nth + 1, at: 5 + nth, row }));
  const state = foldRows(null, logged);
  if (state === null) throw new Error('no room');
  return state;
}

/** Games from a position begin without a throw for who begins. */
function played(opening: Opening): Opening {
  const position = initialPosition(opening.rules, opening.seats);
  if (!position.ok) throw new Error(position.error.reason);
  return { ...opening, position: printPosition(position.value) };
}

const sit = (p: number, n: string, who = n): Row => ({ t: 'sit', p, n, who });
const bot = (p: number): Row => ({ t: 'bot', p, l: 'frontmost', who: HOST });
const start: Row = { t: 'start', rolls: [], c: 0 };
const WON = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R 1 -';
const IN_TEAM = 'uckers 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -';

function titleOf(state: RoomState): string {
  const preview = previewOf(state);
  if (preview === null) throw new Error('nothing is told');
  return preview.title;
}

describe('a table whose rules are just those of a card', () => {
  const rules = 'indian+captureFirst+goal=1+places=first';
  const seats = '1234';

  test.each<[Language, string]>([
    ['en', 'Quick Ludo'],
    ['de', 'Schnelles Ludo'],
    ['es', 'Ludo rápido'],
    ['hi', 'क्विक लूडो'],
    ['ar', 'لودو السريعة'],
  ])('in %s it is called by it', (language, name) => {
    const preview = previewOf(stateOf({ rules, seats, language }, sit(1, 'Anna', HOST)));
    expect(preview?.title).toContain(name);
    expect(preview?.card.title).toBe(name);
    expect(preview?.about).toContain(name);
  });

  test('and with another option by its game', () => {
    const other = previewOf(stateOf({ rules: `${rules}+threeSixes=allowed`, seats }, sit(1, 'Anna', HOST)));
    expect(other?.card.title).toBe('Ludo as in the apps');
  });
});

describe('a link to a table with free seats', () => {
  test.each<[Language, number, string]>([
    ['en', 1, 'Anna invites you to Uckers: 1 seat free'],
    ['en', 2, 'Anna invites you to Uckers: 2 seats free'],
    ['de', 1, 'Anna lädt dich zu Uckers ein: 1 Sitz frei'],
    ['de', 3, 'Anna lädt dich zu Uckers ein: 3 Sitze frei'],
    ['es', 1, 'Anna te invita a Uckers: 1 asiento libre'],
    ['es', 2, 'Anna te invita a Uckers: 2 asientos libres'],
    ['hi', 1, 'Anna ने आपको अकर्स खेलने बुलाया है: 1 सीट खाली है'],
    ['hi', 2, 'Anna ने आपको अकर्स खेलने बुलाया है: 2 सीटें खाली हैं'],
    ['ar', 1, 'دعوة من \u2068Anna\u2069 إلى أكرز: مقعد واحد خالٍ'],
    ['ar', 2, 'دعوة من \u2068Anna\u2069 إلى أكرز: مقعدان خاليان'],
    ['ar', 3, 'دعوة من \u2068Anna\u2069 إلى أكرز: 3 مقاعد خالية'],
  ])('in %s, %i of them, says who invites', (language, free, title) => {
    const others = [2, 3, 4].slice(0, 3 - free).map((player) => sit(player, `P${player}`));
    const state = stateOf({ rules: 'uckers', seats: '1234', language }, sit(1, 'Anna', HOST), ...others);
    expect(titleOf(state)).toBe(title);
  });

  test.each<[Language, string]>([
    ['en', 'Come and play Ludo: 2 seats free'],
    ['de', 'Spiel mit bei Ludo: 2 Sitze frei'],
    ['es', 'Ven a jugar a Ludo: 2 asientos libres'],
    ['hi', 'आइए, लूडो खेलें: 2 सीटें खाली हैं'],
    ['ar', 'دعوة إلى لودو: مقعدان خاليان'],
  ])('in %s invites without a name, while nobody has sat down', (language, title) => {
    expect(titleOf(stateOf({ rules: 'ludo', seats: '1-2-', language }))).toBe(title);
  });

  test('is from the host, also if somebody else sits on an earlier seat, or else from who sits there', () => {
    const opening = { rules: 'ludo', seats: '1234' } as const;
    expect(titleOf(stateOf(opening, sit(1, 'Ben'), sit(2, 'Anna', HOST)))).toMatch(/^Anna invites/);
    expect(titleOf(stateOf(opening, sit(3, 'Ben')))).toMatch(/^Ben invites/);
  });
});

describe('a link to a game', () => {
  test.each<[Language, string]>([
    ['en', 'Anna against Ben: watch'],
    ['de', 'Anna gegen Ben: schau zu'],
    ['es', 'Anna contra Ben: mira la partida'],
    ['hi', 'Anna बनाम Ben: खेल देखें'],
    ['ar', '\u2068Anna\u2069 ضد \u2068Ben\u2069: للمشاهدة'],
  ])('in %s names two who play against each other', (language, title) => {
    const rows = [sit(1, 'Anna', HOST), sit(2, 'Ben')];
    expect(titleOf(stateOf(played({ rules: 'ludo', seats: '1-2-', language }), ...rows, start))).toBe(title);
    expect(titleOf(stateOf({ rules: 'ludo', seats: '1-2-', language }, ...rows)), 'about to begin').toBe(
      title,
    );
  });

  test.each<[Language, string]>([
    ['en', 'Anna, Ben, and Iris play Ludo: watch'],
    ['de', 'Anna, Ben und Iris spielen Ludo: schau zu'],
    ['es', 'Anna, Ben e Iris juegan a Ludo: mira la partida'],
    ['hi', 'लूडो: Anna, Ben, और Iris: खेल देखें'],
    ['ar', 'لودو: \u2068Anna\u2069 و\u2068Ben\u2069 و\u2068Iris\u2069: للمشاهدة'],
  ])('in %s names three', (language, title) => {
    const rows = [sit(1, 'Anna', HOST), sit(2, 'Ben'), sit(3, 'Iris'), start];
    expect(titleOf(stateOf(played({ rules: 'ludo', seats: '123-', language }), ...rows))).toBe(title);
  });

  test('names partners together, and bots by their colours', () => {
    const opening = { rules: 'uckers', seats: '1234', position: IN_TEAM } as const;
    const rows = [sit(1, 'Anna', HOST), sit(2, 'Ben'), sit(3, 'Cem'), bot(4), start];
    expect(titleOf(stateOf(opening, ...rows))).toBe('Anna and Cem against Ben and Bot Blue: watch');
  });
});

describe('a link to a finished game', () => {
  const won = (language: Language): RoomState =>
    stateOf(
      { rules: 'jumbo', seats: '1-2-', position: WON, goesOn: true, language },
      sit(1, 'Anna', HOST),
      sit(2, 'Ben'),
      start,
      { t: 'play', m: 'R55>h' },
    );

  test.each<[Language, string]>([
    ['en', 'Anna has won'],
    ['de', 'Anna hat gewonnen'],
    ['es', 'Anna ha ganado'],
    ['hi', 'विजेता: Anna'],
    ['ar', 'فوز \u2068Anna\u2069'],
  ])('in %s says who has won', (language, title) => {
    expect(titleOf(won(language))).toBe(title);
  });

  test('says so of whoever sat there then, and shows the places', () => {
    const { card } = previewOf(won('en')) ?? generalPreview('en');
    expect(card.rows.map(({ texts, rank }) => [texts[0], rank])).toEqual([
      ['Anna', 1],
      ['Ben', 2],
    ]);
  });

  test('that was ended names no winner', () => {
    const rows: Row[] = [sit(1, 'Anna', HOST), sit(2, 'Ben'), start, { t: 'end', who: HOST }];
    expect(titleOf(stateOf(played({ rules: 'ludo', seats: '1-2-' }), ...rows))).toBe('The game is over');
  });
});

describe('a link to a table where several games have been played', () => {
  const entry = (who: string, name: string, wins: number) => [who, name, 3, wins, wins, 0] as const;
  const evening: Row = { t: 'start', rolls: [], c: 0, w: [entry(HOST, 'Anna', 2), entry('Ben', 'Ben', 1)] };
  const table = (language: Language, ...rows: readonly Row[]): RoomState =>
    stateOf(
      { rules: 'jumbo', seats: '1-2-', position: WON, goesOn: true, language },
      sit(1, 'Anna', HOST),
      sit(2, 'Ben'),
      evening,
      ...rows,
    );

  test.each<[Language, string, string]>([
    ['en', 'Anna 2 : Ben 1: watch', 'Anna has won – Anna 3 : Ben 1'],
    ['de', 'Anna 2 : Ben 1: schau zu', 'Anna hat gewonnen – Anna 3 : Ben 1'],
    ['es', 'Anna 2 : Ben 1: mira la partida', 'Anna ha ganado – Anna 3 : Ben 1'],
    ['hi', 'Anna 2 : Ben 1: खेल देखें', 'विजेता: Anna – Anna 3 : Ben 1'],
    [
      'ar',
      '\u2068Anna\u2069 2 : \u2068Ben\u2069 1: للمشاهدة',
      'فوز \u2068Anna\u2069 – \u2068Anna\u2069 3 : \u2068Ben\u2069 1',
    ],
  ])('in %s tells the score, before and after the end', (language, during, after) => {
    expect(titleOf(table(language))).toBe(during);
    expect(titleOf(table(language, { t: 'play', m: 'R55>h' }))).toBe(after);
  });

  test('tells partners together while they have won together, and each alone after that', () => {
    const titled = (cem: number): string =>
      titleOf(
        stateOf(
          { rules: 'uckers', seats: '1234', position: IN_TEAM },
          sit(1, 'Anna', HOST),
          sit(2, 'Ben'),
          sit(3, 'Cem'),
          sit(4, 'Dora'),
          {
            t: 'start',
            rolls: [],
            c: 0,
            w: [
              entry(HOST, 'Anna', 2),
              entry('Ben', 'Ben', 1),
              entry('Cem', 'Cem', cem),
              entry('Dora', 'Dora', 1),
            ],
          },
        ),
      );
    expect(titled(2)).toBe('Anna and Cem 2 : Ben and Dora 1: watch');
    expect(titled(0)).toBe('Anna 2, Ben 1, Cem 0, and Dora 1: watch');
  });

  test('tells no score of others: somebody else sits there since the end', () => {
    const left: Row = { t: 'stand', p: 2 };
    const moved = table('en', { t: 'play', m: 'R55>h' }, left, sit(2, 'Cem'));
    expect(titleOf(moved)).toBe('Anna has won');
  });
});

describe('a link to a table by house rules', () => {
  const opening = { rules: 'uckers+anyDouble+blowBack+challenge=consecutive+snakeEyes=out', seats: '1212' };
  const named = { ...opening, rulesName: 'HMS Example' };

  test.each<[Language, string]>([
    ['en', 'Come and play Uckers (HMS Example): 2 seats free'],
    ['de', 'Spiel mit bei Uckers (HMS Example): 2 Sitze frei'],
    ['es', 'Ven a jugar a Uckers (HMS Example): 2 asientos libres'],
    ['hi', 'आइए, अकर्स (HMS Example) खेलें: 2 सीटें खाली हैं'],
    ['ar', 'دعوة إلى أكرز (\u2068HMS Example\u2069): مقعدان خاليان'],
  ])('in %s says what they are called', (language, title) => {
    expect(titleOf(stateOf({ ...named, language }))).toBe(title);
  });

  test('tells what differs from the standard in three lines, the last of which tells how many more there are', () => {
    const { about, card } = previewOf(stateOf(named)) ?? generalPreview('en');
    const lines = about.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('– Any double throws again, not only a 6.');
    expect(lines[2]).toBe('– … and 2 more');
    expect(lines[3]).toMatch(/^Uckers \(HMS Example\)\. Follow the link/);
    expect([card.title, card.subtitle]).toEqual(['Uckers', 'HMS Example']);
  });

  test('tells it of rules without a name too, and of a head start', () => {
    const { about } =
      previewOf(stateOf({ rules: 'ludo', seats: '1-2-', headStart: true })) ?? generalPreview('en');
    expect(about.split('\n')[0]).toBe('– Two pieces of each colour are home from the beginning.');
    expect(previewOf(stateOf({ rules: 'ludo', seats: '1-2-' }))?.about).not.toContain('\n');
  });

  test('keeps a name of the other direction from reordering what stands around it', () => {
    const title = titleOf(stateOf({ ...named, rulesName: 'قواعد 1' }));
    expect(title).toBe('Come and play Uckers (\u2068قواعد 1\u2069): 2 seats free');
  });
});

test('nothing is told of a table that was closed', () => {
  const rows: Row[] = [sit(1, 'Anna', HOST), { t: 'close', who: HOST }];
  expect(previewOf(stateOf({ rules: 'ludo', seats: '1-2-' }, ...rows))).toBeNull();
});

test('nobody is told who anybody is but by the name at the seat', () => {
  const person = 'qL3v0bXo1nGm5yKs8RtZaw';
  const state = stateOf(
    played({ rules: 'ludo', seats: '1-2-' }),
    sit(1, 'Anna', person),
    sit(2, 'Ben', HOST),
    start,
  );
  const told = JSON.stringify(previewOf(state));
  expect(told).toContain('Anna');
  expect(told).not.toContain(person);
});

test.each(languages.flatMap((language) => ruleSets.map(({ id }) => [language, id] as const)))(
  'in %s a table of %s, and the product, say all that they have to say',
  (language, rules) => {
    const seats = rules.startsWith('uckers') ? '1212' : '1234';
    const seated = stateOf({ rules, seats, language }, sit(1, 'Anna', HOST));
    for (const preview of [previewOf(seated), generalPreview(language)]) {
      const { title, about, card } = preview ?? generalPreview(language);
      const texts = [
        title,
        about,
        card.title,
        card.headline,
        card.call,
        ...card.rows.flatMap((row) => row.texts),
      ];
      for (const text of texts) expect(text).toMatch(/\p{L}[\p{L}\p{M}]/u);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\$\{/);
    }
  },
);
