import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StageShow } from '../../shared/play/stageShow';

const HOME = 'https://hiyas.example/#/wallet';

/** Each test is a freshly loaded page in a browser that keeps its storages. */
async function newPage() {
  vi.resetModules();
  const [version, { watchVersion }, store, stage] = await Promise.all([
    import('./version'),
    import('./watchVersion'),
    import('../../shared/store/store'),
    import('../../shared/play/stageShow'),
  ]);
  const gone: string[] = [];
  return {
    gone,
    check: () => version.checkVersion((address) => gone.push(address)),
    watch: () => watchVersion((address) => gone.push(address)),
    play: (show: object | null) => store.changeAtom(stage.stageShowAtom, show as StageShow | null),
    popups: await import('../../shared/popups/popups'),
    intents: await import('../../shared/api/intents'),
  };
}

class Kept {
  readonly #items = new Map<string, string>();
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.#items.set(name, text);
  removeItem = (name: string) => void this.#items.delete(name);
}

let served: unknown = '1.0.0';
/** The fields of the page. */
let fields: { type: string; value: string }[] = [];
const serve = (version: unknown) => {
  served = version;
};

beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('sessionStorage', new Kept());
  fields = [];
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => 0,
    removeEventListener: () => 0,
    querySelectorAll: () => fields,
  });
  vi.stubGlobal('window', {
    location: { href: HOME },
    addEventListener: () => 0,
    removeEventListener: () => 0,
  });
  vi.stubGlobal('fetch', async () => {
    if (served instanceof Error) throw served;
    return Response.json({ appsVersion: served });
  });
  serve('1.0.0');
});
afterEach(() => vi.unstubAllGlobals());

test('neither the first visit nor a later one reloads while the version stays the same', async () => {
  for (let visits = 0; visits < 3; visits += 1) {
    const page = await newPage();
    expect(await page.check()).toBe(false);
    expect(page.gone).toEqual([]);
  }
});

test('a newer version reloads the page once, with the version in its query and the hash as it was', async () => {
  await (await newPage()).check();
  serve('1.1.0');
  const before = await newPage();
  expect(await before.check()).toBe(true);
  expect(before.gone).toEqual(['https://hiyas.example/?version=1.1.0#/wallet']);
  const after = await newPage();
  expect(await after.check()).toBe(false);
  expect(after.gone).toEqual([]);
});

test('at most three reloads are forced per session', async () => {
  await (await newPage()).check();
  const reloaded: boolean[] = [];
  for (const version of ['2', '3', '4', '5', '6']) {
    serve(version);
    reloaded.push(await (await newPage()).check());
  }
  expect(reloaded).toEqual([true, true, true, false, false]);
  vi.stubGlobal('sessionStorage', new Kept());
  expect(await (await newPage()).check()).toBe(true);
});

test.each([new Error('no network'), 5, null, 'x'.repeat(33)])(
  'an unknown version changes nothing: %s',
  async (answer) => {
    await (await newPage()).check();
    serve(answer instanceof Error || typeof answer !== 'string' ? answer : undefined);
    const page = await newPage();
    expect(await page.check()).toBe(false);
    serve('1.0.0');
    expect(await page.check()).toBe(false);
    expect(page.gone).toEqual([]);
  },
);

test('a page that stays open compares with the version it was loaded with, whatever another tab has stored', async () => {
  const old = await newPage();
  await old.check();
  serve('1.1.0');
  await (await newPage()).check();
  expect(await old.check()).toBe(true);
});

describe('while something is in progress', () => {
  test('a game postpones the reload until it is left', async () => {
    await (await newPage()).check();
    serve('1.1.0');
    const page = await newPage();
    const stop = page.watch();
    page.play({ card: {} });
    expect(await page.check()).toBe(false);
    expect(page.gone).toEqual([]);
    page.play(null);
    await vi.waitFor(() => expect(page.gone).toHaveLength(1));
    stop();
  });

  test('a popup postpones it until it is answered', async () => {
    await (await newPage()).check();
    serve('1.1.0');
    const page = await newPage();
    const stop = page.watch();
    page.popups.openPopup('bonus');
    expect(await page.check()).toBe(false);
    page.popups.closePopup('bonus');
    await vi.waitFor(() => expect(page.gone).toHaveLength(1));
    stop();
  });

  test('a form that is filled in postpones it until it has been sent', async () => {
    await (await newPage()).check();
    serve('1.1.0');
    const page = await newPage();
    fields = [{ type: 'tel', value: '917' }];
    expect(await page.check()).toBe(false);
    expect(page.gone).toEqual([]);
    fields = [{ type: 'tel', value: '' }];
    expect(await page.check()).toBe(true);
  });

  test('an unanswered bet postpones it', async () => {
    await (await newPage()).check();
    (await import('../../shared/api/identity')).uidItem.write(7);
    serve('1.1.0');
    const page = await newPage();
    const { key } = page.intents.openIntent({ url: '/x2/og/color/bet', body: '{}', uid: 7 }, Date.now());
    expect(await page.check()).toBe(false);
    page.intents.closeIntent(key);
    expect(await page.check()).toBe(true);
  });
});
