import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { mallCalls } from '../../../contract/rewards/mall';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { queryClient } from '../../shared/query/queryClient';
import { endSession, startSession } from '../../shared/session/session';
import { storedItems } from '../../shared/storage/item';
import { StoreProvider, store } from '../../shared/store/store';
import { MallPage } from './MallPage';

const HOUR_MS = 60 * 60_000;
const at = (afterMs: number) => new Date(Date.now() + afterMs).toISOString();

const frame = {
  id: 'FRAME',
  assetType: 'LOOK',
  points: 300,
  offerPoints: 240 as number | null,
  worth: '0.00',
  minAmount: '0.00',
  play: '0.00',
  stock: null,
  left: null,
  per: 'once',
  exchanged: 0,
  eligible: true,
  reason: null,
};
const offer = {
  offerId: '2026-11-20-1',
  itemId: 'FRAME',
  points: 240,
  startTime: at(-HOUR_MS),
  endTime: at(HOUR_MS),
};
const shop = {
  closed: null,
  items: [frame],
  offers: [offer],
  points: 1_000,
  playLeft: '0.00',
  now: at(0),
};

/** What the server answers, by path; anything else is a lost line. */
let answers: Record<string, unknown>;
/** The bodies of exchanges. */
let sent: unknown[];
let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(() => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  sent = [];
  answers = { [mallCalls.items.path]: shop };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === mallCalls.exchange.path) sent.push(JSON.parse(String(body)));
    const data = answers[url];
    if (data === undefined) throw new TypeError('no network');
    const isRefused = typeof data === 'object' && data !== null && 'code' in data;
    return new Response(JSON.stringify(isRefused ? data : { code: '00000', message: '', data, status: 200 }));
  });
  startSession({ uid: 7, token: 'a'.repeat(43) } as never);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/mall']}>
          <MallPage />
        </MemoryRouter>
      </QueryClientProvider>
    </StoreProvider>,
  );
});

afterEach(() => {
  root.unmount();
  place.remove();
  endSession();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
/** Loading a page may take a while on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
async function press(name: string): Promise<void> {
  await eventually(() => expect(button(name), name).toBeDefined());
  button(name)?.click();
}

test('an offer that ends while its item is being exchanged takes its price with it', async () => {
  await press('Get');
  answers[mallCalls.exchange.path] = { code: ERRORS.offerClosed.code, message: '', data: null, status: 409 };
  answers[mallCalls.items.path] = { ...shop, items: [{ ...frame, offerPoints: null }], offers: [] };
  await press('Exchange 240 points');
  await eventually(() => expect(button('Exchange 300 points')).toBeDefined());
  expect(button('Exchange 240 points')).toBeUndefined();
  await press('Exchange 300 points');
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([{ itemId: 'FRAME', offerId: '2026-11-20-1' }, { itemId: 'FRAME' }]);
});
