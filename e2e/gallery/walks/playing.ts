// A game of two at a table, whoever waits, watches or is away, and the end.
import type { Page } from 'playwright/test';
import { askingOf } from '../asking.ts';
import { expect, type Visit } from '../../harness.ts';
import { answer, board, choices, makeTable, sit, startButton, throwButton, turnSignal } from '../../table.ts';
import { type Walk, walker } from '../walk.ts';
import { holdTime, neverMovesOn } from '../wardrobe.ts';

const BRIEFLY = 5000;
const GRACE = 60_000;
const HALF_WAY = 'ludo 1-2- b.10.36.72/-/b.4.4.12/- R ? -';
const LAST_MOVE = 'ludo 1-2- 68.h.h.h/-/b.12.30.66/- R 6 -';

async function company(visit: Visit, from: string) {
  const ada = await visit('/', walker);
  const link = await makeTable(ada, { name: 'Ada', from });
  const ben = await visit(link, walker);
  await sit(ben, 'Yellow', 'Ben');
  const mia = await visit(link, walker);
  await expect(mia.getByText('You are watching.')).toBeVisible();
  return { ada, ben, mia, link };
}

async function settings(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: deed }).click();
}

export const playing: Walk = {
  name: 'a game at a table',
  go: async ({ server, visit, show }) => {
    const { ada, ben, mia } = await company(visit, HALF_WAY);
    await startButton(ada).click();
    await expect(throwButton(ada)).toBeVisible();
    await show(ada, 'my-turn-to-throw', { cramped: 'too' });
    await show(ben, 'turn-of-another');
    await show(mia, 'watching');
    await server.deal(6);
    await throwButton(ada).click();
    await expect(choices(ada)).toHaveCount(2);
    await show(ada, 'choices', { cramped: 'too' });
    // By keys: a finger that gives the focus presses at once.
    await ada.keyboard.press('Tab');
    await choices(ada).first().focus();
    await show(ada, 'choice-with-preview');
    const held = board(ada).getByRole('button', { name: /Red piece on square 37, cannot move/ });
    const askAgain = await askingOf(ada, held);
    await askAgain();
    await expect(ada.getByRole('button', { name: 'Show the rule' })).toBeVisible();
    await show(ada, 'refusal', { again: askAgain });
    await ada.getByRole('button', { name: 'Show the rule' }).click();
    await show(ada, 'rules-one-rule');
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Rules', exact: true }).click();
    await show(ada, 'rules-whole');
    await ada.keyboard.press('Escape');
    await ada.locator('summary').filter({ hasText: 'Invite people to watch' }).click();
    await show(ada, 'invite-during-a-game');
    await ada.locator('summary').filter({ hasText: 'Invite people to watch' }).click();
    await ada.getByRole('button', { name: 'Settings' }).click();
    await show(ada, 'settings-of-a-game');
    await ada.getByRole('checkbox', { name: 'Numbers on all squares of the board' }).check();
    await ada.keyboard.press('Escape');
    await show(ada, 'numbers-on-all-squares');
    await ada.getByRole('button', { name: 'Settings' }).click();
    await ada.getByRole('checkbox', { name: 'Numbers on all squares of the board' }).uncheck();
    await ada.getByRole('button', { name: 'Pause the game' }).click();
    await expect(turnSignal(ben)).toHaveText('The game is paused');
    await show(ada, 'paused-host');
    await show(ben, 'paused-player');
    await ada.getByRole('button', { name: 'Go on with the game' }).click();

    const place = ada.url();
    await ada.goto('about:blank');
    await expect(turnSignal(ben)).toContainText('is not connected');
    await server.pass(BRIEFLY);
    await show(ben, 'player-away');
    await server.deal(1);
    await server.pass(GRACE);
    await expect(turnSignal(ben)).toHaveText(/A bot plays/);
    await show(ben, 'bot-stands-in');
    await ada.goto(place);
    await expect(ada.getByRole('button', { name: 'Take the seat of Ada back' })).toBeVisible();
    await show(ada, 'take-the-seat-back');

    // A server that starts anew knows nothing of dice that were dealt.
    await expect(throwButton(ben)).toHaveAttribute('aria-disabled', 'false');
    await server.kill();
    await expect(ben.getByRole('status').filter({ hasText: 'The connection is lost' })).toBeVisible();
    await show(ben, 'reconnecting');
    const late = await mia.context().newPage();
    await late.routeWebSocket(/./, () => {});
    await neverMovesOn(late);
    await server.start();
    await late.route(/socket\.io/, () => {});
    await late.goto(place);
    // Seen, and told by ear: the table itself has taken the place of what stood there while its code came.
    await expect(late.getByText('Connecting to the table')).toHaveCount(2);
    await show(late, 'connecting');
  },
};

