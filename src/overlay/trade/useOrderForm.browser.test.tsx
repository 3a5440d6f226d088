import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { tradeCalls } from '../../../contract/trade';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { closeIntent, INTENT_RESEND_MS, openIntents } from '../../shared/api/intents';
import { toastAtom } from '../../shared/popups/toasts';
import { queryClient } from '../../shared/query/queryClient';
import { endSession, startSession } from '../../shared/session/session';
import { storedItems } from '../../shared/storage/item';
import { changeAtom, readAtom, StoreProvider, store } from '../../shared/store/store';
import { feedAtom } from './feed';
import { useOrderForm } from './useOrderForm';
import type { Trade } from './useTrade';

const UID = 7;
/** Longer than all repeats of a call, in ms. */
const REPEATS_MS = 30_000;

let root: Root;
let place: HTMLElement;
let asked: string[];

function Form() {
  const trade: Trade = {
    page: undefined,
    feed: readAtom(feedAtom),
    standstill: null,
    isFailed: false,
    retry: () => undefined,
  };
  const { state, place } = useOrderForm('KIDLAT', trade);
  return (
    <button type="button" onClick={() => place('up')}>
      {state}
    </button>
  );
}

beforeAll(async () => {
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(() => {
  vi.useFakeTimers();
  for (const item of storedItems) item.clear();
  queryClient.clear();
  changeAtom(toastAtom, null);
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    throw new TypeError('no network');
  });
  startSession({ uid: UID, token: 'a'.repeat(43) } as never);
  changeAtom(feedAtom, { link: 'open', tick: 1, levels: null, silentSinceMs: null } as never);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>
    </StoreProvider>,
  );
});

afterEach(() => {
  root.unmount();
  place.remove();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const state = () => place.textContent;

/** Places an order that has no answer. */
async function lose(): Promise<void> {
  await later(100);
  place.querySelector('button')?.click();
  await later(REPEATS_MS);
  expect(state()).toBe('checking');
  expect(asked).toContain(tradeCalls.order.path);
}

test.each([
  ['has become too old to be sent again', () => later(INTENT_RESEND_MS)],
  [
    'was answered in another tab',
    async () => {
      for (const { key } of openIntents(UID, Date.now())) closeIntent(key);
    },
  ],
])(
  'an order without an answer that %s lets the player go on, with fresh orders and balances',
  async (_, end) => {
    await lose();
    asked = [];
    await end();
    await later(2 * REPEATS_MS);
    expect(state()).toBe('idle');
    expect(readAtom(toastAtom)?.text).toContain('We could not find out whether your bet counted.');
    expect(asked).toContain(tradeCalls.orders.path);
    expect(asked).toContain(userCalls.info.path);
  },
);
