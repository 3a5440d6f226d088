import { expect, test } from '@playwright/test';
import { answer, enter, newPerson } from '../support/person';
import { SIZES } from '../support/player';

const BET = { positions: [{ kind: 'single', colors: [0], stake: '500' }] };

test('a player signs the check-in, sees the points, and claims the bonus of a level', async ({
  page,
  request,
}) => {
  await page.setViewportSize(SIZES[1]);
  const person = await newPerson(request, { pesos: '1500.00' });
  const { token } = person;
  await answer(request, '/x2/og/color/seeds', {}, token);
  await answer(request, '/x2/og/color/seeds', { clientSeed: 'mine' }, token);
  for (let bets = 0; bets < 2; bets += 1) await answer(request, '/x2/og/color/bet', { bet: BET }, token);

  await enter(page, person, '/', { hasCheckin: true });
  const checkin = page.getByRole('dialog', { name: 'Daily check-in' });
  await expect(checkin.getByRole('listitem')).toHaveCount(7);
  await checkin.getByRole('button', { name: 'Check in: step 1' }).click();
  await expect(page.getByText('5 points are yours.')).toBeVisible();
  await expect(checkin).toBeHidden();

  await page.getByRole('navigation').getByText('Account').click();
  await page.locator('a[href="#/points"]', { hasText: '140 points' }).click();
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible();
  await page.getByLabel('Show').selectOption('Check-in');
  await expect(page.getByText('Then 140')).toBeVisible();
  await expect(page.getByText('Registration', { exact: true }).locator('visible=true')).toHaveCount(0);

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'VIP VIP1' }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('₱1.00 is in your main wallet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim' })).toBeHidden();
  await page.getByRole('link', { name: 'All levels' }).click();
  await expect(
    page.getByRole('row', { name: /^VIP20 ₱80,000,000 ₱3,000,000 ₱4,000 ₱30,000 5/ }),
  ).toBeVisible();

  // Once a day.
  await page.reload();
  await page.goto('/#/');
  await expect(page.getByRole('navigation').getByText('Account')).toBeVisible();
  await expect(checkin).toBeHidden();
});
