import type { APIRequestContext } from '@playwright/test';
import { answer, enter, heldToken, newPerson, open, type Person } from '../support/person';
import { expect, NO_ANSWER, test } from '../support/watched';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** Play that counts: the coupon uses up 750.00 of it. */
async function countPlay(request: APIRequestContext, { token }: Person): Promise<void> {
  const seeds = '/x2/og/color/seeds';
  await answer(request, seeds, {}, token);
  await answer(request, seeds, { clientSeed: 'mine' }, token);
  const stakes = { positions: [0, 1].map((color) => ({ kind: 'single', colors: [color], stake: '500' })) };
  await answer(request, '/x2/og/color/bet', { bet: stakes }, token);
}

test('points become a frame that is shown, and a coupon that a deposit uses', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '2000.00' });
  await answer(request, `/sandbox/points/${person.uid}`, { points: 700 });
  await countPlay(request, person);

  await enter(page, person, '/account');
  await page.getByRole('link', { name: 'Mall' }).click();
  const frame = page.getByRole('listitem').filter({ hasText: 'Garland frame' });
  await frame.getByRole('button', { name: 'Get' }).click();
  const sheet = page.getByRole('dialog', { name: 'Garland frame' });
  await expect(sheet).toContainText('An exchange is final');
  await sheet.getByRole('button', { name: /^Exchange \d+ points$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Get' })).toBeDisabled();
  await expect(frame).toContainText('You have it');

  const coupon = page.getByRole('listitem').filter({ hasText: '₱5 on your next cash in' });
  await coupon.getByRole('button', { name: 'Get' }).click();
  const couponSheet = page.getByRole('dialog', { name: '₱5 on your next cash in' });
  await expect(couponSheet).toContainText('Uses up ₱750.00 of counted play.');
  await expect(couponSheet).toContainText('Turnover: 5 times the bonus, within 30 days.');
  await couponSheet.getByRole('button', { name: /^Exchange \d+ points$/ }).click();
  await expect(couponSheet).toBeHidden();

  await page.getByRole('tab', { name: 'My coupons' }).click();
  await expect(page).toHaveURL(/#\/prize$/);
  await expect(page.getByText('Days left: 30')).toBeVisible();
  await page.getByRole('link', { name: 'Use' }).click();
  // Nothing is chosen beforehand.
  await expect(page.getByRole('radio', { name: 'No bonus' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('radio', { name: /^₱5.00 coupon/ }).check();
  await page.getByRole('button', { name: 'Pay ₱50.00' }).click();
  // Shown as soon as the order exists.
  await expect(page.getByRole('link', { name: 'Open GCash' })).toBeVisible();
  const { orderId } = await answer<{ orderId: string }>(
    request,
    '/x2/recharge/unpaid',
    {},
    await heldToken(page),
  );
  await answer(request, `/sandbox/payments/${orderId}/succeed`, {});
  await expect(page.getByRole('dialog', { name: 'It has arrived' })).toContainText('₱5.00');
  await open(page, '/prize');
  await page.getByRole('button', { name: 'Used', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '₱5 on your next cash in' })).toContainText(
    'Used',
  );
});

test('a coupon is exchanged only when the terms of its bonus can be read', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request, { pesos: '2000.00' });
  await answer(request, `/sandbox/points/${person.uid}`, { points: 700 });
  await countPlay(request, person);
  await page.route('**/x2/bonus/current', (route) => route.abort());
  await enter(page, person, '/mall');
  const coupon = page.getByRole('listitem').filter({ hasText: '₱5 on your next cash in' });
  await coupon.getByRole('button', { name: 'Get' }).click();
  const sheet = page.getByRole('dialog', { name: '₱5 on your next cash in' });
  const exchange = sheet.getByRole('button', { name: /^Exchange \d+ points$/ });
  await expect(exchange).toBeDisabled();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await page.unroute('**/x2/bonus/current');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toContainText('at most');
  await expect(exchange).toBeEnabled();
});
