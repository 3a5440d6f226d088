import { askDesk, newTeam, openConsole } from './support/desk';
import { enter, newPerson } from './support/person';
import { expect, test } from './support/watched';

test('risk lowers a limit, which the player reads, and follows a cash-in to its channel', async ({
  page,
  browser,
  request,
}) => {
  const { person: risk } = await newTeam(request, ['risk']);
  const player = await newPerson(request, { pesos: '500.00' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, risk, `players/${player.uid}`);
  await page.getByRole('button', { name: 'Lower a limit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Limit/).selectOption('stake');
  await dialog.getByLabel(/^Per/).selectOption('bet');
  await expect(dialog.getByText('Now: no limit')).toBeVisible();
  await dialog.getByLabel(/^At most, in pesos/).fill('20');
  await dialog.getByLabel(/^Reason/).fill('They asked by phone to lower it.');
  await dialog.getByRole('button', { name: /^Lower/ }).click();
  await expect(page.getByText('Stake, bet')).toBeVisible();
  await expect(page.getByText('₱20.00')).toBeVisible();

  // A higher one is not taken, and the reason stays.
  await page.getByRole('button', { name: 'Lower a limit' }).click();
  await dialog.getByLabel(/^Limit/).selectOption('stake');
  await dialog.getByLabel(/^Per/).selectOption('bet');
  await dialog.getByLabel(/^At most, in pesos/).fill('50');
  await dialog.getByLabel(/^Reason/).fill('They asked by phone to raise it.');
  await dialog.getByRole('button', { name: /^Lower/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('It is ₱20.00 already. It can only be lowered here.');
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('They asked by phone to raise it.');
  await page.keyboard.press('Escape');

  const phone = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await enter(phone, player, '/msgCenter');
  await expect(phone.getByText(/^Stake, .*20/)).toBeVisible();
  await expect(phone.getByText(/Our team has lowered it for you/)).toBeVisible();
  await phone.context().close();

  const { list } = await askDesk<{ list: { transferId: string; kind: string }[] }>(
    request,
    '/x2/desk/ledger/list',
    { uid: player.uid, account: 'cash', pageSize: 20 },
    risk.token,
  );
  const cashIn = list.find(({ kind }) => kind === 'deposit');
  await page.goto(`/console.html#/ledger/${player.uid}?id=${cashIn?.transferId}`);
  const trail = page.locator('.source', { hasText: 'At the payment channel' });
  await expect(trail.getByText('sandbox, success')).toBeVisible();
  await expect(trail.getByText(/^Callback, /)).toBeVisible();
  await expect(trail.getByText('Taken')).toBeVisible();
  await trail.getByText('Body, masked').click();
  await expect(trail.getByText('"currency": "PHP"')).toBeVisible();

  await page.goto('/console.html#/rtp?game=color');
  await expect(page.getByRole('heading', { name: 'By stake, 14 days' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '₱1,000 and more' })).toBeVisible();
});
