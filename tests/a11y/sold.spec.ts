import type { APIRequestContext, Page } from '@playwright/test';
import type { ReplyOf } from '../../contract/call';
import { lottoCalls } from '../../contract/lotto';
import { mallCalls } from '../../contract/rewards/mall';
import { leaveBreak } from '../e2e/support/markets';
import { withServer } from '../e2e/support/ownServer';
import { answer, enter, heldToken, newPerson, open, type Person } from '../e2e/support/person';
import { go } from '../e2e/support/visit';
import { expect } from '../e2e/support/watched';
import { inEverySkin } from './visit';

/**
 * Lotto and the markets while they are open, in every skin: the server that the tables visit has no beacon, so they see
 * both of them closed.
 */

const test = withServer({ BEACON: 'sandbox' });
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 400_000 });

type Wire<Reply> = { readonly [Key in keyof Reply]: Reply[Key] };

const setClock = (request: APIRequestContext, now: string) => answer(request, '/sandbox/clock', { now });
const exclude = (request: APIRequestContext, { token }: Person) =>
  answer(request, '/x2/safer-play/exclusion', { months: 6, understood: true }, token);
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const number = (page: Page, value: number) => named(page, new RegExp(`^Number ${value}(,|$)`));

test('lotto: picks of both games, a bought ticket, its draw before and after, and a player who is excluded', async ({
  page,
  request,
}) => {
  await setClock(request, '2027-03-01T09:41:00+08:00');
  const person = await newPerson(request, { pesos: '500.00' });
  await enter(page, person, '/lottoPanel');
  for (const value of [7, 7]) await number(page, value).click();
  await expect(page.getByText('7 7 pays ₱18,451.20')).toBeVisible();
  await named(page, 'Add').click();
  await page.getByRole('tab', { name: '3D, three digits' }).click();
  for (const value of [4, 0]) await number(page, value).click();
  await inEverySkin(page, 'a pick of three digits, with a line on the ticket');
  await page.getByRole('tab', { name: '2D, two of 31' }).click();
  await inEverySkin(page, 'a pick of two numbers');
  await named(page, /^Buy 1 line/).click();
  await expect(page.getByRole('dialog', { name: 'Your ticket is bought' })).toBeVisible();
  await inEverySkin(page, 'the ticket that was bought', '[role="dialog"]');
  await page.getByRole('dialog').getByRole('button', { name: 'My tickets' }).click();
  await expect(page.getByText('In the draw').last()).toBeVisible();
  await inEverySkin(page, 'the tickets');

  const { draw } = await answer<Wire<ReplyOf<typeof mallCalls.countdown>>>(
    request,
    mallCalls.countdown.path,
    null,
  );
  const reach = (state: string) =>
    expect
      .poll(
        async () =>
          (await answer<Wire<ReplyOf<typeof lottoCalls.verify>>>(request, lottoCalls.verify.path, { draw }))
            .draw.state,
        { timeout: 60_000 },
      )
      .toBe(state);
  await setClock(request, '2027-03-01T13:45:10+08:00');
  await reach('closed');
  await go(page, `/lottoResults?draw=${draw}`);
  await expect(page.getByText('Drawn in')).toBeVisible();
  await inEverySkin(page, 'a draw that waits');
  await setClock(request, '2027-03-01T14:00:30+08:00');
  await reach('settled');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Ticket, 1 line, ₱20.00' })).not.toContainText('pays');
  await inEverySkin(page, 'a draw with its checks');
  for (const [address, name] of [
    ['/lotto', 'lotto'],
    ['/lottoResults', 'the results'],
  ] as const) {
    await go(page, address);
    await expect(page.getByText('Newest draw').filter({ visible: true })).toBeVisible();
    await inEverySkin(page, name);
  }

  await exclude(request, { ...person, token: await heldToken(page) });
  await page.reload();
  await go(page, '/lottoPanel');
  await expect(page.getByText(/^You are excluded until/)).toBeVisible();
  await inEverySkin(page, 'lotto for who is excluded');
  // As the first page of a visit: nothing has asked for their limits before.
  await open(page, '/lotto');
  await expect(page.getByText(/^You are excluded until/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play the/ })).toHaveCount(0);
});

test('the markets: list, chart, running and settled orders, the end of the training, and a player who is excluded', async ({
  page,
  request,
}) => {
  await leaveBreak(request);
  const person = await newPerson(request, { pesos: '500.00' });
  await enter(page, person, '/trade');
  await expect(page.getByRole('link', { name: /KIDLAT 100/ })).toBeVisible({ timeout: 60_000 });
  await inEverySkin(page, 'the markets');
  await go(page, '/trade/market?id=KIDLAT');
  const up = named(page, 'Up');
  await expect(up).toBeEnabled({ timeout: 60_000 });
  await named(page, '15 s').click();
  await up.click();
  const running = page.locator('[data-standing]');
  await expect(running).toContainText('Up ₱100');
  await inEverySkin(page, 'a market with an open order');
  await expect(running).toHaveCount(0, { timeout: 30_000 });
  await go(page, '/trade/orders');
  const order = page.getByRole('link', { name: /KIDLAT 100/ });
  await expect(order).toHaveCount(1);
  await inEverySkin(page, 'the orders');
  await order.click();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^The price went from/ })).toBeVisible();
  await inEverySkin(page, 'an order');

  // Five demo orders are settled: what the device keeps says so.
  await page.evaluate(() =>
    localStorage.setItem(
      'tradeDemo',
      JSON.stringify({ balance: '92.50', orders: [], lastId: 5, settled: 5, isTrained: false }),
    ),
  );
  await page.reload();
  await go(page, '/trade/market?id=KIDLAT');
  await expect(page.getByRole('dialog', { name: 'Demo training complete' })).toBeVisible({ timeout: 30_000 });
  await inEverySkin(page, 'the end of the training', '[role="dialog"]');
  await page.keyboard.press('Escape');

  await exclude(request, { ...person, token: await heldToken(page) });
  await page.reload();
  await expect(page.getByText('You have excluded yourself')).toBeVisible({ timeout: 30_000 });
  await inEverySkin(page, 'a market for who is excluded');
});
