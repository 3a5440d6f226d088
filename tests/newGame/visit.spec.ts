import type { Locator, Page } from '@playwright/test';
import { answer, enter, heldToken, newPerson } from '../e2e/support/person';
import { shownBalance, stageReady } from '../e2e/support/player';
import { expect, test } from '../e2e/support/watched';

/** The game that `newGame.test.ts` lays out, as players and designers meet it in the built product. */

const NAME = 'coin';
const TITLE = 'Coin';
/** The stake that the board starts with: less in the demo, whose balance lasts for twenty of them. */
const STAKES = { demo: 5_00n, real: 20_00n } as const;
/** What the side that lands up returns for that stake. */
const PAYOUTS = { demo: 9_90n, real: 39_60n } as const;

type Mode = keyof typeof STAKES;

test.describe.configure({ timeout: 300_000 });

/** Opens the game from its tile in the lobby, and waits until its scene is drawn. */
async function enterGame(page: Page, mode: Mode): Promise<void> {
  const tile = page.getByRole('link', { name: `Play ${TITLE}`, exact: true }).first();
  await expect.poll(() => isPainted(tile.locator('img'))).toBe(true);
  await tile.click();
  const question = page.getByRole('dialog', { name: TITLE });
  await question.getByRole('button', { name: mode === 'demo' ? /^Try demo/ : /^Play for real/ }).click();
  await expect(question).toBeHidden();
  await expect(page.locator(`[data-mode="${mode}"][data-phase="betting"]`)).toBeVisible();
  await stageReady(page);
  await expect(page.locator('[data-stage="ready"]')).toBeAttached();
}

const isPainted = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Tosses once. Gives what the shown balance changed by, in centavos. */
async function toss(page: Page, mode: Mode): Promise<bigint> {
  const before = await shownBalance(page);
  await page.getByRole('button', { name: /^Toss/ }).click();
  await expect(page.locator('[data-mode][data-phase="result"]')).toBeVisible();
  const live = page.locator('section[data-phase] [aria-live]');
  await expect(live).toHaveText(/^It lands on (Heads|Tails)\. (You win |No win this time\.)/);
  const gain = /You win/.test((await live.textContent()) ?? '')
    ? PAYOUTS[mode] - STAKES[mode]
    : -STAKES[mode];
  await expect.poll(async () => (await shownBalance(page)) - before).toBe(gain);
  return gain;
}

/** Opens the round in the game's menu and has it verified on the device. */
async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(My|Demo) rounds/ })
    .click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: /^Round / });
  await sheet.getByRole('button', { name: /^(Verify|Reveal and check)$/ }).click();
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
}

test('a guest finds it in the lobby, plays a demo round and verifies it', async ({ page }) => {
  await page.goto('/');
  await enterGame(page, 'demo');
  await toss(page, 'demo');
  await verify(page);
});

test('a player wins a round for money, which the ledger pays, and verifies it', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '500.00' });
  const want = { bet: { side: 'heads', stake: '20.00' }, tier: 'small' };
  await answer(request, '/sandbox/seek', { uid: person.uid, game: NAME, want });
  await enter(page, person);
  await enterGame(page, 'real');
  expect(await toss(page, 'real')).toBe(PAYOUTS.real - STAKES.real);
  const { finance } = await answer<{ finance: string }>(request, '/x2/user/info', {}, await heldToken(page));
  expect(finance).toBe('519.60');
  await verify(page);
});

test('the gallery lists its moments, and draws one within the budget of the game', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`/gallery.html#/${NAME}/small-win?w=375&h=812`);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  const games = page.getByRole('navigation').locator('section').filter({ hasText: TITLE });
  await expect(games.getByRole('link', { name: 'small win' })).toHaveAttribute('aria-current', 'page');
  const figure = (name: string) => page.locator('.figure').filter({ hasText: name });
  for (const name of ['Draw calls', 'Textures']) {
    await expect(figure(name).locator('b')).toHaveText(/^[1-9]/);
    await expect(figure(name)).not.toHaveAttribute('data-over', 'true');
  }
});
