import { enter, newPerson } from '../support/person';
import { SIZES } from '../support/player';
import { expect, test } from '../support/watched';

/** Missions from the account to the points, by what the player does on their way. */

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[1], reducedMotion: 'reduce', hasTouch: true });

  test('what was done can be claimed once, and is found from the account', async ({ page, request }) => {
    const person = await newPerson(request);
    await enter(page, person);
    await page.goto('/#/task');
    await expect(page.getByRole('heading', { name: 'Today 0 of 14' })).toBeVisible();

    // An unfinished mission leads to where it is done, and is reported from there.
    const reported = page.waitForResponse((response) => response.url().endsWith('/misson/report'));
    await page.getByRole('link', { name: /^Open the message center/ }).click();
    await expect(page).toHaveURL(/#\/msgCenter/);
    expect((await reported).status()).toBe(200);

    await page.goto('/#/account');
    await page.getByRole('link', { name: /^Missions 1 to claim/ }).click();
    const claim = page.getByRole('button', { name: 'Claim +2 Open the message center' });
    await claim.click();
    await expect(claim).toBeHidden();
    await expect(page.getByText('37 points')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Today 1 of 14' })).toBeVisible();
    // The check-in is signed in place, and is a mission as well.
    await expect(page.getByRole('listitem').filter({ hasText: /^Step \d/ })).toHaveCount(7);
    await page.getByRole('button', { name: /^Do the daily check-in/ }).click();
    await expect(page.getByRole('region', { name: 'Daily check-in' })).toBeFocused();
    await page.getByRole('button', { name: 'Check in, +5 points' }).click();
    await expect(page.getByText('Checked in for today')).toBeVisible();
    await expect(page.getByText('42 points')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Claim +5 Do the daily check-in' })).toBeVisible();
    // A joint mission names it as a part.
    const mission = page.getByRole('listitem').filter({ hasText: /^Open the message center/ });
    await page.getByRole('tab', { name: 'Incomplete' }).click();
    await expect(mission).toBeHidden();
    await page.getByRole('tab', { name: 'Complete', exact: true }).click();
    await expect(mission).toContainText('Claimed');
    await page.getByRole('tab', { name: 'Missed' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing missed' })).toBeVisible();
  });

  test('a check-in that cannot be loaded says so, and is asked for again', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/status of 500/);
    await enter(page, await newPerson(request), '/account');
    const asked = '**/misson-checkin/main-page';
    await page.route(asked, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Daily check-in' }).click();
    const sheet = page.getByRole('dialog', { name: 'Daily check-in' });
    await expect(sheet.getByRole('alert')).toContainText('The check-in could not be loaded.');
    await page.unroute(asked);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByRole('listitem')).toHaveCount(7);
  });
});
