import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeOf, newPhone, PASSWORD } from './player';

/** Players created through the API, for tests that start after the log-in. */

export interface Person {
  readonly uid: number;
  readonly token: string;
  /** National number: the digits after +63. */
  readonly phone: string;
  readonly inviteCode: string;
}

interface Reply {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Makes a call as any client would; a body of null means GET. Gives the envelope, refused or not. */
export async function call(
  request: APIRequestContext,
  path: string,
  body: object | null,
  token = '',
  key = randomBytes(16).toString('hex'),
): Promise<Reply> {
  const headers = { token, 'idempotency-key': key };
  const reply = await (body === null
    ? request.get(path, { headers })
    : request.post(path, { headers, data: body }));
  return (await reply.json()) as Reply;
}

/** "Try again in a moment": what a server says whose machine is too busy for it to know what is in force. */
const BUSY = '50300';

/** Gives the data of a call that must succeed. Repeats it, as the server asks, while that is busy. */
export async function answer<Data>(
  request: APIRequestContext,
  path: string,
  body: object | null,
  token?: string,
): Promise<Data> {
  const key = randomBytes(16).toString('hex');
  let reply = await call(request, path, body, token, key);
  await expect(async () => {
    if (reply.code === BUSY) reply = await call(request, path, body, token, key);
    expect(reply.code, path).not.toBe(BUSY);
  }).toPass({ timeout: 30_000 });
  const { code, message, data } = reply;
  expect(code, `${path}: ${message}`).toBe('00000');
  return data as Data;
}

interface PersonOptions {
  /** Deposited amount in pesos, such as "500.00". */
  readonly pesos?: string;
  /** yyyy-mm-dd; null if the birthday is not known. */
  readonly birthday?: string | null;
  /** The code of the player who has invited them. */
  readonly inviteCode?: string;
}

export async function newPerson(
  request: APIRequestContext,
  { pesos, birthday = '1994-04-12', inviteCode: invitedWith }: PersonOptions = {},
): Promise<Person> {
  const phone = newPhone();
  await answer(request, '/x2/sms/sendRegister', { phone });
  const code = await codeOf(request, phone);
  const account = {
    account: phone,
    pwd: PASSWORD,
    code,
    agreement: true,
    ...(invitedWith !== undefined && { inviteCode: invitedWith }),
  };
  const { uid, token } = await answer<{ uid: number; token: string }>(
    request,
    '/x2/user/registerByAccount/v2',
    account,
  );
  if (birthday !== null) await answer(request, '/user/birthday/edit', { birthday }, token);
  const { inviteCode } = await answer<{ inviteCode: string }>(request, '/x2/user/info', {}, token);
  const person = { uid, token, phone, inviteCode };
  if (pesos !== undefined) await atBank(request, await newOrder(request, person, pesos), 'succeed');
  return person;
}

/** Opens a deposit order that waits for its payment. Gives its order id. */
export async function newOrder(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  pesos: string,
): Promise<string> {
  const { channels } = await answer<{ channels: { id: string }[] }>(
    request,
    '/x2/app/channel/list/v2',
    null,
    token,
  );
  const order = { amount: pesos, channelId: channels[0]?.id };
  return (await answer<{ orderId: string }>(request, '/x2/recharge/v2', order, token)).orderId;
}

/** Makes the bank decide on an order. Resolves when its webhooks have arrived. */
export async function atBank(
  request: APIRequestContext,
  orderId: string,
  action: 'succeed' | 'fail' | 'expire' | 'late',
): Promise<void> {
  await answer(request, `/sandbox/payments/${orderId}/${action}`, {});
}

/** Later than any day: the popup of the daily check-in counts as shown. */
const SIGN_IN_SHOWN = '9';

/** Opens the app at an address with this player logged in. The popup of the check-in stays away unless it is asked for. */
export async function enter(
  page: Page,
  { token, uid }: Person,
  address = '/',
  { hasCheckin = false } = {},
): Promise<void> {
  await page.addInitScript(
    (kept) => {
      // Only once, so that a log-out lasts. A frame with an opaque origin has no storage.
      if (
        self.origin === 'null' ||
        location.protocol === 'about:' ||
        sessionStorage.getItem(`entered ${kept.uId}`) !== null
      )
        return;
      sessionStorage.setItem(`entered ${kept.uId}`, 'yes');
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { token, uId: uid, ...(hasCheckin ? {} : { signInShown: SIGN_IN_SHOWN }) },
  );
  await open(page, address);
}

/** Loads the app at an address. */
export async function open(page: Page, address: string): Promise<void> {
  // Between two addresses of the app a browser would only change the hash.
  await page.goto('about:blank');
  await page.goto(`/#${address}`);
}

/** Fills in and submits the log-in page. */
export async function logInByPassword(page: Page, phone: string): Promise<void> {
  await page.evaluate((day) => localStorage.setItem('signInShown', JSON.stringify(day)), SIGN_IN_SHOWN);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Advances the server's clock, to end the wait between two texts or to expire an order. */
export async function letTimePass(request: APIRequestContext, advanceMs: number): Promise<void> {
  await answer(request, '/sandbox/clock', { advanceMs });
}

/** The token that the page has now; the app renews it once per visit. */
export const heldToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string);
