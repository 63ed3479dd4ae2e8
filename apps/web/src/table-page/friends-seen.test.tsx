// Which blobs look like a friend's, by what is drawn: round ones bar nobody of the team, walls do.
import { expect, test } from 'vitest';
import { roomFrom } from '../../test/dom/fake-room.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { pageOf, showHere } from '../../test/dom/table.ts';

const people = { ann: { 1: 'Ann' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' }, dora: { 4: 'Dora' } };
const blobs = 'b.b.20.20/b.b.5.5/b.b.30.30/b.b.40.40 R ? -';

const coloursOf = (page: Part, shape: string): readonly string[] =>
  [...page.element.querySelectorAll(`.blocks ${shape}.block`)]
    .map((block) => block.parentElement?.getAttribute('class') ?? '')
    .toSorted();

const seen = (page: Part) => ({ round: coloursOf(page, 'circle'), walls: coloursOf(page, 'rect') });

test.each(['uckers', 'uckers-navy'])(
  'MU-10, NU-8.1: the blobs of the own team are round: %s',
  async (rules) => {
    const room = roomFrom(`${rules} 1234 ${blobs.replace('30.30', '31.31')}`, people);
    room.does('ann', { do: 'start' });
    const oneTeam = ['is-red', 'is-yellow'];
    const other = ['is-blue', 'is-green'];
    const cem = await pageOf(room, 'cem');
    expect(seen(cem)).toEqual({ round: oneTeam, walls: other });
    expect(cem.says('Round blobs are your team’s: you may pass them.')).toBe(true);
    expect(seen(await pageOf(room, 'ben'))).toEqual({ round: other, walls: oneTeam });
    const plain = roomFrom(`${rules} 1234 b.b.2.20/b.b.b.5/b.b.b.30/b.b.b.40 R ? -`, people);
    plain.does('ann', { do: 'start' });
    expect((await pageOf(plain, 'cem')).says('Round blobs are your team’s: you may pass them.')).toBe(false);
    const watcher = await pageOf(room, 'watcher');
    expect(seen(watcher)).toEqual({ round: [], walls: [...other, ...oneTeam] });
    expect(watcher.says('Round blobs are your team’s: you may pass them.')).toBe(false);
  },
);

test('where each plays alone, and for several people on one screen, every block is a wall', async () => {
  const alone = roomFrom('jumbo 1-2- b.b.20.20/-/b.b.30.30/- R ? -', {
    ann: { 1: 'Ann' },
    cem: { 2: 'Cem' },
  });
  expect(seen(await pageOf(alone, 'ann')).round).toEqual([]);
  const { page } = await showHere(`uckers 1212 ${blobs}`, ['Ann', 'Ben']);
  expect(seen(page)).toEqual({ round: [], walls: ['is-blue', 'is-green', 'is-red', 'is-yellow'] });
});

test('each base shows the shapes of its team, and none where each plays alone', async () => {
  const signs = (page: Part) =>
    [...page.element.querySelectorAll('.team-signs > g')].map((sign) =>
      [...sign.querySelectorAll('g')].map((shape) => shape.getAttribute('class')),
    );
  const room = roomFrom(`uckers 1234 ${blobs}`, people);
  const [oneTeam, other] = [
    ['is-red', 'is-yellow'],
    ['is-green', 'is-blue'],
  ];
  expect(signs(await pageOf(room, 'watcher'))).toEqual([oneTeam, oneTeam, other, other]);
  const alone = roomFrom('jumbo 1-2- b.b.20.20/-/b.b.30.30/- R ? -', {
    ann: { 1: 'Ann' },
    cem: { 2: 'Cem' },
  });
  expect(signs(await pageOf(alone, 'ann'))).toEqual([]);
});
