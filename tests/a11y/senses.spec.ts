import type { Locator, Page } from '@playwright/test';
import { enter, newOrder, newPerson, open } from '../e2e/support/person';
import { tableOpen } from '../e2e/support/player';
import { DEMO, lay, resultShown, rollButton } from '../e2e/support/table';
import { expect, test } from '../e2e/support/watched';

/** Expects that a primary action can be scrolled into view and pressed without horizontal scrolling. */
async function expectInReach(page: Page, action: Locator, where: string): Promise<void> {
  await action.click({ trial: true });
  const moved = await action.evaluate((element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at.scrollLeft > 0) return at.className;
    }
    return null;
  });
  expect(moved, `${where}: what the press has scrolled sideways`).toBeNull();
  // A late font or a page that is still sliding in moves the edges for a moment.
  await expect(async () => {
    const { left, right } = await action.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right };
    });
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(left, `${where}: left edge`).toBeGreaterThanOrEqual(0);
    expect(right, `${where}: right edge`).toBeLessThanOrEqual(wide[1] ?? 0);
    expect(wide[0], `${where}: no sideways scrolling`).toBeLessThanOrEqual((wide[1] ?? 0) + 1);
  }).toPass({ timeout: 20_000 });
}

test.describe('zoomed to 200 %', () => {
  // The viewport that this zoom gives on a phone of 375 x 812.
  test.use({ viewport: { width: 188, height: 406 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

  test('the primary action of every main screen stays within reach', async ({ page, request }) => {
    test.setTimeout(120_000);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const link = (name: string) => page.getByRole('link', { name });
    await page.goto('/');
    await expectInReach(page, link('Register'), 'lobby, register');
    await expectInReach(page, link('Play Color Game'), 'lobby, a game');
    await page.goto('/#/login?type=1');
    await expectInReach(page, page.getByRole('button', { name: 'Log in', exact: true }), 'log-in');
    await page.goto('/#/login?type=0');
    await expectInReach(page, button('Create account'), 'registration');

    await page.goto(`/#${DEMO}`);
    await tableOpen(page);
    await lay(page, 'Yellow');
    await expectInReach(page, rollButton(page), 'the table');
    await rollButton(page).click();
    await resultShown(page);
    await expectInReach(page, button('Game menu'), 'the table, menu');
    await button('Game menu').click();
    await expectInReach(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }), 'the menu');

    const person = await newPerson(request, { pesos: '500.00' });
    const order = await newOrder(request, person, '500.00');
    await enter(page, person, '/wallet');
    await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
    // Closing goes one step back in the history, which must not undo the next navigation.
    await page.waitForFunction(() => !window.history.state?.layers);
    await expectInReach(page, page.getByRole('main').getByRole('link', { name: 'Cash in' }), 'wallet');
    await page.goto('/#/cashin');
    await button('₱500').first().click();
    await expectInReach(page, button('Pay ₱500.00'), 'cash in');
    await open(page, `/cashin?order=${order}`);
    await expectInReach(page, button('I have paid'), 'the code');
    await page.goto('/#/account');
    await expectInReach(page, button('Log out'), 'account');
  });
});

/** The elements that are animating now. Animations that last only a moment do not count. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 200 || iterations === Number.POSITIVE_INFINITY);
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );

for (const reduced of [true, false]) {
  test.describe(reduced ? 'with less motion' : 'with full motion', () => {
    test.use({ reducedMotion: reduced ? 'reduce' : 'no-preference' });

    test(reduced ? 'nothing slides, pulses or rotates' : 'the screens are animated', async ({ page }) => {
      const seen: string[][] = [];
      await page.goto('/');
      await page.getByRole('link', { name: 'Play Color Game' }).waitFor();
      seen.push(await moving(page));
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('dialog').waitFor();
      seen.push(await moving(page));
      await page.keyboard.press('Escape');
      await page.goto(`/#${DEMO}`);
      await tableOpen(page);
      await lay(page, 'Yellow');
      seen.push(await moving(page));
      await rollButton(page).click();
      await page.waitForSelector('[data-mode]:is([data-phase="playing"], [data-phase="result"])');
      seen.push(await moving(page));
      await resultShown(page);
      seen.push(await moving(page));
      if (reduced) expect(seen).toEqual([[], [], [], [], []]);
      else expect(seen.flat().length).toBeGreaterThan(0);
    });
  });
}
