import type { Page } from '@playwright/test';
import { answer, heldToken, logInByPassword, open } from '../support/person';
import { shownBalance, tableOpen } from '../support/player';
import {
  BET_CALL,
  fieldOf,
  financeOf,
  keysSent,
  lay,
  REAL,
  resultShown,
  rollButton,
  roundsOf,
  seek,
  sitDown,
} from '../support/table';
import { expect, NO_ANSWER, REFUSED, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

const CHECKING = 'Checking your bet…';

/** A promise to wait for, and the function that resolves it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('ten rapid taps on Roll place one bet', async ({ page, request }) => {
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  const keys = keysSent(page, '/color/bet');
  const tapped = gate();
  await page.route(BET_CALL, async (route) => {
    await tapped.opened;
    await route.continue();
  });

  const box = await rollButton(page).boundingBox();
  if (box === null) throw new Error('the roll button is not visible');
  for (let tap = 0; tap < 10; tap += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Also faster than any finger: ten clicks before the page renders once.
  await rollButton(page).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  tapped.open();
  await resultShown(page);
  expect(keys).toHaveLength(1);
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a reload during a bet shows its round once, and the bet was placed once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  const keys = keysSent(page, '/color/bet');
  const settled = gate();
  await page.route(
    BET_CALL,
    async (route) => {
      // The server has settled the bet, but the page reloads before the answer arrives.
      await route.fetch();
      settled.open();
    },
    { times: 1 },
  );
  await rollButton(page).click();
  await settled.opened;
  await page.reload();
  await resultShown(page);

  expect(new Set(keys).size).toBe(1);
  const [round, ...others] = await roundsOf(page, request);
  expect(others).toEqual([]);
  expect(round?.stake).toBe('10.00');
  const finance = BigInt((await financeOf(page, request)).replace('.', ''));
  await expect.poll(() => shownBalance(page)).toBe(finance);

  await page.reload();
  await tableOpen(page);
  await expect(page.locator('[data-mode][data-phase="betting"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Last rounds/ })).toBeVisible();
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a bet whose answers get lost is retried with its own key until an answer arrives', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  complaints.allow(/status of 502/);
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  const keys = keysSent(page, '/color/bet');
  let tries = 0;
  await page.route(BET_CALL, async (route) => {
    tries += 1;
    if (tries >= 3) return route.continue();
    await route.fetch();
    // First the connection breaks, then a proxy in between answers instead of the server.
    if (tries === 1) return route.abort('connectionreset');
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await rollButton(page).click();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await resultShown(page);
  await expect(page.getByText(CHECKING)).toBeHidden();
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a bet that could not be confirmed is recovered when the network is back', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await page.clock.install();
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  let tries = 0;
  await page.route(BET_CALL, async (route) => {
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort('internetdisconnected');
  });
  await rollButton(page).click();
  // Skips every wait between two tries until the page gives up.
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(page.getByRole('alert')).toContainText('No answer yet', { timeout: 500 });
  }).toPass();
  expect(tries).toBeGreaterThanOrEqual(5);
  await expect(rollButton(page)).toHaveAttribute('aria-disabled', 'true');

  await context.setOffline(true);
  await page.unroute(BET_CALL);
  await context.setOffline(false);
  await resultShown(page);
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a bet larger than the balance leads to a deposit and back, and its chips stay', async ({
  page,
  request,
}) => {
  await sitDown(page, request, '20.00');
  const keys = keysSent(page, '/color/bet');
  await lay(page, 'Yellow', '₱50.00');
  await rollButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Insufficient funding, deposit immediately.' });
  await expect(sheet).toContainText('Your bet is ₱50.00 and you have ₱20.00.');
  await sheet.getByRole('button', { name: 'Change the bet' }).click();
  await expect(sheet).toBeHidden();
  await expect(fieldOf(page, 'Yellow')).toHaveAccessibleName('Yellow star, ₱50.00 on it');

  await rollButton(page).click();
  await sheet.getByRole('button', { name: 'Cash in' }).click();
  await expect(page.getByRole('dialog', { name: 'Cash in' })).toBeVisible();
  await open(page, REAL);
  await tableOpen(page);
  await expect(fieldOf(page, 'Yellow')).toHaveAccessibleName('Yellow star, ₱50.00 on it');
  expect(keys).toEqual([]);
});

test('a balance spent elsewhere makes the server refuse the bet: the chips stay, and the balance is updated', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const person = await sitDown(page, request, '20.00');
  const keys = keysSent(page, '/color/bet');
  await expect.poll(() => shownBalance(page)).toBe(20_00n);
  await seek(request, person, 'loss');
  const bet = { positions: [{ kind: 'single', colors: [1], stake: '20.00' }] };
  await answer(request, '/x2/og/color/bet', { bet }, await heldToken(page));

  await lay(page, 'Yellow', '₱20.00');
  await rollButton(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Insufficient funding, deposit immediately.' }),
  ).toContainText('Your bet is ₱20.00 and you have ₱0.00.');
  expect(keys).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, 'Yellow')).toHaveAccessibleName('Yellow star, ₱20.00 on it');
  await expect(page.getByRole('button', { name: 'Balance ₱0.00' })).toBeVisible();
});

test('a session that ended elsewhere leads from the bet to log-in and back to the chips', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const { phone } = await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await answer(request, '/x2/user/logout', {}, await heldToken(page));
  await rollButton(page).click();

  await expect(page).toHaveURL(/#\/login\?/);
  await logInByPassword(page, phone);
  await tableOpen(page);
  await expect(page.locator('[data-mode="real"]')).toBeVisible();
  await expect(fieldOf(page, 'Yellow')).toHaveAccessibleName('Yellow star, ₱10.00 on it');
  expect(await roundsOf(page, request)).toEqual([]);
  await rollButton(page).click();
  await resultShown(page);
  expect(await roundsOf(page, request)).toHaveLength(1);
});

/** Waits for the files that a game loads after its first picture: the sheets, and the worker of the demo. */
async function fetchedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/SheetPanel-')),
  );
  await page.waitForLoadState('networkidle');
}

test('offline, real play is blocked and says why, and the demo continues', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await fetchedAhead(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline\. Shown as of/)).toBeVisible();
  await expect(page.getByText('You are offline. Betting opens when you are back.')).toBeVisible();
  await expect(rollButton(page)).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try the demo' }).click();
  await expect(page.locator('[data-mode="demo"][data-phase]')).toBeVisible();
  await lay(page, 'Blue');
  await rollButton(page).click();
  await resultShown(page);

  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play for real' }).click();
  await expect(page.locator('[data-mode="real"][data-phase]')).toBeVisible();
  // Each kind of play has a board of its own: no demo chip becomes real money.
  await expect(rollButton(page)).toHaveAttribute('aria-disabled', 'true');
  await lay(page, 'Yellow', '₱10.00');
  await expect(rollButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});
