import type { Page } from '@playwright/test';
import { finger, type Hands, keys } from '../support/hands';
import { answer, enter, heldToken, newPerson } from '../support/person';
import { SIZES, stageReady } from '../support/player';
import { expect, test } from '../support/watched';

/** Lucky Spin from the lobby to a prize in the wallet, by touch and by keyboard. */

test.describe.configure({ timeout: 120_000 });

const primary = (page: Page) => page.locator('[data-primary]');

/** Opens the wheel from the lobby and waits until its picture is drawn. */
async function openWheel(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Spin', exact: true }));
  await expect(primary(page)).toBeVisible();
  await stageReady(page);
}

for (const [size, hands, prize, text, where] of [
  [SIZES[0], keys, 20, '₱20.00', 'It is in your main wallet.'],
  [SIZES[1], finger, 'points', '20 points', 'They are added to your points.'],
] as const) {
  // On the larger screen with the scene, on the smaller one with the board alone.
  const tag = size === SIZES[0] ? ['@drawn'] : [];
  test.describe(`at ${size.width}x${size.height}`, { tag }, () => {
    test.use({ viewport: size, reducedMotion: 'reduce', hasTouch: true });

    test(`a spin by ${hands.name}: too few points, terms, a prize of ${text}, and its verification`, async ({
      page,
      request,
    }) => {
      await page.goto('/');
      await hands.press(page.getByRole('link', { name: 'Spin', exact: true }));
      await expect(page).toHaveURL(/#\/login\?type=1&then=%2Fspin/);

      const person = await newPerson(request, { pesos: '100.00' });
      const spins: string[] = [];
      page.on(
        'request',
        (sent) => sent.url().endsWith('/open-prize-with-lotteryticket') && spins.push(sent.url()),
      );
      await enter(page, person);
      await openWheel(page, hands);
      await expect(page.locator('[data-points="135"]')).toBeVisible();
      await expect(primary(page)).toHaveAccessibleDescription('Not enough points. You have 135 of 200.');
      const place = await primary(page).boundingBox();
      const isInPlace = async () => expect(await primary(page).boundingBox()).toEqual(place);
      // A disabled button still reacts to a press and says what is missing.
      await (hands === finger ? primary(page).tap({ force: true }) : hands.press(primary(page)));
      const missing = page.getByRole('dialog', { name: 'Not enough raffle tickets.' });
      await expect(missing).toContainText('135');
      await hands.press(missing.getByRole('button', { name: 'Got it' }));
      await expect(missing).toBeHidden();
      expect(spins).toEqual([]);

      await answer(request, `/sandbox/points/${person.uid}`, { points: 365 });
      const want = { bet: { points: 200 }, outcome: prize };
      await answer(request, '/sandbox/seek', { uid: person.uid, game: 'wheel', want });
      await hands.press(page.getByRole('button', { name: 'Back' }));
      await openWheel(page, hands);
      // The daily points are already included, because the page has renewed its session.
      await expect(page.locator('[data-points="500"]')).toBeVisible();
      await expect(page.getByText('2 spins ready')).toBeVisible();
      await expect(page.getByText('5 of 5 spins left today')).toBeVisible();
      await isInPlace();
      await hands.press(primary(page));
      await expect(page.getByText('Please accept the terms to spin.')).toBeVisible();
      expect(spins).toEqual([]);
      await hands.press(page.getByRole('checkbox'));
      await hands.press(primary(page));

      const card = page.locator('[data-prize]');
      await expect(card.getByRole('status')).toHaveText(new RegExp(`${text.replace('.', '\\.')}${where}$`), {
        timeout: 60_000,
      });
      expect(spins).toHaveLength(1);
      await expect(page.getByText('4 of 5 spins left today')).toBeVisible();
      await isInPlace();
      const token = await heldToken(page);
      const { finance } = await answer<{ finance: string }>(request, '/x2/user/info', {}, token);
      expect(finance).toBe(prize === 'points' ? '100.00' : '120.00');
      await expect(page.locator(`[data-points="${prize === 'points' ? 320 : 300}"]`)).toBeVisible();

      await hands.press(card.getByRole('button', { name: 'Check this spin' }));
      const sheet = page.getByRole('dialog', { name: /^Spin \d+$/ });
      await hands.press(sheet.getByRole('button', { name: 'Reveal and check' }));
      await expect(sheet.getByText('This round checks out.')).toBeVisible();
      await hands.press(sheet.getByRole('button', { name: 'Close' }));
      await hands.choose(page.getByRole('tab', { name: 'My spins' }));
      await expect(page.getByRole('listitem').filter({ hasText: `Won ${text}` })).toContainText('−200');
      await hands.press(page.getByRole('link', { name: 'Weekly lucky prize', exact: true }));
      await expect(page.getByRole('heading', { name: 'Weekly lucky prize' })).toBeVisible();
      await expect(page.getByText('of ₱1,000.00')).toBeVisible();
    });
  });
}

test('on a phone in landscape the button is on the screen', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '100.00' });
  await page.setViewportSize({ width: 812, height: 375 });
  await enter(page, person, '/spin');
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
});

test.describe('the rarest prize', { tag: ['@drawn'] }, () => {
  test.use({ viewport: SIZES[0], reducedMotion: 'reduce' });

  test('takes the whole stage, is shared as a picture, and leads back to the wheel', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request, { pesos: '100.00' });
    await answer(request, `/sandbox/points/${person.uid}`, { points: 500 });
    await enter(page, person);
    await openWheel(page, keys);
    const want = { bet: { points: 200 }, outcome: 888 };
    await answer(request, '/sandbox/seek', { uid: person.uid, game: 'wheel', want });
    await keys.press(page.getByRole('checkbox'));
    await keys.press(primary(page));
    const show = page.getByRole('dialog', { name: 'Jackpot prize!' });
    await expect(show.getByRole('status')).toContainText('₱888.00', { timeout: 60_000 });
    await expect(primary(page)).toBeHidden();
    await expect(show).toBeFocused();
    const saved = page.waitForEvent('download');
    await keys.press(show.getByRole('button', { name: 'Share this win' }));
    expect((await saved).suggestedFilename()).toMatch(/^jackpot-\d+\.png$/);
    await show.getByRole('button', { name: 'Close' }).press('Escape');
    await expect(show).toBeHidden();
    await expect(primary(page)).toBeVisible();
  });
});

test('the statistics count the last spins and what the day has brought', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '100.00' });
  await answer(request, `/sandbox/points/${person.uid}`, { points: 600 });
  const send = (path: string, body: object) => answer(request, path, body, person.token);
  await send('/spin/main-page', {});
  await send('/spin/main-page', { clientSeed: 'statistics' });
  for (let spin = 0; spin < 3; spin += 1) {
    await send('/x2/spin/open-prize-with-lotteryticket', { acceptTerms: true });
  }
  await enter(page, person, '/spin');
  await page.getByRole('button', { name: 'Statistics' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  await expect(sheet.getByText('Your last 3 spins')).toBeVisible();
  // Eleven prizes and the head of the table.
  await expect(sheet.getByRole('row')).toHaveCount(12);
  await expect(sheet.getByRole('region', { name: 'Your results today' })).toContainText('600 points');
  await expect(sheet.getByText('Past rounds do not predict the next one.')).toBeVisible();
});
