import { expect, test } from '@playwright/test';
import { answer, enter, heldToken, newPerson } from '../support/person';
import { scan } from '../support/player';
import { newFriend } from '../support/referral';

test('a friend who plays brings a red bag, which waits where both share an address', async ({
  page,
  request,
}) => {
  const inviter = await newPerson(request);
  await enter(page, inviter, '/account');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page.getByText('No red bags yet.')).toBeVisible();
  expect(await scan(page)).toContain(`invite=${inviter.inviteCode}`);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your invite code' });
  await expect(sheet.getByText(`invite=${inviter.inviteCode}`)).toBeVisible();
  await page.keyboard.press('Escape');

  const friend = await newFriend(request, inviter);

  await page.reload();
  await expect(page.getByText(/, stage 1$/)).toBeVisible();
  await expect(page.getByText('In review until')).toBeVisible();
  await page.getByRole('button', { name: 'Ranking' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Invite ranking' }).getByText('1 friend').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Friends' }).click();
  await expect(page.getByRole('listitem').getByText('Stage 1', { exact: true })).toBeVisible();
  await expect(page.getByText(String(friend.uid))).toHaveCount(0);
});

test('a bonus shows its turnover with an example before it is chosen, and rests during a break', async ({
  page,
  request,
}) => {
  const player = await newPerson(request);
  await enter(page, player, '/promo');
  await expect(page.getByRole('link', { name: 'See wheel and odds' })).toBeVisible();
  await page.getByRole('link', { name: 'All terms and an example' }).nth(1).click();
  await expect(page.getByText('You cash in ₱100.00 and get ₱25.00 of bonus money.')).toBeVisible();
  await expect(page.getByText('Open to you with your next cash in.')).toBeVisible();
  await answer(request, '/x2/safer-play/break', { hours: 24 }, await heldToken(page));
  await page.reload();
  await expect(page.getByText('Rewards are paused')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cash in' })).toHaveCount(0);
});
