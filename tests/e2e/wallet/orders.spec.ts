import type { Page } from '@playwright/test';
import { answer, atBank, enter, heldToken, newOrder, newPerson, open } from '../support/person';
import { PASSWORD, tableOpen } from '../support/player';
import { financeOf, keysSent } from '../support/table';
import { expect, NO_ANSWER, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

const qrCode = (page: Page) => page.getByRole('img', { name: 'QR Ph code for ₱500.00' });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a pending order is announced once per visit', async ({ page, request }) => {
  const person = await newPerson(request);
  await newOrder(request, person, '500.00');
  await enter(page, person);
  const reminder = sheet(page, 'A cash in is waiting');
  await expect(reminder).toContainText('₱500.00');
  await expect(reminder).toContainText(/Time left1[45]:[0-5][0-9]/);
  await reminder.getByRole('button', { name: 'Later' }).click();
  await expect(reminder).toBeHidden();

  // The wallet still links to it, and a reload does not announce it again.
  await page.reload();
  await page.getByRole('link', { name: 'Balance' }).click();
  await page.getByRole('link', { name: /₱500\.00 waits for payment/ }).click();
  await expect(qrCode(page)).toBeVisible();
  await expect(reminder).toBeHidden();
});

test('the reminder leads to the code, and a payment made in the meantime shows without a press', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const order = await newOrder(request, person, '500.00');
  await enter(page, person);
  await sheet(page, 'A cash in is waiting').getByRole('button', { name: 'Show the code' }).click();
  await expect(qrCode(page)).toBeVisible();
  await atBank(request, order, 'succeed');
  await expect(sheet(page, 'It has arrived')).toContainText('+₱500.00');
  await sheet(page, 'It has arrived').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('₱500.00');
});

for (const [what, action, title, text] of [
  ['expires', 'expire', 'The code has expired', 'Nobody paid in time.'],
  ['fails', 'fail', 'Payment failed', 'Nothing was added to your wallet.'],
] as const) {
  test(`an order that ${what} says so and offers a new one`, async ({ page, request }) => {
    const person = await newPerson(request);
    const order = await newOrder(request, person, '500.00');
    await enter(page, person, `/cashin?order=${order}`);
    await expect(qrCode(page)).toBeVisible();
    await atBank(request, order, action);
    // The page also polls, and may learn it first.
    await page.getByRole('button', { name: 'I have paid' }).or(sheet(page, title)).first().click();
    await expect(sheet(page, title)).toContainText(text);
    // Opening its address later shows the same result.
    await page.reload();
    await expect(sheet(page, title)).toBeVisible();
    await sheet(page, title).getByRole('button', { name: 'New cash in' }).click();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    expect(await financeOf(page, request)).toBe('0.00');
  });
}

test('canceling an order asks for confirmation, and a later payment is still credited', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const order = await newOrder(request, person, '500.00');
  await enter(page, person, `/cashin?order=${order}`);
  await page.getByRole('button', { name: 'Cancel this cash in' }).click();
  await expect(qrCode(page)).toBeVisible();
  await page.getByRole('button', { name: 'Really cancel?' }).click();
  const canceled = sheet(page, 'Canceled');
  await expect(canceled).toContainText('If you paid anyway, the money is added when it arrives.');
  await expect(qrCode(page)).toBeHidden();

  await atBank(request, order, 'late');
  await canceled.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/wallet$/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('₱500.00');
});

test('an order whose answer gets lost is retried and opened once', async ({ page, request, complaints }) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request);
  await enter(page, person, '/cashin');
  const keys = keysSent(page, '/x2/recharge/v2');
  const made: string[] = [];
  // The route stays for the whole test: removing it during a call could send that call twice.
  await page.route('**/x2/recharge/v2', async (route) => {
    if (made.length > 0) return route.continue();
    const reply = (await (await route.fetch()).json()) as { data: { orderId: string } };
    made.push(reply.data.orderId);
    return route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page.getByText('you will not pay twice')).toBeVisible();
  await expect(qrCode(page)).toBeVisible();
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  const unpaid = await answer<{ orderId: string }>(request, '/x2/recharge/unpaid', {}, await heldToken(page));
  expect(unpaid.orderId).toBe(made[0]);
});

test('an amount outside the limits shows the limits, and an order of another player is not found', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const [person, other] = [await newPerson(request), await newPerson(request)];
  await enter(page, person, '/cashin');
  await page.getByRole('textbox', { name: 'Amount' }).fill('19.99');
  await page.getByRole('button', { name: 'Pay ₱19.99' }).click();
  await expect(page.getByRole('alert')).toHaveText('Between ₱20.00 and ₱50,000.00, please.');

  const theirs = await newOrder(request, other, '500.00');
  await open(page, `/cashin?order=${theirs}`);
  await expect(page.getByRole('alert')).toContainText('This does not exist.');
});

