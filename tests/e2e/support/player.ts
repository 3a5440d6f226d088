import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** What a player does. Everything goes through the screen, except the outside world. */

export const PASSWORD = 'gabi-ng-swerte';

export const SIZES = [
  { width: 375, height: 812 },
  { width: 360, height: 640 },
] as const;

/** A random phone number, so that a restarted run does not reuse one. */
export const newPhone = (): string => `9${randomInt(1e9).toString().padStart(9, '0')}`;

/** The last code sent to a phone, from the sandbox's outbox. */
export async function codeOf(request: APIRequestContext, phone: string): Promise<string> {
  const reply = await request.get(`/sandbox/outbox?phone=${phone}`);
  const code = /\b[0-9]{6}\b/.exec(await reply.text())?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

export async function register(page: Page, phone: string): Promise<void> {
  await page.goto('/#/login?type=0');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent by SMS')).toBeVisible();
  await page.getByRole('group', { name: 'SMS code' }).getByRole('textbox').first().click();
  await page.keyboard.type(await codeOf(page.request, phone));
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: 'Your account is ready' });
  await welcome.getByRole('button', { name: 'Look around first' }).click();
  await expect(welcome).toBeHidden();
  const points = page.getByRole('dialog', { name: 'Your first points' });
  await points.getByRole('button', { name: 'Later' }).click();
  await expect(points).toBeHidden();
  await expect(page.getByRole('navigation').getByText('Account')).toBeVisible();
}

export async function giveBirthday(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Your birthday' });
  await sheet.getByRole('textbox', { name: 'Month' }).fill('4');
  await sheet.getByRole('textbox', { name: 'Day' }).fill('12');
  await sheet.getByRole('textbox', { name: 'Year' }).fill('1994');
  await sheet.getByRole('button', { name: 'Save birthday' }).click();
  await expect(sheet).toBeHidden();
}

/** Decodes the QR code on the screen. */
export async function scan(page: Page): Promise<string> {
  const shot = PNG.sync.read(await page.screenshot());
  const found = jsQR(new Uint8ClampedArray(shot.data), shot.width, shot.height);
  if (found === null) throw new Error('the QR code cannot be read');
  return found.data;
}

/** The tags of an EMVCo payload; throws when the lengths or the CRC do not add up. */
export function readEmv(payload: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    const value = payload.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`tag at ${at} is cut short`);
    tags.set(payload.slice(at, at + 2), value);
    at += 4 + length;
  }
  let crc = 0xffff;
  for (const character of payload.slice(0, -4)) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  const stated = tags.get('63');
  if (stated !== crc.toString(16).toUpperCase().padStart(4, '0')) throw new Error(`CRC ${stated} is wrong`);
  return tags;
}

/** The balance shown in the game, in centavos. */
export async function shownBalance(page: Page): Promise<bigint> {
  return BigInt((await page.locator('[data-balance]').getAttribute('data-balance')) ?? '-1');
}

/** Waits until the table accepts the next bet. */
export async function tableOpen(page: Page): Promise<void> {
  await expect(
    page.locator('[data-mode][data-phase="betting"], [data-mode][data-phase="result"]'),
  ).toBeVisible();
}

/** Waits until the scene is drawn or given up; before that, software rendering delays input. */
export async function stageReady(page: Page): Promise<void> {
  const ready = ':is([data-stage="ready"], [data-stage="boardAlone"])';
  await page.waitForSelector(ready, { state: 'attached', timeout: 60_000 });
}

/** Collects what the board's live region announces from now on, in order, including short-lived texts. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    const collect = () => {
      const text = document.querySelector('section[data-phase] [aria-live]')?.textContent ?? '';
      if (text !== '' && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(collect).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { texts });
  });
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

/** Rolls with the placed chips and waits for the result. */
export async function roll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(page.locator('[data-mode][data-phase="result"]')).toBeVisible({ timeout: 30_000 });
}

/** A call made by the page itself, with its token. */
export async function ask(page: Page, path: string, body: object): Promise<unknown> {
  const reply = await page.evaluate(
    async ([url, text]) => {
      const token = JSON.parse(localStorage.getItem('token') ?? '""');
      const headers = { 'content-type': 'application/json', token };
      const response = await fetch(url, { method: 'POST', headers, body: text });
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(reply.code, reply.message).toBe('00000');
  return reply.data;
}
