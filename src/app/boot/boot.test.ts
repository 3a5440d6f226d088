import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { publicConfig } from '../../../contract/config';
import { SUCCESS_CODE } from '../../../contract/envelope';
import { centavos } from '../../../games/kit/rules/money';
import { BROKEN, STRANGE } from '../../../tests/support/badValues';
import { modulesBelow } from '../../../tests/support/modulesBelow';
import { STORED_NAMES } from '../../shared/storage/storedNames';

const config = z.encode(publicConfig, {
  brand: 'hiyas',
  skin: 'bg24',
  themeIsFree: false,
  inviteBrand: false,
  testSystem: false,
  ownGames: ['color'],
  depositMin: centavos(2_000n),
  depositMax: centavos(5_000_000n),
  stakeMin: centavos(100n),
  exposureMax: centavos(10_000_000n),
  exposureMaxPesos: {},
  betCycleMs: { color: 2_500 },
  autoplayNeedsLossLimit: true,
  serverTime: '2026-11-20T12:00:00.000Z',
  customerServiceUrl: null,
  serviceDesk: false,
  googleClientId: null,
  facebookAppId: null,
  messagingUrl: null,
  socialUrls: [],
  adTrackingUrl: null,
  adTrackingCode: null,
  attributionUrl: null,
  attributionKey: null,
  analyticsUrl: null,
  analyticsKey: null,
  pausedGames: [],
  hasMarkets: true,
  emergencyUrls: [],
});

const ownGame = {
  gameProvider: 'OWN',
  gameId: '10001',
  gameName: 'Color Game',
  gameType: 'Arcade',
  isOwn: true,
  gameUrl: '/games/og?id=10001',
  isHuidu: false,
};

/** A server that answers the configuration call and refuses all others. */
async function answer(_url: string, request?: RequestInit): Promise<Response> {
  if (!String(request?.body).includes('front_public_config')) {
    return Response.json({ code: '401', message: 'Please log in.', data: null, status: 401 });
  }
  const data = { front_public_config: config };
  return Response.json({ code: SUCCESS_CODE, message: '', data, status: 200 });
}

// In this test nothing loads, so the page is idle at once.
vi.mock('../../shared/whenIdle', () => ({
  whenIdle: async () => undefined,
  whenIdleForAWhile: async () => undefined,
}));

class Disk {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);
}

class FullDisk extends Disk {
  override setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** The page that the server rendered, as far as the boot sequence reads it. */
function stubPage(): void {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', {
    ...listening,
    location: { href: 'https://hiyas.example/#/', hash: '#/' },
    matchMedia: () => ({ ...listening, matches: false }),
  });
  vi.stubGlobal('document', {
    ...listening,
    documentElement: { dataset: { brand: 'hiyas', skin: 'bg24' } },
    head: { querySelector: () => null },
    querySelectorAll: () => [],
    title: 'Hiyas Noche',
    cookie: '',
    readyState: 'complete',
    visibilityState: 'visible',
  });
  vi.stubGlobal('screen', { width: 375, height: 812 });
  vi.stubGlobal('fetch', answer);
}

const faults: unknown[] = [];
const note = (fault: unknown) => faults.push(fault);

beforeEach(() => {
  stubPage();
  faults.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
  // The page is closed: its listeners must not run in the next test.
  vi.resetModules();
});

const areas = { localStorage: STORED_NAMES.local, sessionStorage: STORED_NAMES.session };

/** Boots the app like a freshly loaded page, and reads every stored item. */
async function openApp(): Promise<void> {
  vi.resetModules();
  const { bootAtom, firstBoot, openWithPageData } = await import('./boot');
  const { readAtom } = await import('../../shared/store/store');
  await openWithPageData();
  await firstBoot();
  expect(readAtom(bootAtom)).toBe('open');
  let read = 0;
  for (const load of states) {
    for (const [name, part] of Object.entries(await load())) {
      if (!/Atom$/.test(name) || typeof part !== 'object') continue;
      readAtom(part as Parameters<typeof readAtom>[0]);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(30);
  expect(faults).toEqual([]);
}

const states = modulesBelow([
  'src/shared',
  ...['wallet', 'spin', 'messages', 'play/demo', 'play/shared'].map((part) => `src/overlay/${part}`),
]);

describe('the app opens', () => {
  it('with the configuration embedded in the page, before any call is answered', async () => {
    for (const area of Object.keys(areas)) vi.stubGlobal(area, new Disk());
    const { serverTime: _, ...embedded } = config;
    const pageData = { config: embedded, banners: [], games: [ownGame] };
    vi.stubGlobal('document', {
      ...document,
      head: {
        querySelector: (name: string) =>
          name === '#page-data' ? { textContent: JSON.stringify(pageData) } : null,
      },
    });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.resetModules();
    const { bootAtom, openWithPageData } = await import('./boot');
    const { publicConfigAtom } = await import('../../shared/config/config');
    const { allGamesAtom, isListedAtom } = await import('../../shared/catalogue/gameList');
    const { readAtom } = await import('../../shared/store/store');
    await openWithPageData();
    expect(readAtom(bootAtom)).toBe('open');
    expect(readAtom(publicConfigAtom)?.ownGames).toEqual(['color']);
    expect(readAtom(allGamesAtom)).toEqual([ownGame]);
    expect(readAtom(isListedAtom)).toBe(false);
  });

  it.each(['{', '{"config":{}}', 'null'])(
    'with %s as embedded configuration, as soon as the call is answered',
    async (text) => {
      for (const area of Object.keys(areas)) vi.stubGlobal(area, new Disk());
      vi.stubGlobal('document', {
        ...document,
        head: { querySelector: (name: string) => (name === '#page-data' ? { textContent: text } : null) },
      });
      await openApp();
    },
  );

  it.each([...new Set([...BROKEN, ...STRANGE])].map((text) => [text.slice(0, 24), text]))(
    'with %j as the value of every stored item',
    async (_shown, text) => {
      for (const [area, names] of Object.entries(areas)) {
        const disk = new Disk();
        for (const name of names) disk.setItem(name, text);
        vi.stubGlobal(area, disk);
      }
      await openApp();
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );

  it('when storage is full', async () => {
    for (const area of Object.keys(areas)) vi.stubGlobal(area, new FullDisk());
    await openApp();
  });

  it('when storage is forbidden', async () => {
    for (const area of Object.keys(areas)) {
      Object.defineProperty(globalThis, area, {
        configurable: true,
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
    try {
      await openApp();
    } finally {
      for (const area of Object.keys(areas)) Reflect.deleteProperty(globalThis, area);
    }
  });

  it('and adopts the version of the server when the rest of its own is gone there', async () => {
    const disk = new Disk();
    disk.setItem('appsVersion', '"1"');
    for (const area of Object.keys(areas)) vi.stubGlobal(area, disk);
    const gone: string[] = [];
    const replace = (address: string) => gone.push(address);
    vi.stubGlobal('window', { ...window, location: { ...window.location, replace } });
    vi.stubGlobal('fetch', async (url: string, request?: RequestInit) =>
      url === '/version.json' ? Response.json({ appsVersion: '2' }) : answer(url, request),
    );
    vi.resetModules();
    vi.doMock('./afterStart', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await (await import('./boot')).firstBoot();
    vi.doUnmock('./afterStart');
    expect(gone).toEqual(['https://hiyas.example/?version=2#/']);
  });
});
