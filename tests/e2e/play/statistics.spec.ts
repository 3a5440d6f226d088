import { atTable, REAL as JUMP } from '../support/jump';
import { answer, enter, newPerson } from '../support/person';
import { tableOpen } from '../support/player';
import { REAL as COLOR, lay, resultShown, rollButton } from '../support/table';
import { expect, NO_ANSWER, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

test('the statistics of an instant game count the rounds just played', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '500.00' });
  const bet = { positions: [{ kind: 'single', colors: [1], stake: '10.00' }] };
  const send = (call: string, body: object) => answer(request, `/x2/og/color/${call}`, body, person.token);
  await send('seeds', {});
  await send('seeds', { clientSeed: 'statistics' });
  await send('bet', { bet });
  await send('bet', { bet });
  await enter(page, person, COLOR);
  await tableOpen(page);
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await resultShown(page);
  await page.getByRole('button', { name: 'Statistics' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  await expect(sheet.getByText('Your last 3 rolls')).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(7);
  await expect(
    sheet.getByRole('region', { name: 'Your results today' }).getByText('₱30.00').first(),
  ).toBeVisible();
  await expect(sheet.getByText('Past rounds do not predict the next one.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the statistics of a shared game count the rounds of its table, also offline', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  // Tables run from the start of the server; a round has no fixed length.
  test.setTimeout(180_000);
  const known = async () =>
    (await answer<{ outcomes: [] }>(request, '/x2/og/crash/outcomes', {})).outcomes.length;
  await expect.poll(known, { timeout: 120_000 }).toBeGreaterThanOrEqual(3);
  await enter(page, await newPerson(request), JUMP);
  await atTable(page, 'real');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Statistics' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  await expect(sheet.getByRole('table', { name: 'Chance to reach' })).toContainText('49.50%');
  await expect(sheet.getByText('You have not played this game today.')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(sheet.getByText('You are offline: this is what your device has saved.')).toBeVisible();
  await expect(sheet.getByRole('table', { name: 'Chance to reach' })).toBeVisible();
  await context.setOffline(false);
});
