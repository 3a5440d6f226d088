import type { BrowserContext, Page, Request } from '@playwright/test';
import account from '../../src/i18n/strings/account/enPH.json' with { type: 'json' };
import { expect, test } from './support/watched';

/**
 * What a device sends beyond what the page needs: nothing before consent, and nothing after it is withdrawn.
 */

declare global {
  interface Window {
    /** Bodies of what the page handed over by sendBeacon. */
    beacons?: string[];
  }
}

test.use({ reducedMotion: 'reduce' });

const IDS = { afId: 'af-7e57', fbInsId: 'ins-7e57', aaid: 'aa-7e57' };

const REPORTS = /\/x2\/(user-behavior\/event-report|(v2\/)?log\/collect|temporaryPushBranch)$/;

/** Fields of a device record that need a consent. */
const PERSONAL = /fingerprint|UUID|geoPosition|adBlocked|"OS"|browserInfo|userAgent|lunarDate|afId|aaid/;

/** Collects the app's calls from now on. */
function listen(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/')) calls.push(request);
  });
  return calls;
}

/** URLs, bodies and headers of the calls as one text. */
const sentBy = async (calls: readonly Request[]): Promise<string> =>
  (
    await Promise.all(
      calls.map(async (call) =>
        [call.url(), call.postData(), JSON.stringify(await call.allHeaders())].join('\n'),
      ),
    )
  ).join('\n');

const pathsOf = (calls: readonly Request[]) => calls.map((call) => new URL(call.url()).pathname);

async function expectNothing(calls: readonly Request[]): Promise<void> {
  const sent = await sentBy(calls);
  for (const id of Object.values(IDS)) expect(sent).not.toContain(id);
  expect(pathsOf(calls).filter((path) => REPORTS.test(path))).toEqual([]);
  const bodies = calls.map((call) => call.postData() ?? '').join('\n');
  expect(bodies).not.toMatch(PERSONAL);
}

/** Visits pages that report events. */
async function walk(page: Page): Promise<void> {
  for (const [path, title] of [
    ['/emergencyAlert', /./],
    ['/telegram', /./],
    ['/privacy', account.privacy],
  ] as const) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
}

const collectCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'fbCollectId');

test('nothing is reported before consent, everything after it, and nothing after it is withdrawn', async ({
  page,
  context,
}) => {
  const calls = listen(page);
  // The browser's protocol does not tell the body of a beacon.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    window.beacons = [];
    navigator.sendBeacon = (address, data) => {
      if (data instanceof Blob) void data.text().then((text) => window.beacons?.push(text));
      return send(address, data);
    };
  });
  await page.goto(`/?${new URLSearchParams(IDS)}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await walk(page);
  await expect.poll(() => pathsOf(calls)).toContain('/x2/device/getInfoId');
  await expectNothing(calls);
  expect(await collectCookie(context)).toBeUndefined();

  const advertising = page.getByRole('switch', { name: account.share_advertising });
  const analytics = page.getByRole('switch', { name: account.share_analytics });
  await analytics.click();
  await expect.poll(() => pathsOf(calls)).toContain('/x2/log/collect');
  expect(await sentBy(calls)).not.toContain(IDS.afId);
  await advertising.click();
  await expect.poll(async () => (await collectCookie(context))?.value).toMatch(/^[0-9a-f-]{36}$/);
  const days = (((await collectCookie(context))?.expires ?? 0) - Date.now() / 1000) / 86_400;
  // Two years, or the longest lifetime that the browser allows.
  expect(days).toBeGreaterThan(390);
  calls.length = 0;
  await walk(page);
  // What waits goes by sendBeacon, without the headers of other calls.
  await expect.poll(() => pathsOf(calls)).toContain('/x2/user-behavior/event-report');
  const batch = calls.find((call) => new URL(call.url()).pathname === '/x2/user-behavior/event-report');
  expect(batch?.resourceType()).toBe('ping');
  const deviceInfoId = await page.evaluate(() => JSON.parse(localStorage.getItem('deviceInfoId') ?? ''));
  const [body = ''] = await page.evaluate(() => window.beacons ?? []);
  expect(JSON.parse(body)).toEqual({
    deviceInfoId,
    list: [{ eventType: 'EMERGENCY_PAGE_ENTER', agoMs: expect.any(Number) }],
  });
  expect(body).not.toMatch(/7e57/);
  const headers = await calls.find((call) => !REPORTS.test(call.url()))?.allHeaders();
  expect(headers).toMatchObject({
    afid: IDS.afId,
    fbinsid: IDS.fbInsId,
    fbcollectid: (await collectCookie(context))?.value,
  });

  await advertising.click();
  await analytics.click();
  await expect.poll(() => calls.at(-1)?.postDataJSON().consent).toBeUndefined();
  await page.waitForLoadState('networkidle');
  expect(await collectCookie(context)).toBeUndefined();
  calls.length = 0;
  await walk(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await walk(page);
  await expectNothing(calls);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  for (const id of Object.values(IDS)) expect(kept).not.toContain(id);
});
