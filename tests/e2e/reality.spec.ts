import type { Page } from '@playwright/test';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { answer, enter, letTimePass, newPerson } from './support/person';
import { allowStudio, GAMES, gameIn, PESOS, playRound, playsOf } from './support/studios';
import { expect, REFUSED, test } from './support/watched';

test.use({ picture: 'drawn', reducedMotion: 'reduce' });

/** Advances the clock of the server and of the page. */
async function advanceBoth(page: Page, ms: number): Promise<void> {
  await letTimePass(page.request, ms);
  await page.clock.fastForward(ms);
}

test('the reality check opens over a studio’s game when it is due, does not disturb the game, and leads on or out', {
  tag: '@clock',
}, async ({ page, request, complaints }) => {
  allowStudio(complaints);
  // The bet that is refused until the check is confirmed.
  complaints.allow(REFUSED);
  const person = await newPerson(request, { pesos: PESOS });
  const interval = { minutes: 15 };
  await answer(request, saferPlayCalls.setRealityCheck.path, interval, person.token);
  await page.clock.install();
  await enter(page, person, GAMES.slot.address);
  await expect(page.locator('[data-frame="playing"]')).toBeVisible({ timeout: 30_000 });
  const game = gameIn(page, 'slot');
  const stake = game.locator('#figures b').nth(1);
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await game.getByRole('button', { name: 'Raise bet' }).click();
  await playRound(game, GAMES.slot.button);
  const stakeBefore = (await stake.textContent()) ?? '';
  expect(stakeBefore).not.toBe('');
  // A reload of the game would lose this mark.
  const inner = page.frames().at(-1);
  await inner?.evaluate(() => Object.assign(window, { remembers: 'the player' }));

  await test.step('it opens when it is due and not earlier', async () => {
    await advanceBoth(page, 14 * 60_000);
    await expect(check).toBeHidden();
    // A bet within a quarter of an hour continues the session of play.
    await playRound(game, GAMES.slot.button);
    await expect.poll(async () => (await playsOf(page, GAMES.slot.key)).total).toBe(2);
    await expect(check).toBeHidden();
    await advanceBoth(page, 61_000);
    await expect(check).toBeVisible();
    await expect(check.getByText('15 min played')).toBeVisible();
  });

  await test.step('closed without an answer, it opens again with the next bet, which is refused', async () => {
    await check.getByRole('button', { name: 'Close' }).click();
    await expect(check).toBeHidden();
    await game.getByRole('button', { name: GAMES.slot.button, exact: true }).click();
    await expect(check).toBeVisible();
    expect((await playsOf(page, GAMES.slot.key)).total).toBe(2);
  });

  await test.step('the player continues the same game', async () => {
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toBeHidden();
    expect(await inner?.evaluate(() => (window as unknown as { remembers?: string }).remembers)).toBe(
      'the player',
    );
    await expect(stake).toHaveText(stakeBefore);
    await playRound(game, GAMES.slot.button);
    expect((await playsOf(page, GAMES.slot.key)).total).toBe(3);
  });

  await test.step('the next check can end the game', async () => {
    await advanceBoth(page, 14 * 60_000);
    await playRound(game, GAMES.slot.button);
    await advanceBoth(page, 61_000);
    await expect(check).toBeVisible();
    await check.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
