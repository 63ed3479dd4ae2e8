// What a game survives: a reload, a closed page, and a server that is killed.
import { dice, position, workOut } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  captions,
  choices,
  expectPosition,
  laptop,
  makeTable,
  onlyMove,
  phone,
  movePiece,
  play,
  sit,
  startButton,
  throwButton,
  turnSignal,
} from '../table.ts';

const midGame = 'jumbo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

test('whoever reloads in mid-game sits on the same seat, with the same throw still to be used', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const bert = await visit(await makeTable(anna, { name: 'Anna', from: midGame }), phone);
  await sit(bert, 'Yellow', 'Bert');
  const turns = workOut(position(midGame), dice('5 2 3'));
  await server.deal(5, 2, 3);
  await startButton(bert).tap();

  const [first, second, third] = turns;
  await throwButton(anna).click();
  await expect(choices(anna)).toHaveCount(first!.choices.length);
  await anna.reload();
  await expect(choices(anna)).toHaveCount(first!.choices.length);
  await expectPosition(first!.thrown, anna, bert);
  await expect(anna.getByRole('listitem').filter({ hasText: 'Anna' }).first()).toContainText('you');
  await movePiece(anna, first!);

  // A page that was closed comes back by the link alone.
  const { context, url } = { context: bert.context(), url: bert.url() };
  await bert.close();
  await expect(anna.getByText('Bert (Yellow) is not connected; the game waits')).toBeVisible();
  const bertAgain = await context.newPage();
  await bertAgain.goto(url);
  await play(bertAgain, second!, 0);
  await play(anna, third!, 1);
  await expectPosition(third!.after, anna, bertAgain);
});

test('a server that is killed in mid-game comes back with everybody in place, and no throw counts twice', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna', from: midGame });
  const bert = await visit(link, phone);
  await sit(bert, 'Yellow', 'Bert');
  const cleo = await visit(link, laptop);
  const everybody = [anna, bert, cleo];
  const faces = dice('52 6 1 4 3');
  const turns = workOut(position(midGame), faces);
  await server.deal(...faces);
  await startButton(anna).click();
  await play(anna, turns[0]!, 0);
  await expectPosition(turns[0]!.after, ...everybody);

  await server.kill();
  for (const page of everybody) {
    await expect(page.getByRole('status').filter({ hasText: 'The connection is lost' })).toHaveText(
      'The connection is lost. Trying again.',
    );
    await expectPosition(turns[0]!.after, page);
  }
  // Impatience while there is no server: a throw is pressed, pressed again, and by key.
  await throwButton(bert).tap();
  await throwButton(bert).tap({ force: true });
  await bert.keyboard.press('Space');
  await expect(bert.getByText('There is no connection now, so nothing was done.')).toBeVisible();
  await expectPosition(turns[0]!.after, bert);

  await server.start();
  for (const page of everybody) {
    await expect(page.getByText('The connection is lost')).toHaveCount(0, { timeout: 20_000 });
    await expectPosition(turns[0]!.after, page);
  }
  expect(server.waitingDice(), 'what was refused is not done later').toEqual(faces.slice(1));
  await throwButton(bert).tap();
  for (const page of everybody) await expectPosition(turns[1]!.thrown, page);
  await expect(captions(bert).filter({ hasText: 'You throw 2.' })).toHaveCount(1);
  expect(server.waitingDice(), 'the throw was made once').toEqual(faces.slice(2));
  await movePiece(bert, turns[1]!);
  await expectPosition(turns[1]!.after, ...everybody);

  await play(anna, turns[2]!, 1);
  await expectPosition(turns[2]!.after, ...everybody);
  // Once more, with a throw on the table: it is still there.
  await throwButton(anna).click();
  await expectPosition(turns[3]!.thrown, ...everybody);
  await expect(choices(anna).or(onlyMove(anna)).first()).toBeVisible();
  await server.kill();
  await server.start();
  await expect(cleo.getByText('The connection is lost')).toHaveCount(0, { timeout: 20_000 });
  await expect(anna.getByText('The connection is lost')).toHaveCount(0, { timeout: 20_000 });
  await movePiece(anna, turns[3]!);
  await expectPosition(turns[3]!.after, ...everybody);
  expect(server.waitingDice()).toEqual(faces.slice(4));
});

test('a press that is not answered says so, and counts once when it is', async ({ server, visit }) => {
  const anna = await visit('/', phone);
  await makeTable(anna, { name: 'Anna', from: midGame });
  await sit(anna, 'Yellow', 'Bert');
  await startButton(anna).tap();
  await expect(throwButton(anna)).toHaveAttribute('aria-disabled', 'false');
  await server.deal(5);
  server.freeze();
  await throwButton(anna).tap();
  await expect(anna.getByRole('button', { name: 'One moment' })).toBeVisible();
  // It is still her turn, and nobody else is waited for.
  await expect(turnSignal(anna)).toHaveText('Anna (Red): throw the die');
  await expect(anna).toHaveTitle(/your turn/);
  await expect(anna.getByText(/^No answer from the table for \d seconds\./)).toBeVisible();
  server.thaw();
  await expect(choices(anna).or(onlyMove(anna)).first()).toBeVisible();
  await expect(anna.getByText(/^No answer from the table/)).toHaveCount(0);
  expect(server.waitingDice()).toEqual([]);
});