test('the cash-in form shows a waiting order first, also one of another device', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await enter(page, person, '/cashin');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(page.getByText('waits for payment')).toBeHidden();
  await newOrder(request, person, '500.00');
  await page.reload();
  const form = sheet(page, 'Cash in');
  await expect(form).toContainText(/₱500\.00 waits for payment1[45]:[0-5][0-9] left/);
  await form.getByRole('textbox', { name: 'Amount' }).fill('200');
  await expect(form.getByRole('button', { name: 'Pay ₱200.00 as a new order' })).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(qrCode(page)).toBeVisible();
});

test('a waiting order can be canceled above the form', async ({ page, request }) => {
  const person = await newPerson(request);
  await newOrder(request, person, '500.00');
  await enter(page, person, '/cashin/result');
  const form = sheet(page, 'Cash in');
  await form.getByRole('button', { name: 'Cancel this cash in' }).click();
  await form.getByRole('button', { name: 'Really cancel?' }).click();
  await expect(form.getByText('waits for payment')).toBeHidden();
  await expect(form.getByText('There is no payment to show here.')).toBeVisible();
  await open(page, '/cashin/paying');
  await expect(form.getByText('There is no payment to show here.')).toBeVisible();
});

test('a stated age below 21 closes the account, and a second date is not asked for', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await enter(page, await newPerson(request, { birthday: null }), '/cashin');
  const closed = page.getByText('Thank you for being honest');
  const pay = async () => {
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  };
  await pay();
  await page.getByRole('textbox', { name: 'Month' }).fill('5');
  await page.getByRole('textbox', { name: 'Day' }).fill('14');
  await page.getByRole('textbox', { name: 'Year' }).fill('2015');
  await page.getByRole('button', { name: 'Save birthday' }).click();
  await expect(closed).toBeVisible();
  await expect(page.getByText('Birthday given: May 14, 2015')).toBeVisible();
  await page.reload();
  await pay();
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Go to help' }).click();
  await expect(page).toHaveURL(/\/support\/new\?category=account$/);
});

test('a session that ends while a payment waits keeps the order, and the log-in in the same sheet goes on with it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/);
  const person = await newPerson(request);
  const order = await newOrder(request, person, '500.00');
  await enter(page, person, `/cashin?order=${order}`);
  await expect(qrCode(page)).toBeVisible();
  const token = await heldToken(page);
  // In one go: the page follows the order by itself, and would learn of the end before a later press.
  await page.getByRole('button', { name: 'I have paid' }).evaluate(async (button: HTMLElement, ofPlayer) => {
    const headers = { 'content-type': 'application/json', token: ofPlayer };
    await fetch('/x2/user/logout', { method: 'POST', headers, body: '{}' });
    button.click();
  }, token);
  const ended = sheet(page, 'Log in again, your payment is safe');
  await expect(ended).toContainText('₱500.00 waits for payment');
  await expect(ended).toContainText('Order kept');
  await ended.getByLabel('Mobile number').fill(person.phone);
  await ended.getByRole('textbox', { name: /^Password/ }).fill('not the password 1');
  await ended.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(ended.getByText('Username or password incorrect.')).toBeVisible();
  await ended.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await ended.getByRole('button', { name: 'Log in', exact: true }).click();
  // The same sheet shows the order again, and follows it.
  await expect(qrCode(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cashin\\?order=${order}$`));
  await atBank(request, order, 'succeed');
  await expect(sheet(page, 'It has arrived')).toContainText('+₱500.00');
});

test('popups are shown one at a time, and none twice', async ({ page, request }) => {
  const person = await newPerson(request);
  await newOrder(request, person, '500.00');
  await enter(page, person, '/aboutus');
  await expect(sheet(page, 'A cash in is waiting')).toBeVisible();
  await sheet(page, 'A cash in is waiting').getByRole('button', { name: 'Later' }).click();

  // A new player of the game sees its introduction; the reminder of a new visit comes before or after it.
  await page.evaluate(() => sessionStorage.removeItem('remindedOrder'));
  await open(page, '/games/og?id=10002');
  await tableOpen(page);
  const titles: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const dialog = page.getByRole('dialog');
    titles.push((await dialog.getByRole('heading').first().textContent()) ?? '');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.filter({ hasText: titles[turn] ?? '' })).toBeHidden();
  }
  expect(titles.toSorted()).toEqual(['A cash in is waiting', 'Parol Ring']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
