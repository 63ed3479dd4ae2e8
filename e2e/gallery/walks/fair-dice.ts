// What a page says of the dice that it checks, and what it shouts.
import type { Page } from 'playwright/test';
import { choices, makeTable, sit, startButton } from '../../table.ts';
import { type Walk, walker } from '../walk.ts';

export const fairDice: Walk = {
  name: 'dice that are checked',
  dice: 'cheating',
  go: async ({ visit, show }) => {
    const ada = await visit('/', walker);
    const link = await makeTable(ada, { name: 'Ada', from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' });
    const ben = await visit(link, walker);
    await sit(ben, 'Yellow', 'Maximiliane Adelheid');
    await startButton(ada).click();
    const goOn = async (isDone: () => Promise<boolean>): Promise<void> => {
      while (!(await isDone())) for (const page of [ada, ben]) await act(page);
    };
    const counts = ada.locator('.fair-counts dd');
    await goOn(async () => (await counts.first().textContent()) === '3');
    await ada.locator('.fair-dice summary').click();
    await show(ada, 'fair-dice');
    await ada.locator('.fair-dice summary').click();
    await goOn(() => ada.locator('.dice-alarm').isVisible());
    await show(ada, 'dice-that-do-not-add-up');
  },
};

/** Throws, or takes the first way there is, if it is this page's turn. */
async function act(page: Page): Promise<void> {
  const choice = choices(page).first();
  const action = page.locator('button.action-ready:not(.action-next)');
  if (await choice.isVisible()) await choice.click();
  else if (await action.isVisible()) await action.click();
}
