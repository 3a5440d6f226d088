import type { Page } from '@playwright/test';
import { call, enter, heldToken, letTimePass, logInByPassword, newPerson, open } from './support/person';
import { codeOf, newPhone, PASSWORD, tableOpen } from './support/player';
import { expect, REFUSED, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

/** The wait between two texts to one phone, and a second. */
const RESEND_MS = 121_000;

const door = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Types digits as a player does: into the first box, which distributes them. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SMS code, digit 1 of 6' }).click();
  await page.keyboard.type(code);
}

/** Closes the sheet and waits until it has removed its history entry. */
async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Otherwise the removal would undo the next navigation.
  await page.waitForFunction(() => !window.history.state?.layers);
}

async function signOut(page: Page): Promise<void> {
  await door(page, 'Account').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
}

/** Goes where a guest's link to a page for players leads: to the log-in, and from there to the page. */
const followLogIn = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.location.hash = `/login?type=1&then=${encodeURIComponent(to)}`;
  }, path);

/** The content of the six code boxes as one text. */
const typedCode = async (page: Page): Promise<string> => {
  const boxes = await page.getByRole('group', { name: 'SMS code' }).getByRole('textbox').all();
  return (await Promise.all(boxes.map((box) => box.inputValue()))).join('');
};

test('every link that needs a player leads a guest through log-in and then to its target', {
  tag: '@clock',
}, async ({ page, request }) => {
  const { phone } = await newPerson(request);
  await letTimePass(request, RESEND_MS);

  await page.goto('/');
  await door(page, 'VIP').click();
  await logInByPassword(page, phone);
  await expect(page.getByRole('heading', { name: 'VIP', exact: true })).toBeVisible();

  await signOut(page);
  await door(page, 'Cash in').click();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Use an SMS code' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent by SMS')).toBeVisible();
  await typeCode(page, await codeOf(request, phone));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cash in' })).toBeVisible();
  await closeSheet(page);
  await expect(page).not.toHaveURL(/cashin/);

  await signOut(page);
  await followLogIn(page, '/record');
  await logInByPassword(page, phone);
  await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible();

  await signOut(page);
  await page.goto('/#/games/og?id=10001&mode=demo');
  await tableOpen(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play for real' }).click();
  await logInByPassword(page, phone);
  await expect(page.locator('[data-mode="real"][data-phase]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Balance ₱0.00' })).toBeVisible();
});

test('a forgotten password is replaced with a code, and the old one works no longer', {
  tag: '@clock',
}, async ({ page, request, complaints }) => {
  complaints.allow(REFUSED);
  const { phone } = await newPerson(request);
  await letTimePass(request, RESEND_MS);
  await page.goto('/#/login?type=1&then=%2Fwallet');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent by SMS')).toBeVisible();
  await typeCode(page, await codeOf(request, phone));
  const newPassword = page.getByRole('textbox', { name: /password/i });
  const save = page.getByRole('button', { name: 'Set password and log in' });
  await newPassword.fill('short');
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The server refuses a common one: its field says so, and no toast does as well.
  await newPassword.fill('password123');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Too easy to guess.');
  await expect(page.getByText(/to guess/)).toHaveCount(1);
  await newPassword.fill('bagong-gabi-8');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();

  await signOut(page);
  await followLogIn(page, '/wallet');
  await logInByPassword(page, phone);
  await expect(page.getByRole('alert')).toContainText('Username or password incorrect.');
  await page.getByRole('textbox', { name: /^Password/ }).fill('bagong-gabi-8');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
});

