import type { Page } from '@playwright/test';
import { STORED_NAMES } from '../../src/shared/storage/storedNames';
import { enter, newPerson } from './support/person';
import { tableOpen } from './support/player';
import { DEMO, lay, resultShown, rollButton } from './support/table';
import { expect, NO_ANSWER, REFUSED, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

const lobby = (page: Page) => page.getByRole('heading', { name: 'House originals' });
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the lobby keeps its scroll position, its list and its state', async ({ page }) => {
  await page.goto('/');
  await expect(lobby(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Color Game to favorites' }).click();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await page.evaluate(() => window.scrollTo(0, 320));
  const left = await scrolledTo(page);
  expect(left).toBeGreaterThan(100);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, guest' })).toBeVisible();
  expect(await scrolledTo(page)).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lobby' }).click();
  await expect(page.getByRole('tab', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(left);

  // The account page is not kept alive: it starts at the top, and back restores the lobby's scroll position.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, guest' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Favorites' })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('back closes the topmost sheet before it leaves the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Color Game' }).click();
  await tableOpen(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('dialog', { name: 'This game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/games\/og/);

  // A sheet that replaced another counts as one step too.
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules and odds' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules and odds' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/games\/og/);
  await page.goBack();
  await expect(lobby(page)).toBeVisible();
  await expect(page).toHaveURL(/\/(#\/)?$/);
});

test('a guest who is offline sees a notice and keeps the lobby; the notice goes when back online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(lobby(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

/** Plays one demo round, which uses nearly everything in storage. */
async function playDemo(page: Page): Promise<void> {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await lay(page, 'Yellow');
  await rollButton(page).click();
  await resultShown(page);
}

for (const [what, spoil] of [
  [
    'forbidden',
    () => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that is ${what} does not prevent playing`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/');
    await expect(lobby(page)).toBeVisible();
    await playDemo(page);
    // What cannot be stored is kept in memory while the page is open.
    await page.getByRole('button', { name: /^Last rounds/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  });
}

const GARBAGE = [
  '',
  '{',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  '[[[]]]',
  '-1',
  '1e309',
  '"',
  '"<img src=x onerror=alert(1)>"',
  '{"__proto__":{"polluted":true}}',
  '{"color":null}',
  '{"color":{"balance":"-5.00","betCount":"x","entryCount":null}}',
  '[{"key":"0","url":"/x2/og/color/bet","body":"{}","uid":1,"startedAtMs":0}]',
  '{"value":[],"expiresAtMs":9e99}',
  '{"version":"1","games":[{"gameId":7}]}',
  'true',
  '\u0000\ud800',
  '9'.repeat(5000),
];

test('invalid values under every storage key are ignored', async ({ page, complaints }) => {
  // The invalid token is sent once and refused.
  complaints.allow(REFUSED);
  const names: readonly string[] = Object.values(STORED_NAMES).flat();
  await page.goto('/');
  // Each load shifts the values by three keys, so that the loads together cover many pairs of key and value.
  for (const [turn, address] of [
    '/',
    '/login?type=0',
    DEMO,
    '/account',
    '/cashin',
    '/wallet',
    DEMO,
  ].entries()) {
    await page.evaluate(
      ([keys, pieces, shift]) => {
        for (const [at, key] of keys.entries()) {
          const piece = pieces[(at * 5 + shift) % pieces.length] ?? '';
          localStorage.setItem(key, piece);
          sessionStorage.setItem(key, piece);
        }
      },
      [names, GARBAGE, turn * 3] as const,
    );
    await page.goto(`/#${address}`);
    // The page may be reloading by itself at this moment, for the version that the turn before has stored.
    await expect(() => page.reload()).toPass();
    await expect(page.getByRole('main').locator('a, button').first()).toBeVisible();
    // An invalid stored version may differ from the server's: the page then reloads once.
    await expect(() => page.evaluate(() => 'polluted' in {}).then((is) => expect(is).toBe(false))).toPass();
  }
  await page.evaluate(() => localStorage.clear());
  await playDemo(page);
});

test('a name with markup is shown as text, and injected markup runs no script and is reported', async ({
  page,
  request,
  complaints,
}) => {
  const person = await newPerson(request);
  await enter(page, person, '/account');
  await page.getByRole('button', { name: 'Your profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your profile' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('<img src=x onerror=a()>');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: '<img src=x onerror=a()>' })).toBeVisible();

  const reports = async () => {
    const text = await (await request.get('/metrics')).text();
    const counts = [...text.matchAll(/^csp_reports_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const before = await reports();
  complaints.allow(/forbidden by script-src|violates the following Content Security Policy|status of 404/);
  const ran = await page.evaluate(async () => {
    const place = document.createElement('div');
    place.innerHTML = '<img src="/nothing.png" onerror="window.ran = true">';
    document.body.append(place);
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    await new Promise((failed) => place.firstElementChild?.addEventListener('error', failed));
    return 'ran' in window;
  });
  expect(ran).toBe(false);
  // The handler and the script.
  await expect.poll(reports).toBeGreaterThanOrEqual(before + 2);
});
