import type { Page } from '@playwright/test';
import {
  ask,
  giveBirthday,
  newPhone,
  readEmv,
  register,
  roll,
  SIZES,
  scan,
  shownBalance,
  tableOpen,
} from '../support/player';
import { expect, NO_ANSWER, test } from '../support/watched';

interface Listed {
  readonly rounds: readonly { readonly roundId: string; readonly stake: string; readonly payout: string }[];
}
interface Statement {
  readonly list: readonly { readonly kind: string; readonly amount: string }[];
}

const toCentavos = (pesos: string) => BigInt(pesos.replace('.', ''));
const sum = (amounts: readonly string[]) => amounts.reduce((total, each) => total + toCentavos(each), 0n);

async function cashIn500(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Cash in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  // The birthday is asked for before the first deposit, which then continues by itself.
  await giveBirthday(page);
  await expect(page.getByRole('img', { name: 'QR Ph code for ₱500.00' })).toBeVisible();

  // The QR code survives a reload and can be decoded.
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR Ph code for ₱500.00' })).toBeVisible();
  const tags = readEmv(await scan(page));
  expect(tags.get('53')).toBe('608');
  expect(tags.get('54')).toBe('500.00');
  expect(tags.get('58')).toBe('PH');

  const payPage = await page.getByRole('link', { name: 'Open the payment page' }).getAttribute('href');
  const orderId = /CI[0-9A-Z]+/.exec(payPage ?? '')?.[0];
  // The bank sends its webhook twice.
  const paid = await page.request.post(`/sandbox/payments/${orderId}/duplicate`, { data: {} });
  expect(paid.ok()).toBe(true);
  // The page also polls, and may learn it first.
  const arrived = page.getByText('It has arrived');
  await page.getByRole('button', { name: 'I have paid' }).or(arrived).click();
  await expect(page.getByText('It has arrived')).toBeVisible();
}

/** Places the chips of the nth bet: each kind of bet is played once. */
async function placeChips(page: Page, nth: number): Promise<void> {
  const field = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  const clear = page.getByRole('button', { name: 'Clear' });
  if (await clear.isEnabled()) await clear.click();
  const mode = ['1 color', '2 colors', '3 colors', 'Triple', 'Special'][nth] ?? '1 color';
  await page.getByRole('tab', { name: mode }).click();
  if (mode === '1 color') await field('Yellow').click();
  if (mode === '2 colors') for (const color of ['Yellow', 'Blue']) await field(color).click();
  if (mode === '3 colors') for (const color of ['Yellow', 'Blue', 'Pink']) await field(color).click();
  if (mode === 'Triple') await field('Yellow').click();
  if (mode === 'Special') await field('All different').click();
}

/** Opens the list of rounds, then its nth round. */
async function openRound(page: Page, list: 'My rounds' | 'Demo rounds', nth: number): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByText(list).click();
  await page.getByRole('dialog').getByRole('listitem').nth(nth).getByRole('button').click();
}

for (const size of SIZES) {
  // On the larger screen with the scene, on the smaller one with the board alone.
  const tag = size === SIZES[0] ? ['@drawn'] : [];
  test.describe(`at ${size.width}x${size.height}`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' });

    test('a player registers, deposits, bets five times and verifies every round', { tag }, async ({
      page,
      context,
      complaints,
    }) => {
      test.setTimeout(180_000);
      complaints.allow(NO_ANSWER);
      await register(page, newPhone());
      await cashIn500(page);

      await page.goto('/#/games/og?id=10001&mode=real');
      await tableOpen(page);
      await expect.poll(() => shownBalance(page)).toBe(500_00n);
      for (let bet = 0; bet < 5; bet += 1) {
        await placeChips(page, bet);
        await roll(page);
      }

      // Balance, history and ledger agree.
      const { rounds } = (await ask(page, '/x2/og/color/history', { pageNum: 1, pageSize: 20 })) as Listed;
      expect(rounds).toHaveLength(5);
      const { list } = (await ask(page, '/x2/finance/list', {
        pageNum: 1,
        pageSize: 50,
        type: 0,
      })) as Statement;
      const ledger = sum(list.map(({ amount }) => amount));
      expect(
        500_00n - sum(rounds.map((round) => round.stake)) + sum(rounds.map((round) => round.payout)),
      ).toBe(ledger);
      expect(list.filter(({ kind }) => kind === 'deposit')).toHaveLength(1);
      expect(list.filter(({ kind }) => kind === 'stake')).toHaveLength(5);
      await expect.poll(() => shownBalance(page)).toBe(ledger);

      // The first verification reveals the seed pair; the others need no network.
      for (let nth = 0; nth < 5; nth += 1) {
        await openRound(page, 'My rounds', nth);
        const name = nth === 0 ? 'Reveal and check' : 'Verify';
        if (nth > 0) await context.setOffline(true);
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByText('This round checks out.')).toBeVisible();
        await context.setOffline(false);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      }
    });

    test('a guest plays the demo, is offered real play and verifies a round', async ({
      page,
      context,
      complaints,
    }) => {
      test.setTimeout(120_000);
      complaints.allow(NO_ANSWER);
      await page.goto('/#/games/og?id=10001&mode=demo');
      await tableOpen(page);
      await expect.poll(() => shownBalance(page)).toBe(100_00n);
      for (let bet = 0; bet < 4; bet += 1) {
        await placeChips(page, bet);
        await roll(page);
      }
      const popup = page.getByRole('dialog', { name: 'Switch to real play?' });
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'Stay in demo' }).click();

      await openRound(page, 'Demo rounds', 0);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByText('This round checks out.')).toBeVisible();
    });
  });
}
