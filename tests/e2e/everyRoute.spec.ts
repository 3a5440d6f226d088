import type { Page } from '@playwright/test';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { finalAddressOf } from '../../src/app/routes/redirects';
import shell from '../../src/i18n/strings/shell/enPH.json' with { type: 'json' };
import type { BuiltServer } from '../support/builtServer';
import { SPECIFIED_ROUTES } from '../support/specified';
import { startChildServer } from './support/childServer';
import { inviteBrand } from './support/inviteBrand';
import { answer, enter, newPerson, open } from './support/person';
import { DEMO } from './support/table';
import { closePopup, go, settles } from './support/visit';
import { test as base, expect, REFUSED } from './support/watched';

/** Every address of the specification in every mode of the app: its page or the log-in stands there, and nothing breaks. */

const test = base.extend<object, { child: BuiltServer }>({
  child: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const child = await startChildServer(`http://127.0.0.1:${process.env.TEST_PORT}`);
      await use(child);
      await child.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
const childTest = test.extend({ baseURL: async ({ child }, use) => use(child.url) });

for (const each of [test, childTest]) each.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** The log-in, which leads a player on to the lobby. */
const LOG_INS = ['/login', '/brandlogin'];
const CASH_IN = /^\/(cashin|wallet\/cash\/in)/;

interface Mode {
  readonly isGuest?: boolean;
  readonly isInviteBrand?: boolean;
}

/** Opens each address in turn. Gives those that show neither their own page nor the log-in that a guest needs there. */
async function walk(page: Page, { isGuest = false, isInviteBrand = false }: Mode = {}): Promise<string[]> {
  const wrong: string[] = [];
  const trouble = page.getByRole('heading', {
    name: new RegExp(`${shell.notFoundTitle}|${shell.troubleTitle}`),
  });
  for (const path of SPECIFIED_ROUTES) {
    // From another page, so that the lobby is seen to come.
    if (path === '/' || LOG_INS.includes(path)) await go(page, '/faq');
    await go(page, path);
    const ending = pathOf(new URL(page.url()).hash.slice(1));
    const own = pathOf(finalAddressOf(path, isInviteBrand));
    const fits =
      ending === own || (isGuest ? LOG_INS.includes(ending) : LOG_INS.includes(path) && ending === '/');
    if (!fits || (await trouble.count()) > 0) wrong.push(`${path} ends at ${ending}`);
    // The sheet of a cash-in leads to the wallet when it closes.
    if (CASH_IN.test(ending) && !isGuest) {
      await closePopup(page);
      await page.waitForURL('**/#/wallet');
    }
  }
  return wrong;
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

test('in guest mode', async ({ page }) => {
  await open(page, '/');
  await settles(page);
  expect(await walk(page, { isGuest: true })).toEqual([]);
});

test('in demo mode', async ({ page }) => {
  await open(page, DEMO);
  await settles(page);
  expect(await walk(page, { isGuest: true })).toEqual([]);
});

test('in player mode, which is that of the main app', async ({ page, request }) => {
  await enter(page, await newPerson(request, { pesos: '500.00' }));
  await settles(page);
  expect(await walk(page)).toEqual([]);
});

test('in excluded mode', async ({ page, request, complaints }) => {
  // Calls that play or give rewards are refused.
  complaints.allow(REFUSED);
  const person = await newPerson(request, { pesos: '500.00' });
  await answer(request, saferPlayCalls.exclude.path, { months: 6, understood: true }, person.token);
  await enter(page, person);
  await settles(page);
  expect(await walk(page)).toEqual([]);
});

test('in invite-brand mode', async ({ page, request }) => {
  await inviteBrand(page);
  await enter(page, await newPerson(request, { pesos: '500.00' }));
  await settles(page);
  expect(await walk(page, { isInviteBrand: true })).toEqual([]);
});

childTest('in child mode', async ({ page, request, complaints }) => {
  // Only the main app takes players of child apps in.
  complaints.allow(REFUSED);
  // This server leads no tables, so it has no live connection.
  complaints.allow(/WebSocket connection to 'ws:.*\/live' failed/);
  await enter(page, await newPerson(request, { pesos: '500.00' }));
  await settles(page);
  expect(await walk(page)).toEqual([]);
});