export const clock: Walk = {
  name: 'a clock that runs out',
  go: async ({ server, visit, show }) => {
    const ada = await visit('/new/friends', walker);
    await ada.getByText('If somebody drops out or takes long').click();
    await ada.getByRole('radio', { name: '30 seconds for each throw; then the table plays it' }).check();
    await ada.getByText('Advanced: start from a position').click();
    await ada.getByRole('textbox', { name: 'Position text' }).fill(HALF_WAY);
    await ada.getByRole('textbox', { name: 'Your name' }).fill('Maximiliane Adelheid');
    await ada.getByRole('button', { name: 'Make the table' }).click();
    await ada.getByRole('button', { name: 'Let a bot play Yellow' }).click();
    await startButton(ada).click();
    await expect(turnSignal(ada).getByRole('timer')).toHaveText(/0:(30|2\d)/);
    await show(ada, 'clock');
    expect(server.waitingDice()).toEqual([]);
  },
};

export const ending: Walk = {
  name: 'the end of a game',
  go: async ({ visit, show }) => {
    const { ada, ben, mia } = await company(visit, LAST_MOVE);
    await startButton(ada).click();
    await ada.getByRole('button', { name: /^Move: / }).click();
    await expect(ada.getByRole('heading', { name: 'You have won!' })).toBeVisible();
    await show(ada, 'result-win', { cramped: 'too' });
    await show(mia, 'result-watcher');
    await mia.getByText('Keep a picture of the board').click();
    await expect(mia.getByRole('button', { name: 'Save as PNG', disabled: false })).toBeVisible();
    await show(mia, 'result-with-picture');
    await ada.getByRole('button', { name: 'Play again' }).click();
    await expect(ben.getByText(/^Yes so far: Ada/)).toBeVisible();
    await show(ada, 'next-game-agreed');
    await show(ben, 'next-game-asked', { cramped: 'too' });
    await ben.getByRole('button', { name: 'Go to the seats' }).click();
    await ben.getByRole('button', { name: 'Leave the seat of Ben' }).click();
    await expect(ada.getByText(/^1 seat is free/)).toBeVisible();
    await show(ada, 'next-game-with-a-free-seat');
    await ada.getByRole('button', { name: 'Let a bot play Yellow' }).click();
    // It begins at the same position, with its 6.
    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.getByRole('button', { name: /^Move: / }).click();
    await expect(ada.getByRole('heading', { name: 'Score' })).toBeVisible();
    await show(ada, 'result-with-score', { cramped: 'too' });
    await ada.getByRole('button', { name: 'Play again' }).click();
    await expect(ada.getByRole('button', { name: /^Move: / })).toBeVisible();
    await show(ada, 'game-with-score');
    await settings(ada, 'End this game');
    await answer(ada, 'End the game');
    await expect(ada.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
    await show(ada, 'result-ended-early');
  },
};

export const rollOff: Walk = {
  name: 'what moves by itself',
  go: async ({ server, visit, show }) => {
    const ada = await visit('/', { ...walker, speed: 'slow' });
    await makeTable(ada, { name: 'Ada', rules: 'Ludo', players: 2 });
    await ada.getByRole('button', { name: 'Let a bot play Yellow' }).click();
    await server.deal(6, 6, 6, 3);
    const who = await holdTime(ada);
    await startButton(ada).click();
    await expect(ada.getByText('Who begins?').first()).toBeVisible();
    await show(ada, 'who-begins');
    await who.release();
    await expect(throwButton(ada)).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 });
    await server.deal(6);
    await holdTime(ada);
    await throwButton(ada).click();
    await expect(throwButton(ada)).toHaveCount(0);
    await show(ada, 'die-tumbles');
  },
};
