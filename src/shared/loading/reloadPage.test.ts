import { expect, it, vi } from 'vitest';
import { reloadPage } from './reloadPage';

const MAIN = '/assets/shell-1234567.js';
const FILE = 'https://app.example/assets/HelpPage-Bf8_xQ1.js';
const MISSING = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

interface Visit {
  readonly type?: NavigationTimingType;
  readonly ageMs?: number;
  /** What the server has at an address, and null where it has nothing. */
  readonly server?: (address: string) => string | null;
}

const PAGE = (main: string) => `<script type="module" crossorigin src="${main}"></script>`;
const whole = (address: string) => (address === FILE ? 'export {}' : PAGE(MAIN));

/** Whether a page that came in this way is loaded anew against an error. */
async function isReloaded(
  error: unknown,
  { type = 'navigate', ageMs = 60_000, server = whole }: Visit,
): Promise<boolean> {
  const reload = vi.fn();
  const page = {
    document: {
      URL: 'https://app.example/#/games/og?game=crash',
      querySelector: () => ({ getAttribute: () => MAIN }),
    },
    location: { reload },
    fetch: async (address: string) => {
      const text = server(address);
      return new Response(text, { status: text === null ? 404 : 200 });
    },
    performance: { getEntriesByType: () => [{ type }], now: () => ageMs },
  };
  await reloadPage(error, page as unknown as Window & typeof globalThis);
  return reload.mock.calls.length > 0;
}

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

it.each<[string, unknown, Visit]>([
  ['the server answers', MISSING, {}],
  ['the server answers, whatever went wrong', new Error('Importing a module script failed.'), {}],
  ['it was loaded anew before, and the file is there again', MISSING, { type: 'reload' }],
  [
    'it was loaded anew before, and the server was updated since',
    MISSING,
    { type: 'reload', server: (address) => (address === FILE ? null : PAGE('/assets/shell-7654321.js')) },
  ],
])('loads the page anew when %s', async (_, error, visit) => {
  expect(await isReloaded(error, visit)).toBe(true);
});

it.each<[string, unknown, Visit]>([
  ['the server cannot be reached', MISSING, { server: unreachable }],
  ['the server is faulty', MISSING, { server: () => null }],
  ['the page was loaded anew a moment ago', MISSING, { type: 'reload', ageMs: 4_999 }],
  [
    'it was loaded anew before, and the server has no such file',
    MISSING,
    { type: 'reload', server: (address) => (address === FILE ? null : PAGE(MAIN)) },
  ],
  [
    'it was loaded anew before, and the browser names no file',
    new Error('Importing a module script failed.'),
    { type: 'reload' },
  ],
])('keeps the page when %s', async (_, error, visit) => {
  expect(await isReloaded(error, visit)).toBe(false);
});
