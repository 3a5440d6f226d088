import { SMALL_JPEG } from '../../support/jpeg';
import { codeOf, newColleague, newTeam, openConsole } from '../support/desk';
import { answer, enter, newPerson } from '../support/person';
import { expect, test } from '../support/watched';

// The pictures of the identity check are made small on a canvas.
test.use({ reducedMotion: 'reduce', picture: 'drawn' });

const JPEG = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: SMALL_JPEG };

test('money comes out: identity, account, request, two operators, arrival', async ({
  page,
  browser,
  request,
}) => {
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
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();
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
  await expect(page.getByText('Requested. Our team reviews it next.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this cash out' })).toBeVisible();

  // A first withdrawal takes two people: one proposes, and another approves with a fresh code.
  const id = new URL(page.url().replace('#', '')).searchParams.get('id');
  const { person: payments, owners } = await newTeam(request, ['payments']);
  const checker = await newColleague(request, ['checker'], { first: owners[1], second: owners[2] });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [maker, second] = [await desk.newPage(), await desk.newPage()];
  await openConsole(maker, payments, `withdrawals?id=${id}`);
  await expect(maker.getByText('It takes two people')).toBeVisible();
  await maker.getByLabel(/kept in the audit trail$/).fill('Number is not the bound one; they were asked.');
  await maker.getByRole('button', { name: /^Propose approval/ }).click();
  await expect(maker.getByText('Done: Propose approval.')).toBeVisible();
  await openConsole(second, checker, `withdrawals?view=second&id=${id}`);
  await second.getByLabel(/kept in the audit trail$/).fill('The chat and the document agree.');
  await second.getByLabel(/^Your code/).fill(codeOf(checker.secret, 1));
  await second.getByRole('button', { name: /^Approve ₱1,000\.00/ }).click();
  await expect(second.getByText('Done: Approve ₱1,000.00.')).toBeVisible();
  await expect(second.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await expect(page.getByText(/^(Approved|Sent)\./).or(page.getByText('It has arrived.'))).toBeVisible();
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
