import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { allCalls } from '../../../contract/calls';
import { configCalls } from '../../../contract/config';
import { SUCCESS_CODE } from '../../../contract/envelope';
import { messageCalls } from '../../../contract/messages/messages';
import { moneyCalls } from '../../../contract/money';

/** The device's storage, shared by all tabs. */
const disk = new Map<string, string>();

/** The window of this tab, which receives storage events of other tabs. */
let tab: EventTarget;

const success = (data: unknown) => Response.json({ code: SUCCESS_CODE, message: '', data, status: 200 });
const loggedOut = () => Response.json({ code: '401', message: 'Please log in.', data: null, status: 401 });
const unread = (notices: number) => success({ notices, rewards: 0, service: 0, answers: 0 });

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const tokenOf = (request: RequestInit) => new Headers(request.headers).get('token');

/** A reply that the test resolves. */
function pending() {
  let reply: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  return { promise, reply: (response: Response) => reply(response) };
}

/** A freshly loaded page, with a cache of its own. */
async function loadTab() {
  vi.resetModules();
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const [api, call, read, listeners, view, client, session, unreadModule, store] = await Promise.all([
    import('../api/api'),
    import('./callQuery'),
    import('./readQuery'),
    import('../api/listeners'),
    import('./queryAtom'),
    import('./queryClient'),
    import('../session/session'),
    import('../session/unread'),
    import('../store/store'),
  ]);
  return {
    ...api,
    ...call,
    ...read,
    ...listeners,
    ...view,
    ...client,
    ...session,
    ...unreadModule,
    ...store,
  };
}

/** Another tab writes to the storage. */
function writeElsewhere(values: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(values)) disk.set(key, text);
  for (const key of Object.keys(values)) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  vi.useFakeTimers();
  disk.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, text: string) => void disk.set(name, text),
    removeItem: (name: string) => void disk.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a read', () => {
  it('refused for a lost session leads to log-in once, and is not retried', async () => {
    const { startSession, connectApi, callQuery, queryClient } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    const onLoginNeeded = vi.fn();
    connectApi({ onLoginNeeded, onFailure: vi.fn() });
    fetched.mockImplementation(async () => loggedOut());
    const observer = new QueryObserver(queryClient, callQuery(messageCalls.unread, {}, { uid: 7 }));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(onLoginNeeded).toHaveBeenCalledTimes(1);
    expect(observer.getCurrentResult().isError).toBe(true);
    stop();
  });

  it('without an answer is retried once, then fails, and can be tried again', async () => {
    const { startSession, callQuery, queryClient } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const observer = new QueryObserver(queryClient, callQuery(messageCalls.unread, {}, { uid: 7 }));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined });
    fetched.mockImplementation(async () => unread(2));
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: { notices: 2 } });
    stop();
  });

  it('of public data stays when the player logs out', async () => {
    const { startSession, endSession, callQuery, fetchNow, dataOf } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => success({ games: [] }));
    const shown = callQuery(configCalls.shownGames, { contentAttr: 'HOT' });
    await fetchNow(shown);
    endSession();
    expect(dataOf(shown)).toEqual({ games: [] });
  });
});

describe('private data of a player', () => {
  it('is removed when another player logs in here, and what is under way is aborted and dropped', async () => {
    const { startSession, endSession, fetchNow, readAtom, unreadQuery, unreadCountsAtom, dataOf } =
      await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => unread(3));
    await fetchNow(unreadQuery(7));
    expect(readAtom(unreadCountsAtom)?.notices).toBe(3);

    const late = pending();
    fetched.mockImplementation(() => late.promise);
    const asked = fetchNow(unreadQuery(7)).catch(() => 'dropped');
    await vi.advanceTimersByTimeAsync(0);
    const isAborted = () => (fetched.mock.lastCall?.[1] as RequestInit | undefined)?.signal?.aborted;
    expect(isAborted()).toBe(false);
    endSession();
    expect(isAborted()).toBe(true);
    expect(readAtom(unreadCountsAtom)).toBeNull();
    startSession({ token: 'bea', uid: 8 });
    expect(readAtom(unreadCountsAtom)).toBeNull();
    late.reply(unread(4));
    expect(await asked).toBe('dropped');
    expect([readAtom(unreadCountsAtom), dataOf(unreadQuery(7)), dataOf(unreadQuery(8))]).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });

  it('is removed when another player logs in in another tab', async () => {
    const { startSession, fetchNow, readAtom, uidAtom, unreadQuery, unreadCountsAtom, dataOf } =
      await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => unread(3));
    await fetchNow(unreadQuery(7));
    writeElsewhere({ token: '"bea"', uId: '8' });
    expect(readAtom(uidAtom)).toBe(8);
    expect([readAtom(unreadCountsAtom), dataOf(unreadQuery(7))]).toEqual([null, undefined]);
    fetched.mockImplementation(async (_url, request) => unread(tokenOf(request) === 'bea' ? 1 : 3));
    await fetchNow(unreadQuery(8));
    expect(readAtom(unreadCountsAtom)?.notices).toBe(1);
  });

  it('of the player begins when another tab logs a guest in', async () => {
    await loadTab();
    await import('../session/user');
    fetched.mockImplementation(async () => loggedOut());
    writeElsewhere({ token: '"bea"', uId: '8' });
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([url, request]) => [url, tokenOf(request)])).toEqual([
      [userCalls.info.path, 'bea'],
    ]);
  });

  it('is refused like a call without a session where that session has ended elsewhere', async () => {
    const { startSession, endSession, connectApi } = await loadTab();
    const { loadSeeds } = await import('../play/seeds');
    startSession({ token: 'ana', uid: 7 });
    // What the app does, while the reply is still on its way to its query.
    connectApi({ onLoginNeeded: () => endSession(), onFailure: vi.fn() });
    fetched.mockImplementation(async () => loggedOut());
    await expect(loadSeeds('color')).rejects.toMatchObject({
      name: 'ApiError',
      code: '401',
      outcome: 'refused',
    });
  });

  it('is not loaded for a guest', async () => {
    const { fetchNow, unreadQuery } = await loadTab();
    fetched.mockImplementation(async () => loggedOut());
    await expect(fetchNow(unreadQuery(null))).rejects.toThrow();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not loaded for a player whom another tab has already replaced', async () => {
    const { startSession, fetchNow, unreadQuery, dataOf } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => unread(5));
    // The other tab has written, and this one has not received the event yet.
    disk.set('token', '"bea"');
    disk.set('uId', '8');
    await expect(fetchNow(unreadQuery(7))).rejects.toThrow();
    expect(fetched).not.toHaveBeenCalled();
    expect(dataOf(unreadQuery(7))).toBeUndefined();
  });
});

