import {
  atContest,
  back,
  CLIENT_SEED,
  DEMO,
  decide,
  press,
  REAL,
  seekContest,
  sideOf,
  sitDown,
  takeBack,
  takeBackButton,
} from '../support/contest';
import { expectButton, fastForward, NUMBER_MAX_MS, phaseIs, primary, trueBalance } from '../support/jump';
import { answer, heldToken } from '../support/person';
import { shownBalance } from '../support/player';
import { expect, REFUSED, test } from '../support/watched';

test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce', table: 'sabong' });

test('a bet on a side wins and is paid, and the round can be verified and shared', { tag: '@drawn' }, async ({
  page,
  request,
}) => {
  const person = await sitDown(page, request, 'Meron');
  await seekContest(page, request, person, 'meron');
  await back(page);
  await expect(page.getByText('Animated random-number contest')).toBeVisible();
  await expect(page.getByText('₱35.20', { exact: true })).toBeVisible();
  expect(await trueBalance(page, request)).toBe(480_00n);
  // Bets are closed, and the birds meet for five seconds. Fast-forwarded, the result would stand for a moment only.
  await page.getByText('Meron paid ₱35.20').waitFor({ timeout: 60_000 });
  expect(await trueBalance(page, request)).toBe(515_20n);
  await page.getByRole('button', { name: /^Last outcomes/ }).click();
  await page
    .getByRole('dialog', { name: 'Rounds' })
    .getByRole('button', { name: /^Round \d+/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^Round \d+/ });
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // A side pays less than a large win, so its card is made from the player's own round.
  await page.getByRole('button', { name: /^Last outcomes/ }).click();
  const rounds = page.getByRole('dialog', { name: 'Rounds' });
  await rounds.getByRole('tab', { name: 'My bets' }).click();
  await rounds.getByRole('listitem').first().getByRole('button').click();
  const saved = page.waitForEvent('download');
  const own = page.getByRole('dialog', { name: /^Round / });
  await own.getByRole('button', { name: 'Share this win' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^win-.+\.png$/);
});

test('several sides and an addition stand in one contest, and their results are summed', async ({
  page,
  request,
}) => {
  const person = await sitDown(page, request, 'Meron');
  await seekContest(page, request, person, 'meron');
  await back(page);
  await press(page);
  await expect(sideOf(page, 'Meron')).toContainText('₱40');
  await sideOf(page, 'Wala').click({ force: true });
  await press(page);
  await expect(sideOf(page, 'Wala')).toContainText('₱20');
  expect(await trueBalance(page, request)).toBe(440_00n);
  const shown = page.getByText('₱60.00 bet, ₱70.40 paid').waitFor();
  await decide(page, request);
  await shown;
  expect(await trueBalance(page, request)).toBe(510_40n);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('a bet is taken back, and a draw refunds the next one without a celebration', async ({
    page,
    request,
  }) => {
    const person = await sitDown(page, request, 'Draw');
    await seekContest(page, request, person, 'draw');
    await back(page);
    await takeBack(page);
    await expectButton(page, 'Bet on Draw');
    await sideOf(page, 'Wala').click({ force: true });
    await back(page);
    await expectButton(page, 'Add to Wala');
    expect(await trueBalance(page, request)).toBe(480_00n);
    const shown = page.getByText('Your ₱20.00 came back').waitFor({ timeout: NUMBER_MAX_MS });
    await decide(page, request);
    await shown;
    await expect(page.locator('[data-result]')).toHaveCount(0);
    expect(await trueBalance(page, request)).toBe(500_00n);
  });
});

test('a bet that arrives after betting has closed is refused, and the board says so', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const person = await sitDown(page, request, 'Meron');
  await seekContest(page, request, person, 'wala');
  // Betting closes only with a bet on the round: this is the player's own from another device.
  const bet = { stake: '10.00', side: 'wala', card: 1 };
  await answer(
    request,
    '/x2/og/sabong/join',
    { panel: 1, bet, clientSeed: CLIENT_SEED },
    await heldToken(page),
  );
  await page.route('**/x2/og/sabong/join', async (route) => {
    await fastForward(page, request, 'sabong');
    await route.continue();
  });
  const shown = page.getByText('arrived after that').waitFor();
  await press(page);
  await shown;
  await decide(page, request);
  expect(await trueBalance(page, request)).toBe(511_50n);
});

test('a round can be played with the keyboard alone', async ({ page, request }) => {
  const person = await sitDown(page, request, 'Meron');
  await seekContest(page, request, person, 'wala');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expectButton(page, 'Bet on Wala');
  await page.keyboard.press(' ');
  await expectButton(page, 'Add to Wala');
  await takeBackButton(page).focus();
  await page.keyboard.press('Enter');
  await expectButton(page, 'Bet on Wala');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expectButton(page, 'Add to Wala');
  await decide(page, request);
  expect(await trueBalance(page, request)).toBe(500_00n - 50_00n + 107_50n);
});

test('its demo is for players only, and runs the same round on the device', async ({ page, request }) => {
  await page.goto(`/#${DEMO}`);
  await expect(page).toHaveURL(/#\/login/);
  await page.getByRole('button', { name: 'Read the rules of the game' }).click();
  await expect(page.getByRole('dialog', { name: 'Sabong Bida: Rules and odds' })).toContainText('×9.00');
  await sitDown(page, request, 'Draw');
  await page.goto(`/#${DEMO}`);
  await atContest(page, 'demo');
  await expect(page.locator('[data-standing="open"]')).toBeVisible({ timeout: 30_000 });
  await back(page);
  expect(await shownBalance(page)).toBe(80_00n);
  await phaseIs(page, 'running', 30_000);
  await expect(primary(page)).toContainText('Result in');
  await phaseIs(page, 'result', 30_000);
  const paid = page.getByText('Draw paid D$180.00');
  const isTold = async () => (await shownBalance(page)) === ((await paid.isVisible()) ? 260_00n : 80_00n);
  await expect.poll(isTold).toBe(true);
  await page.goto(`/#${REAL}`);
  await atContest(page, 'real');
  expect(await trueBalance(page, request)).toBe(500_00n);
});
