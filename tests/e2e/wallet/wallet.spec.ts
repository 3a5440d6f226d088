import { answer, enter, newPerson } from '../support/person';
import { expect, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

test('the wallet begins with demo and limits, shows a bonus until it is seen, and opens each record', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await enter(page, person, '/wallet');
  await expect(page.getByRole('link', { name: 'Demo D$100.00' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How cash out works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'No limit set yet Set a limit' })).toBeVisible();

  await answer(request, `/sandbox/bonus/${person.uid}`, { amount: '30.00' });
  await answer(request, `/sandbox/bonus/${person.uid}`, { amount: '10.00' });
  // The popup opens at every start until it is closed.
  await page.reload();
  const popup = page.getByRole('dialog', { name: 'A bonus for you' });
  await expect(popup).toContainText('+₱30.00');
  const seen = page.waitForResponse(/payListActivity\/seen/);
  await popup.getByRole('button', { name: 'Done' }).click();
  await seen;
  await expect(popup).toBeHidden();
  const turnover = page.getByRole('progressbar', { name: 'Turnover to unlock ₱30.00' });
  await expect(turnover).toHaveAttribute('aria-valuetext', '₱0.00 of ₱150.00 played');
  await expect(page.getByText('A bet with bonus money in it: at most ₱20.00.')).toBeVisible();
  await page.getByText('Games and what they count').click();
  await expect(page.getByText('Other games take main money only.')).toBeVisible();

  await page.getByRole('button', { name: /^Bonus.*\+₱30.00/ }).click();
  const record = page.getByRole('dialog', { name: 'Bonus' });
  await expect(record).toContainText('Order number');
  await expect(record).toContainText('Actual amount₱30.00');
  await record.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'More bonuses waiting: 1' }).click();
  await expect(page.getByRole('progressbar', { name: 'Bonus ₱30.00' })).toBeVisible();
  await expect(page.getByText('Starts when the bonus before it has ended.')).toBeVisible();

  const again = page.waitForResponse(/payListActivity\/bonus/);
  await page.reload();
  expect(await (await again).json()).toMatchObject({ data: { result: '0.00', bonusId: null } });
});