describe('an edit', () => {
  it('is not overwritten by an older reply that is still in flight', async () => {
    const { startSession, fetchNow, setData, readAtom, unreadQuery, unreadCountsAtom } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => unread(3));
    await fetchNow(unreadQuery(7));
    const late = pending();
    fetched.mockImplementation(() => late.promise);
    const asked = fetchNow(unreadQuery(7)).catch(() => null);
    setData(unreadQuery(7), { notices: 0, rewards: 0, service: 0, answers: 0 });
    late.reply(unread(3));
    await asked;
    expect(readAtom(unreadCountsAtom)?.notices).toBe(0);
  });
});

describe('a call that moves money', () => {
  it.each(allCalls.filter(({ money }) => money).map((call) => [call.path, call] as const))(
    'is never a query: %s',
    async (_path, call) => {
      const { callQuery } = await loadTab();
      expect(() => callQuery(call, {} as never)).toThrow('must not be used as a query');
    },
  );

  it('is sent once as a mutation that is refused', async () => {
    const { startSession, queryClient, send } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockImplementation(async () => loggedOut());
    const mutation = new MutationObserver(queryClient, {
      mutationFn: () => send(moneyCalls.recharge, { amount: 10_000n as never, channelId: 'qr' }),
    });
    const outcome = mutation.mutate().catch(() => 'refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('refused');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('keeps its key however often it is repeated', async () => {
    const { startSession, queryClient, send } = await loadTab();
    startSession({ token: 'ana', uid: 7 });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const mutation = new MutationObserver(queryClient, {
      mutationFn: () => send(moneyCalls.recharge, { amount: 10_000n as never, channelId: 'qr' }),
    });
    const outcome = mutation.mutate().catch(() => 'unknown');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('unknown');
    const keys = fetched.mock.calls.map(([, request]) => new Headers(request.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    // The first attempt and the four retries of the API client: the mutation added none.
    expect(keys).toHaveLength(5);
  });
});

describe('the list of games', () => {
  const game = {
    gameProvider: 'JILI',
    gameId: '1',
    gameName: 'Kalabaw',
    gameType: 'CasinoSlot',
    isOwn: false,
    gameUrl: '/games/jili?id=1',
    isHuidu: false,
  };
  const DAY_MS = 24 * 60 * 60 * 1000;

  async function openLobby() {
    await loadTab();
    const [list, { readAtom }, { fetchNow }] = await Promise.all([
      import('../catalogue/gameList'),
      import('../store/store'),
      import('./readQuery'),
    ]);
    return { ...list, readAtom, fetchNow };
  }
  const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

  it('is stored for 15 days, and requested by its version', async () => {
    const first = await openLobby();
    fetched.mockImplementation(async () =>
      success({ version: 'v1', allGames: { JILI: [game] }, order: ['JILI'] }),
    );
    await first.fetchNow(first.gameListQuery);

    vi.advanceTimersByTime(15 * DAY_MS - 1_000);
    const second = await openLobby();
    expect(second.readAtom(second.allGamesAtom)).toEqual([game]);
    fetched.mockImplementation(async () => success({ version: 'v1', allGames: null, order: [] }));
    await second.fetchNow(second.gameListQuery);
    expect(second.readAtom(second.allGamesAtom)).toEqual([game]);
    expect(bodies()).toEqual([{ version: '' }, { version: 'v1' }]);
  });

  it('is removed after 15 days', async () => {
    const first = await openLobby();
    fetched.mockImplementation(async () =>
      success({ version: 'v1', allGames: { JILI: [game] }, order: ['JILI'] }),
    );
    await first.fetchNow(first.gameListQuery);

    vi.advanceTimersByTime(15 * DAY_MS + 1_000);
    const second = await openLobby();
    expect([second.readAtom(second.allGamesAtom), second.readAtom(second.isListedAtom)]).toEqual([[], false]);
    await second.fetchNow(second.gameListQuery);
    expect(bodies()).toEqual([{ version: '' }, { version: '' }]);
  });
});
