import { SMALL_JPEG } from '../support/jpeg';
import { answer, enter, newPerson } from './support/person';
import { expect, test } from './support/watched';

// The pictures of the identity check are made small on a canvas.
test.use({ reducedMotion: 'reduce', picture: 'drawn' });

const JPEG = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: SMALL_JPEG };

test('money comes out: identity, account, request, two approvals, arrival', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '2500.00' });
  await enter(page, person, '/wallet');
  await page.getByRole('link', { name: 'Cash out' }).click();
  await page.getByRole('link', { name: 'Start the identity check' }).click();

  await page.getByLabel('Document number').fill(`psn-${person.uid}`);
  await page.getByLabel('Full name').fill('Maria Clara Santos');
  await page.getByLabel('Birthday').fill('1990-05-17');
  await page.getByLabel('Picture of the document').setInputFiles(JPEG);
  await page.getByLabel('Picture of your face').setInputFiles(JPEG);
  await expect(page.getByText('Ready to send')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'We are looking at your documents' })).toBeVisible();
  await answer(request, `/sandbox/identity/${person.uid}/approve`, {});
  await expect(page.getByRole('heading', { name: 'Your identity is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Cash out' }).click();

  await page.getByRole('link', { name: 'Add an account' }).click();
  await page.getByLabel('GCash number').fill('917 000 0001');
  await page.getByLabel('Name on the account').fill('Maria Clara Santos');
  await page.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByText('••• ••• 0001')).toBeVisible();
  await page.getByRole('textbox', { name: /Amount/ }).fill('1000');
  await page.getByRole('button', { name: 'Cash out ₱1,000.00' }).click();

  // The number is another one than the player's.
  const mismatch = page.getByRole('dialog', { name: 'Not your number' });
  await expect(mismatch).toContainText('GCash account and phone mismatch: funds will not be restored.');
  await mismatch.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page).toHaveURL(/\/cashout\/result\?id=CO\d{8}$/);
  await expect(page.getByText('₱990.00 after ₱10.00 fee')).toBeVisible();
  await expect(page.getByText('Requested. A person looks at it next.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this cash out' })).toBeVisible();

  const id = new URL(page.url().replace('#', '')).searchParams.get('id');
  await answer(request, `/sandbox/withdrawals/${id}/approve`, {});
  // The sender runs by itself, and the sandbox bank pays out after ten seconds.
  await expect(page.getByText('It has arrived.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('listitem')).toHaveText([
    /Requested/,
    /Reviewing/,
    /Approved/,
    /Sent/,
    /Confirmed/,
  ]);
});
