import { codeOf, DESK_PASSWORD, linksFor, newEmail } from './support/desk';
import { newPerson } from './support/person';
import { expect, NO_ANSWER, REFUSED, test } from './support/watched';

test('an operator sets up by a one-time link, logs in with a code, finds a player and checks the audit trail', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await newPerson(request);
  const email = newEmail();
  await page.goto(linksFor([email])[0] ?? '');
  await expect(page.getByText(email)).toBeVisible();
  const secret = ((await page.locator('.qr .mono').textContent()) ?? '').replace(/\s/g, '');
  const used = codeOf(secret);
  await page.getByLabel(/6 digits/).fill(used);
  await page.getByLabel(/^New password, 12/).fill(DESK_PASSWORD);
  await page.getByLabel('New password again').fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByLabel(/Code of your/).fill(used);
  await page.getByRole('button', { name: 'Log in' }).click();
  // The code of the set-up has been used.
  await expect(page.getByRole('alert')).toHaveText('Username or password incorrect.');
  await page.getByLabel(/Code of your/).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();

  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await page.getByLabel('Number, phone, e-mail or name').fill(person.phone);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: String(person.uid) }).click();
  await expect(page.getByText('Ledger agrees')).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/console\\.html#/players/${person.uid}$`));
  await expect(page.getByText(person.phone.slice(-7))).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal phone' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('They ask by mail whether this number is theirs.');
  await page.getByRole('button', { name: 'Show for 5 minutes' }).click();
  await expect(page.getByText(person.phone)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByLabel('Screen or player number').fill('audit');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/^Unbroken from entry 1 to/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: /^Entry / })).toBeVisible();

  // The file of a screen does not arrive: the others go on.
  complaints.allow(NO_ANSWER);
  complaints.allow(/dynamically imported module/);
  await page.route('**/console/assets/Health-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Jobs and health' }).click();
  await expect(page.getByRole('alert')).toContainText('This screen could not be shown.');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
