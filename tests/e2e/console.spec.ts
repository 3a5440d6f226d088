import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { newPerson } from './support/person';
import { expect, REFUSED, test } from './support/watched';

const PASSWORD = 'parol-in-the-rain-9';
const STEP_MS = 30_000;

/** Runs the command that makes an owner, beside the running server, and returns the one-time link that it prints. */
function linkFor(email: string): string {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/console.ts', 'init'], {
    env: { ...process.env, OPERATOR_EMAIL: email, DATA_DIR: process.env.TEST_DATA_DIR },
    encoding: 'utf8',
  });
  const link = /\/console\.html#\/link\/[\w-]{43}/.exec(printed)?.[0];
  if (link === undefined) throw new Error(`no link was printed: ${printed}`);
  return link;
}

/** The code of an authenticator app; each counts once, and the server takes the next one too. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

test('an operator sets up by a one-time link, logs in with a code, finds a player and checks the audit trail', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await newPerson(request);
  const email = `${randomBytes(6).toString('hex')}@console.example`;
  await page.goto(linkFor(email));
  await expect(page.getByText(email)).toBeVisible();
  const secret = ((await page.locator('.qr .mono').textContent()) ?? '').replace(/\s/g, '');
  const used = codeOf(secret);
  await page.getByLabel(/6 digits/).fill(used);
  await page.getByLabel(/^New password, 12/).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel(/Code of your/).fill(used);
  await page.getByRole('button', { name: 'Log in' }).click();
  // The code of the set-up has been used.
  await expect(page.getByRole('alert')).toHaveText('Username or password incorrect.');
  await page.getByLabel(/Code of your/).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();

  await page.getByRole('link', { name: 'Players' }).click();
  await page.getByLabel('Number, phone, e-mail or name').fill(person.phone);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: String(person.uid) }).click();
  await expect(page.getByText('Ledger agrees')).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/console\\.html#/players/${person.uid}$`));
  await expect(page.getByText(person.phone.slice(-7))).toHaveCount(0);
  // An owner may not reveal anything: the button is not drawn.
  await expect(page.getByRole('button', { name: /^Reveal/ })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByLabel('Screen or player number').fill('audit');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/^Unbroken from entry 1 to/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: /^Entry / })).toBeVisible();
});
