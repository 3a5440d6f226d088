import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import account from '../../src/i18n/strings/account/enPH.json' with { type: 'json' };
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { atBank, enter, newOrder, newPerson, open } from './person';
import { newPhone, register } from './player';
import { test as base, expect, NO_ANSWER } from './watched';

/** External services receive what the player has consented to, once, and nothing else. */

interface Heard {
  readonly path: string;
  readonly cookie: string | undefined;
  readonly referer: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server with two external services configured, and the stand-in for both. */
interface House {
  readonly server: BuiltServer;
  readonly origin: string;
  readonly heard: Heard[];
  /** Makes the stand-in drop its connections, or accept them again. */
  readonly hangUp: (isGone: boolean) => void;
}

async function openHouse(): Promise<House & { close(): Promise<void> }> {
  const heard: Heard[] = [];
  let isGone = false;
  const receiver = createServer((request, response) => {
    if (isGone) return request.destroy();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') {
        const { cookie, referer } = request.headers;
        heard.push({ path: request.url ?? '', cookie, referer, body: JSON.parse(text) as Heard['body'] });
      }
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const server = await startBuiltServer({
    SANDBOX: 'on',
    LOG_LEVEL: 'warn',
    AD_TRACKING_URL: `${origin}/ads`,
    ANALYTICS_URL: `${origin}/count/`,
    ANALYTICS_KEY: 'house-key',
  });
  const hangUp = (gone: boolean) => {
    isGone = gone;
  };
  const close = async () => {
    await server.close();
    receiver.closeAllConnections();
    receiver.close();
  };
  return { server, origin, heard, hangUp, close };
}

const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.server.url),
});

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ house, complaints }) => {
  complaints.allow(new RegExp(`called another host: ${house.origin}/(ads|count/)$`));
  house.heard.length = 0;
  house.hangUp(false);
});

const CAMPAIGN = { fbclid: 'IwAR7e57', tracking_code: 'summer-7e57' };

const adsIn = ({ heard }: House) => heard.filter(({ path }) => path === '/ads').map(({ body }) => body);
const countsIn = ({ heard }: House) => heard.filter(({ path }) => path === '/count/').map(({ body }) => body);

const ALL = { fingerprint: true, place: false, advertising: true, analytics: true };

/** Opens the page with these consents stored earlier. */
const agrees = (page: Page, consents: typeof ALL) =>
  page.addInitScript((kept) => {
    if (location.protocol === 'about:' || self.origin === 'null') return;
    localStorage.setItem('consent', kept);
  }, JSON.stringify(consents));

const stands = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();

test('a visit is reported after consent, each part once, and not again after the consent is withdrawn', async ({
  page,
  context,
  house,
}) => {
  const { url } = house.server;
  await page.goto(`/?${new URLSearchParams(CAMPAIGN)}#/privacy`);
  const advertising = page.getByRole('switch', { name: account.share_advertising });
  const analytics = page.getByRole('switch', { name: account.share_analytics });
  await expect(advertising).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(house.heard).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('7e57');

  await analytics.click();
  await expect.poll(() => countsIn(house)).toHaveLength(1);
  expect(adsIn(house)).toEqual([]);
  expect(countsIn(house)[0]).toMatchObject({
    api_key: 'house-key',
    event: '$pageview',
    properties: { $current_url: `${url}/#/privacy`, brand: 'hiyas', skin: 'bg24', language: 'en-PH' },
  });
  expect(JSON.stringify(house.heard)).not.toContain('summer');

  await advertising.click();
  await expect.poll(() => adsIn(house)).toHaveLength(1);
  const told = {
    tracking_code: 'summer-7e57',
    event_type: 'OPEN',
    fbc: '',
    fbp: '',
    fbclid: 'IwAR7e57',
    fingerId: '',
  };
  expect(adsIn(house)).toEqual([told]);
  await page.getByRole('button', { name: account.sentShow }).click();
  await expect(page.getByText('summer-7e57, IwAR7e57')).toBeVisible();

  // The next visit still knows the campaign and finds the service's cookies; the fingerprint has its own
  // consent.
  const cookies = { fbc: 'fb.1.7.IwAR7e57', fbp: 'fb.1.7.57' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `_${name}`, value, url })),
  );
  await page.getByRole('switch', { name: account.share_fingerprint }).click();
  await open(page, '/privacy');
  await expect.poll(() => adsIn(house)).toHaveLength(2);
  expect(adsIn(house)[1]).toEqual({ ...told, ...cookies, fingerId: expect.stringMatching(/^\w{8,}$/) });
  await expect.poll(() => countsIn(house)).toHaveLength(2);
  for (const { cookie, referer } of house.heard) expect([cookie, referer]).toEqual([undefined, undefined]);

  // Turning a consent off and on within a visit reports nothing new.
  await analytics.click();
  await analytics.click();
  await advertising.click();
  await advertising.click();
  await page.waitForLoadState('networkidle');
  await advertising.click();
  await analytics.click();
  await open(page, '/');
  await stands(page);
  await page.waitForLoadState('networkidle');
  expect([adsIn(house).length, countsIn(house).length]).toEqual([2, 2]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/7e57|countedId/);
});

test('a registration and a deposit are reported once each, even when the result is opened again', async ({
  page,
  request,
  house,
}) => {
  await agrees(page, { ...ALL, fingerprint: false, analytics: false });
  await page.goto(`/?${new URLSearchParams(CAMPAIGN)}`);
  await expect.poll(() => adsIn(house).map(({ event_type }) => event_type)).toEqual(['OPEN']);
  await register(page, newPhone());
  await expect
    .poll(() => adsIn(house).map(({ event_type }) => event_type))
    .toEqual(expect.arrayContaining(['REGISTER']));
  house.heard.length = 0;

  const person = await newPerson(request);
  const order = await newOrder(request, person, '500.00');
  await atBank(request, order, 'succeed');
  await enter(page, person, `/cashin?order=${order}`);
  const arrived = page.getByRole('dialog', { name: 'It has arrived' });
  await expect(arrived).toBeVisible();
  const recharges = () => adsIn(house).filter(({ event_type }) => event_type === 'RECHARGE');
  await expect.poll(recharges).toHaveLength(1);
  await page.reload();
  await expect(arrived).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(recharges()).toHaveLength(1);
});

test('an unreachable service has no visible effect, and the page may connect to no other address', async ({
  page,
  house,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  house.hangUp(true);
  await agrees(page, ALL);
  const answer = await page.goto(`/?${new URLSearchParams(CAMPAIGN)}`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy.split(';')).toContain(`connect-src 'self' ${house.origin}/ads ${house.origin}/count/`);
  await stands(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: /network/i })).toHaveCount(0);
  expect(house.heard).toEqual([]);

  complaints.allow(/forbidden by connect-src|Content Security Policy|called another host/);
  house.hangUp(false);
  const post = (address: string) =>
    page.evaluate(
      (to) =>
        fetch(to, { method: 'POST', body: '{}' }).then(
          () => 'told',
          () => 'refused',
        ),
      address,
    );
  expect(await post(`${house.origin}/other`)).toBe('refused');
  expect(await post(`${house.origin}/ads`)).toBe('told');
});