for (const skin of ['v3', 'v4'] as const) {
  test(`in ${skin} a guest at the address of the cash-in logs in once, and it opens over the lobby`, async ({
    page,
    request,
  }) => {
    const { phone } = await newPerson(request);
    await page.goto(`/?skin=${skin}#/cashin?from=wallet`);
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    const visited: string[] = [];
    page.on('framenavigated', () => visited.push(new URL(page.url()).hash));
    await logInByPassword(page, phone);
    await expect(page.getByRole('dialog', { name: 'Cash in' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(
      visited.filter((hash) => hash.startsWith('#/cashin')),
      visited.join(' '),
    ).toHaveLength(1);
    await closeSheet(page);
    await expect(page).toHaveURL(/#\/$/);

    // Who is logged in is asked nothing at the address of the log-in.
    await followLogIn(page, '/wallet');
    await expect(page).toHaveURL(/#\/$/);
    await page.locator('a[href="#/account"]').first().click();
    await expect(page).toHaveURL(/#\/account$/);
  });

  test(`in ${skin} a guest logs in to cash in over the page they are on, and back leads where it did`, async ({
    page,
    request,
  }) => {
    const { phone } = await newPerson(request);
    // The rail of a wide screen has a place for it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/?skin=${skin}#/`);
    await page.locator('a[href="#/account"]').first().click();
    await expect(page).toHaveURL(/#\/account$/);
    await door(page, 'Cash in').click();
    await logInByPassword(page, phone);
    await expect(page.getByRole('dialog', { name: 'Cash in' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await closeSheet(page);
    await expect(page).toHaveURL(/#\/account$/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  });
}

test('logging out removes the player from the device and revokes the token at the server', async ({
  page,
  request,
}) => {
  await enter(page, await newPerson(request));
  await expect(page.getByRole('link', { name: 'Balance' })).toBeVisible();
  const token = await heldToken(page);
  expect((await call(request, '/x2/user/info', {}, token)).code).toBe('00000');

  await signOut(page);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('uId')])).toEqual([
    null,
    null,
  ]);
  expect((await call(request, '/x2/user/info', {}, token)).code).toBe('401');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
});

test('a wrong password and a wrong code show an error and keep what was typed', {
  tag: '@clock',
}, async ({ page, request, complaints }) => {
  complaints.allow(REFUSED);
  const { phone } = await newPerson(request);
  await letTimePass(request, RESEND_MS);
  await page.goto('/#/login?type=1&then=%2Frecord');
  const phoneField = page.getByLabel('Mobile number');
  const password = page.getByRole('textbox', { name: /^Password/ });

  await phoneField.fill(phone);
  await password.fill('not-the-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Username or password incorrect.');
  await expect(page.getByText('Username or password incorrect.')).toHaveCount(1);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not-the-password');

  await page.getByRole('button', { name: 'Use an SMS code' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent by SMS')).toBeVisible();
  const code = await codeOf(request, phone);
  const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await typeCode(page, wrong);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('That code is wrong or has expired. Ask for a new one.');
  expect(await typedCode(page)).toBe(wrong);

  // Each log-in form keeps its fields: nothing has to be typed twice.
  await page.getByRole('button', { name: 'Use your password' }).click();
  await expect(password).toHaveValue('not-the-password');
  expect((await phoneField.inputValue()).replaceAll(' ', '')).toBe(phone);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible();
});

test('the next code can be requested only after a wait, which survives a reload', {
  tag: '@clock',
}, async ({ page, request }) => {
  const { phone } = await newPerson(request);
  await letTimePass(request, RESEND_MS);
  await page.clock.install();
  await page.goto('/#/login?type=1');
  const openCodeStep = async () => {
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Use an SMS code' }).click();
  };
  const waiting = page.getByRole('button', { name: /^Resend in [12]:[0-5][0-9]$/ });
  let texts = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/x2/sms/sendLogin')) texts += 1;
  });

  await openCodeStep();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(waiting).toBeVisible();
  await page.reload();
  await openCodeStep();
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  // It is announced as disabled, but can still be pressed.
  await waiting.dispatchEvent('click');
  expect(texts).toBe(1);

  await letTimePass(request, RESEND_MS);
  await page.clock.fastForward(RESEND_MS);
  const first = await codeOf(request, phone);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(waiting).toBeVisible();
  expect(texts).toBe(2);
  expect(await codeOf(request, phone)).not.toBe(first);
});

test('the code of an invite link is kept until an account is opened with it, and then removed', async ({
  page,
  request,
}) => {
  const { inviteCode } = await newPerson(request);
  await page.goto(`/?invite=${inviteCode}#/`);
  await page.getByRole('button', { name: 'Language' }).first().click();
  await closeSheet(page);
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Register' }).click();
  const field = page.getByRole('textbox', { name: /^Invite code/ });
  await expect(field).toHaveValue(inviteCode);
  await expect(page.getByRole('img', { name: 'The invite code is valid' })).toBeVisible();

  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent by SMS')).toBeVisible();
  await typeCode(page, await codeOf(request, phone));
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  const sent = page.waitForRequest('**/x2/user/registerByAccount/v2');
  await page.getByRole('button', { name: 'Create account' }).click();
  // The box of the welcome bonus is not ticked.
  expect((await sent).postDataJSON()).toMatchObject({ inviteCode, giveBonus: false });
  await page
    .getByRole('dialog', { name: 'Your account is ready' })
    .getByRole('button', { name: 'Look around first' })
    .click();
  await page
    .getByRole('dialog', { name: 'Your first points' })
    .getByRole('button', { name: 'Later' })
    .click();
  await expect(page.getByRole('link', { name: 'Balance' })).toBeVisible();

  await signOut(page);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(field).toHaveValue('');
});

test('changing the language in the middle of a form and back loses nothing typed', async ({ page }) => {
  await page.goto('/#/login?type=0');
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByLabel('Invite code').fill('LAKAMBINI');
  await page.getByRole('checkbox', { name: /^I am 21 or older/ }).focus();
  await page.keyboard.press('Space');
  const change = async (from: string, to: string, button: string) => {
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('radio', { name: to }).check();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await change('English', '简体中文', 'Use 简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.getByLabel('手机号')).toHaveValue('917 123 4567');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByLabel('手机号').fill('9171234567');
  await page.locator('input[type="password"]').fill(PASSWORD);

  await change('简体中文', 'English Philippines', '使用English (Philippines)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
  await expect(page.getByLabel('Mobile number')).toHaveValue('917 123 4567');
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue(PASSWORD);
});

test('an unknown address says so, old addresses redirect, and no link leads off the site', async ({
  page,
  request,
}) => {
  await page.goto('/#/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'House originals' })).toBeVisible();

  await page.goto('/#/brandlogin?type=0');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/#/account/');
  await expect(page.getByRole('heading', { name: 'Welcome, guest' })).toBeVisible();

  const person = await newPerson(request);
  await enter(page, person, '/wallet/cash/in');
  await expect(page.getByRole('dialog', { name: 'Cash in' })).toBeVisible();

  const origin = new URL(page.url()).origin;
  for (const then of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login?type=1']) {
    await open(page, `/login?type=1&then=${encodeURIComponent(then)}`);
    await expect(page.getByRole('heading', { name: 'House originals' })).toBeVisible();
    expect(page.url()).toBe(`${origin}/#/`);
  }
});

test('private pages send a guest to log-in by their address too, and free games do not', async ({ page }) => {
  const to = (address: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, address);
  const wayIn = (address: string) => `/login?type=1&then=${encodeURIComponent(address)}`;
  await page.goto('/#/faq');
  for (const address of ['/wallet', '/record', '/bonus']) {
    await to(address);
    const link = page.getByRole('link', { name: 'Log in', exact: true });
    await expect(link).toHaveAttribute('href', `#${wayIn(address)}`);
  }
  for (const address of [
    '/spin',
    '/games/og?id=10003&mode=real',
    '/games/og?id=10006',
    '/games/jili?id=102',
  ]) {
    await to(address);
    await expect.poll(() => page.evaluate(() => window.location.hash), address).toBe(`#${wayIn(address)}`);
  }
  for (const id of [10003, 10002, 10005, 10004]) {
    await to(`/games/og?id=${id}`);
    await expect(page.locator('[data-mode="demo"][data-phase]'), String(id)).toBeVisible();
    await to('/faq');
    await expect(page.locator('[data-mode]')).toHaveCount(0);
  }
});
