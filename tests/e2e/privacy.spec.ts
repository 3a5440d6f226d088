import { readFile } from 'node:fs/promises';
import { atBank, enter, newOrder, newPerson } from './support/person';
import { PASSWORD } from './support/player';
import { expect, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

test('a player saves their data, and closes the account once nothing is open', async ({
  page,
  request,
  complaints,
}) => {
  // The browser reports each refusal.
  complaints.allow(/status of 4\d\d .*\/x2\/user\/(data\/copy|close)/);
  const person = await newPerson(request);
  await enter(page, person, '/account');
  await page.getByRole('link', { name: 'Privacy notice' }).click();

  await page.getByRole('button', { name: 'Download my data' }).click();
  const copy = page.getByRole('dialog', { name: 'Download my data' });
  await copy.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(copy.getByText('Enter your current password.')).toBeVisible();
  await copy.getByLabel('Current password', { exact: true }).fill('wrong-guess');
  await copy.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(copy.getByText('This is not your current password.')).toBeVisible();
  await copy.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  const saved = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toEqual([
    expect.objectContaining({ number: person.uid, phone: `+63${person.phone}` }),
  ]);

  await page.getByRole('button', { name: 'Close my account' }).click();
  const close = page.getByRole('dialog', { name: 'Close my account' });
  await close.getByRole('button', { name: 'Close my account' }).click();
  await expect(close.getByText('Please tick this first.')).toBeVisible();
  await close.getByRole('checkbox', { name: 'I understand that this cannot be undone.' }).check();
  await close.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  // Opened elsewhere meanwhile.
  const order = await newOrder(request, person, '500.00');
  await close.getByRole('button', { name: 'Close my account' }).click();
  await expect(close.getByRole('alert')).toContainText('A cash in is still waiting for its payment.');
  await atBank(request, order, 'expire');
  await close.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await page.goto('/#/account');
  await expect(page.getByText('Welcome, guest')).toBeVisible();
});
