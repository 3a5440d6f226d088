import type { APIRequestContext } from '@playwright/test';
import type { ReplyOf } from '../../../contract/call';
import { lottoCalls } from '../../../contract/lotto';
import { mallCalls } from '../../../contract/rewards/mall';
import { withServer } from '../support/ownServer';
import { answer, enter, newPerson } from '../support/person';
import { expect } from '../support/watched';

// The shared server has no beacon, so it sells no tickets; and its clock belongs to all.
const test = withServer({ BEACON: 'sandbox' });
test.describe.configure({ timeout: 180_000 });
test.use({ reducedMotion: 'reduce' });

type Wire<Reply> = { readonly [Key in keyof Reply]: Reply[Key] };

const setClock = (request: APIRequestContext, now: string) => answer(request, '/sandbox/clock', { now });

test('a ticket with lines of both games is bought once, drawn at its time, checked on the device, and bought again', async ({
  page,
  request,
}) => {
  await setClock(request, '2027-03-01T09:41:00+08:00');
  const person = await newPerson(request, { pesos: '500.00' });
  await enter(page, person, '/lottoPanel');
  const number = (value: number) => page.getByRole('button', { name: new RegExp(`^Number ${value}(,|$)`) });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(page.getByText('Sales close at 13:45, in')).toBeVisible();

  await test.step('a number may come twice, and has one order then', async () => {
    await number(7).click();
    await number(7).click();
    await expect(page.getByRole('button', { name: 'Number 7, picked as 1, 2' })).toBeVisible();
    await expect(page.getByText('7 7 pays ₱18,451.20')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Any order/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Clear' }).click();
  });

  await test.step('lines of both games make one ticket, which is kept while the page is left', async () => {
    await number(7).click();
    await number(24).click();
    await page.getByRole('radio', { name: /^Any order/ }).check();
    await expect(page.getByText('7 24 in any order pays ₱9,225.60')).toBeVisible();
    await add.click();
    await page.getByRole('tab', { name: '3D, three digits' }).click();
    await number(4).click();
    await page.getByRole('button', { name: 'Lucky' }).click();
    await expect(page.getByRole('button', { name: /^Place 3: \d/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Exact order/ }).check();
    await add.click();
    await page.getByRole('link', { name: 'Results' }).click();
    await expect(page.getByRole('heading', { name: 'Lotto results' })).toBeVisible();
    await page.getByRole('link', { name: 'Play the 14:00 draw' }).click();
    await page.getByRole('button', { name: 'Buy 2 lines, ₱40.00' }).click();
    const bought = page.getByRole('dialog', { name: 'Your ticket is bought' });
    await expect(bought.getByText('Ticket, 2 lines, ₱40.00')).toBeVisible();
    await bought.getByRole('button', { name: 'My tickets' }).click();
    await expect(page.getByText('In the draw').last()).toBeVisible();
  });

  const { draw } = await answer<Wire<ReplyOf<typeof mallCalls.countdown>>>(
    request,
    mallCalls.countdown.path,
    null,
  );
  const state = async () =>
    (await answer<Wire<ReplyOf<typeof lottoCalls.verify>>>(request, lottoCalls.verify.path, { draw })).draw
      .state;

  await test.step('after the close it counts down to the draw, and then shows its numbers', async () => {
    await setClock(request, '2027-03-01T13:45:10+08:00');
    await expect.poll(state, { timeout: 60_000 }).toBe('closed');
    await page.getByRole('link', { name: /^Ticket, 2 lines/ }).click();
    await expect(page.getByText('Drawn in')).toBeVisible();
    await setClock(request, '2027-03-01T14:00:30+08:00');
    await expect.poll(state, { timeout: 60_000 }).toBe('settled');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Drawn numbers' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ticket, 2 lines, ₱40.00' })).not.toContainText('pays');
  });

  await test.step('without a picture the replay shows the numbers one by one', async () => {
    const numbers = await page
      .getByRole('region', { name: 'Drawn numbers' })
      .locator('[data-drawn]')
      .allTextContents();
    await page.getByRole('button', { name: 'Replay' }).click();
    const close = page.getByRole('button', { name: 'Close' });
    // With less motion it is soon over by itself, and the button goes.
    await expect(close).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-plain] [data-drawn]')).toHaveText(numbers);
    await close.click();
    await expect(page.getByRole('region', { name: 'Drawn numbers' })).toBeVisible();
  });

  await test.step('the device checks it, and says that the beacon is a practice one', async () => {
    await expect(page.getByText('Your ticket in the closing record')).toBeVisible();
    await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
    // The log was read when the ticket was bought, so there is something to compare it with.
    await expect(page.locator('li[data-state="ok"], li[data-state="practice"]')).toHaveCount(4);
    await expect(page.getByText('Numbers worked out again')).toBeVisible();
  });

  await test.step('its lines are picked again for the next draw', async () => {
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(page.getByRole('button', { name: 'Buy 2 lines, ₱40.00' })).toBeVisible();
    await expect(page.getByText(/^Sales close at 16:45/)).toBeVisible();
  });
});
