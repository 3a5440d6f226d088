import type { Page } from '@playwright/test';
import { providerCalls } from '../../contract/providers';
import { answer, enter, newPerson } from './support/person';
import { expect, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

const GAME = { gameProvider: 'JILI', gameId: '101' };
const ADDRESS = '/games/jili?id=101';

/** What a hostile page tries, by name. Each returns what it got, or nothing if it was blocked. */
const ATTACKS = {
  'navigates the whole page elsewhere': () => {
    (window.top as Window).location.href = 'https://evil.example/';
  },
  'navigates the page to another address of ours': () => {
    (window.parent as Window).location.replace(`${document.referrer || '/'}#/cashin`);
  },
  'reads the page around it': () => window.parent.document.title,
  'reads the token': () => window.parent.localStorage.getItem('token'),
  'calls the bridge of the Android app': () =>
    (
      window.parent as unknown as { AndroidBridge: { postMessage(text: string): void } }
    ).AndroidBridge.postMessage('{}'),
  'sends a balance and an address': () => {
    for (const more of [
      { type: 'balance', finance: '999999.00' },
      { type: 'exit', url: 'https://evil.example' },
    ])
      window.parent.postMessage({ source: 'game', ...more }, '*');
    for (const data of ['{"source":"game","type":"exit"}', [{ source: 'game', type: 'exit' }], null, 7])
      window.parent.postMessage(data, '*');
  },
  'sends messages from a nested frame': () => {
    const inner = document.createElement('iframe');
    inner.srcdoc = `<script>top.postMessage({ source: 'game', type: 'exit' }, '*')</script>`;
    document.body.append(inner);
  },
  'loads the app in a frame': () => {
    const inner = document.createElement('iframe');
    inner.name = 'app';
    inner.src = new URLSearchParams(window.location.search).get('app') ?? '';
    document.body.append(inner);
  },
  'opens a window': () => window.open('https://evil.example/')?.location,
  'clicks a link out of the frame': () => {
    for (const target of ['_top', '_parent', '_blank']) {
      const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/', target });
      document.body.append(link);
      link.click();
    }
  },
  'posts a form': () => {
    for (const target of ['_top', '_self']) {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: 'https://evil.example/',
        target,
      });
      document.body.append(form);
      form.submit();
    }
  },
  'downloads a file': () => {
    const link = Object.assign(document.createElement('a'), {
      href: 'data:application/octet-stream,evil',
      download: 'evil.apk',
    });
    document.body.append(link);
    link.click();
  },
  'goes back in the history': () => {
    for (let step = 0; step < 20; step += 1) window.history.pushState(step, '');
    window.history.go(-40);
    window.history.back();
  },
  'opens a dialog': () => {
    if (window.confirm('Your password, please')) return 'an answer';
    return window.prompt('Your password, please') ?? undefined;
  },
  'requests device permissions': async () => {
    const results = await Promise.allSettled([
      new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)),
      navigator.mediaDevices?.getUserMedia({ audio: true }) ?? Promise.reject(new Error('none')),
      navigator.clipboard?.readText() ?? Promise.reject(new Error('none')),
      document.documentElement.requestFullscreen(),
    ]);
    return results.find(({ status }) => status === 'fulfilled')?.status;
  },
  'calls the API as the player': async () => {
    const app = new URL(new URLSearchParams(window.location.search).get('app') ?? '').origin;
    const reply = await fetch(`${app}/x2/user/info`, {
      method: 'POST',
      credentials: 'include',
      body: '{}',
    });
    return reply.text();
  },
} satisfies Record<string, () => unknown>;

/** A closing tag would end the script even inside a string. */
const written = Object.entries(ATTACKS).map(
  ([name, attack]) => `${JSON.stringify(name)}: ${String(attack).replaceAll('</', '<\\/')}`,
);

/** The page of a hostile provider: it reports ready at once, and runs an attack when told to. */
const hostilePage = `<!doctype html><title>hostile</title><body><script>
  const attacks = {${written}};
  window.attacks = Object.keys(attacks).length;
  window.attack = async (name) => {
    try { return (await attacks[name]()) ?? null; } catch { return null; }
  };
  parent.postMessage({ source: 'game', type: 'ready' }, '*');
</script>`;

const FORBIDDEN =
  /Unsafe attempt|SecurityError|sandbox|Blocked|blocked|forbidden by|Refused|violates|permissions? policy|CORS|net::ERR_|Framing/i;

test('a hostile game in its frame tries sixteen attacks, and all fail', async ({
  page,
  request,
  context,
  complaints,
  baseURL,
}) => {
  complaints.allow(FORBIDDEN);
  const person = await newPerson(request, { pesos: '500.00' });
  const { url } = await answer<{ url: string }>(request, providerCalls.launch.path, GAME, person.token);
  const provider = new URL(url).origin;
  complaints.allow(new RegExp(`called another host: ${provider}`));
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostilePage }),
  );
  const effects: string[] = [];
  context.on('page', () => effects.push('a window'));
  page.on('download', () => effects.push('a file'));
  page.on('dialog', (dialog) => {
    effects.push('a dialog');
    void dialog.dismiss();
  });
  // A page of ours before it, which the frame could navigate back to.
  await enter(page, person, '/faq');
  await page.evaluate((address) => {
    window.location.hash = address;
  }, ADDRESS);
  const around = page.locator('[data-frame="playing"]');
  await expect(around).toBeVisible();
  const before = await stateOf(page);
  const hostile = page.frames().find((frame) => frame.url().startsWith(provider));
  await hostile?.evaluate((app) => window.history.replaceState(null, '', `?app=${app}`), `${baseURL}/`);

  expect(await hostile?.evaluate(() => (window as unknown as { attacks: number }).attacks)).toBe(16);
  for (const name of Object.keys(ATTACKS)) {
    await test.step(name, async () => {
      const answered = await hostile?.evaluate(
        (asked) => (window as unknown as { attack(name: string): Promise<unknown> }).attack(asked),
        name,
      );
      expect.soft(answered, name).toBeNull();
      // A task of the page, so that messages from the frame have been handled.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      await expect.soft(around, name).toBeVisible();
      expect.soft(await stateOf(page), name).toEqual(before);
      expect.soft(effects, name).toEqual([]);
    });
  }
  // The app itself must not load inside a frame.
  const framed = page.frames().find((frame) => frame.name() === 'app');
  expect(await framed?.locator('#app').count()).toBe(0);

  // The exit still leads out, past all the entries added to the history.
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(around).toBeHidden();
  await expect(page).toHaveURL(/#\/faq$/);
});

/** What no game may change: address, title, player and balance. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: window.location.href,
    title: document.title,
    uid: localStorage.getItem('uId'),
    balance: document.querySelector('[data-balance]')?.getAttribute('data-balance'),
  }));
