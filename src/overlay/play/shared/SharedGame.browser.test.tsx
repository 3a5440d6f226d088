import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SharedBoardProps, SharedCard } from '../../../../games/kit/card';
import { centavos } from '../../../../games/kit/rules/money';
import { loadAllStrings, startTranslation } from '../../../i18n/i18n';
import { queryClient } from '../../../shared/query/queryClient';
import { changeAtom, readAtom, StoreProvider, store } from '../../../shared/store/store';
import { askRng } from '../../../shared/workers/rng';
import { demoGameAtom, demoRoundsAtom } from '../demo/demo';
import { demoChainOf } from './liveDemo';
import { SharedGame } from './SharedGame';

/** Whole rounds run this many times faster than real time, to keep the tests short. */
const FAST = 6;
const realNowMs = performance.now.bind(performance);
/** The table's time passes at `scale` since `fromMs` of real time, when it was `atMs`. */
let time = { fromMs: 0, atMs: 0, scale: 1 };

function setPace(scale: number): void {
  time = { fromMs: realNowMs(), atMs: performance.now(), scale };
}

/** How long a round of crash takes bets. */
const BETTING_MS = 6_000;

const STAKE = centavos(2_000n);
const betOn = (target: string) => ({ stake: '20.00', target, cashOuts: [] });

/** The last props that the host passed to its board. */
let board: SharedBoardProps;
/** All of them since the page was opened: a short ride is over before a busy machine has looked twice. */
let boards: SharedBoardProps[];
/** All texts of the small result over the scene since the page was opened. */
let smallResults: string[];
let root: Root;
let place: HTMLElement;

/** The real rules of crash under a board that only records its props. */
const card: SharedCard = {
  id: 10003,
  name: 'crash',
  shared: true,
  title: { enPH: 'Trial' },
  kind: { enPH: 'Trial' },
  gameType: 'Arcade',
  lists: [],
  shelfPlace: 1,
  listPlace: 1,
  turnoverWeight: 50,
  hasDemo: true,
  demoEntriesAtStart: 4,
  usualBet: null,
  scene: () => Promise.reject(new Error('a game without pictures')),
  sound: () => Promise.reject(new Error('a silent game')),
  words: async () => ({ title: 'Trial' }),
  moments: async () => [],
  board: async () => ({
    Board: (props: SharedBoardProps) => {
      board = props;
      boards.push(props);
      return <p data-board={props.phase}>{props.lockedBecause}</p>;
    },
    OutcomeMark: ({ outcome }) => <i>{(outcome as { multiplier: string }).multiplier}</i>,
    BetLines: () => null,
    Rules: () => null,
    headline: () => null,
    away: () => ({ subtitle: '', text: '', steps: [], facts: [], tip: null }),
    returnPercent: '99.00',
    examples: [],
    stakeMinCentavos: centavos(100n),
  }),
};

const demo = () => readAtom(demoGameAtom('crash'));
const phaseIs = (phase: string, timeout = 25_000) =>
  vi.waitFor(() => expect(place.querySelector('[data-board]')?.getAttribute('data-board')).toBe(phase), {
    timeout,
    interval: 10,
  });

const resultWatcher = new MutationObserver(() => {
  const text = place.querySelector('[data-result="small"]')?.textContent;
  if (text) smallResults.push(text);
});

async function open(): Promise<void> {
  [boards, smallResults] = [[], []];
  place = document.body.appendChild(document.createElement('div'));
  resultWatcher.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  root = createRoot(place);
  root.render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <SharedGame card={card} requestedMode="demo" />
        </MemoryRouter>
      </QueryClientProvider>
    </StoreProvider>,
  );
  await vi.waitFor(
    () => expect(place.querySelector('[data-link="open"] [data-board]')).not.toBeNull(),
    25_000,
  );
}

function leave(): void {
  resultWatcher.disconnect();
  root.unmount();
  place.remove();
}

beforeAll(async () => {
  time = { fromMs: realNowMs(), atMs: realNowMs(), scale: 1 };
  vi.spyOn(performance, 'now').mockImplementation(() => time.atMs + (realNowMs() - time.fromMs) * time.scale);
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(async () => {
  changeAtom(demoGameAtom('crash'), { balanceCentavos: centavos(10_000n), betCount: 0, entryCount: 4 });
  await open();
});

afterEach(leave);

test('a bet is placed and taken back; the clock follows the table', async () => {
  // Long before betting closes, so that the bet is taken back in the same round; in the next one if that is too late.
  await vi.waitFor(
    () => {
      const sinceMs = board.clock.nowMs() - (board.playback?.startedAtMs ?? Number.NaN);
      expect(board.phase).toBe('betting');
      expect(sinceMs).toBeGreaterThanOrEqual(0);
      expect(sinceMs).toBeLessThan(BETTING_MS / 2);
    },
    { timeout: 25_000, interval: 10 },
  );

  board.onJoin(0, betOn('2.00'), STAKE);
  await vi.waitFor(() => expect(board.tickets).toHaveLength(1));
  expect(demo()).toMatchObject({ balanceCentavos: 8_000n, betCount: 1 });
  await vi.waitFor(() => expect(board.bets).toMatchObject([{ seat: 0, mine: true }]));

  board.onTakeBack(board.tickets[0]?.ticketId ?? '');
  await vi.waitFor(() => expect(board.tickets).toEqual([]));
  expect(demo()).toMatchObject({ balanceCentavos: 10_000n, betCount: 0 });
  await vi.waitFor(() => expect(board.busy).toEqual([]));
});

test('the payout is paid, and the round is stored and can be verified to the end of its chain', {
  timeout: 120_000,
}, async () => {
  setPace(FAST);
  await phaseIs('result', 110_000);
  board.onJoin(1, betOn('1.01'), STAKE);
  await vi.waitFor(() => expect(board.tickets).toHaveLength(1));
  const mine = board.tickets[0]?.roundNumber;
  const roundNow = board.roundNumber ?? 0;
  expect([roundNow, roundNow + 1]).toContain(mine);
  const kept = () => readAtom(demoRoundsAtom('crash')).find(({ nonce }) => nonce === mine);
  await vi.waitFor(() => expect(kept()).toBeDefined(), { timeout: 100_000, interval: 50 });
  const round = kept();
  if (round === undefined) throw new Error('the round was not kept');
  const payout = round.payout;
  expect([0n, 2_020n]).toContain(payout);
  await vi.waitFor(() => expect(demo().balanceCentavos).toBe(8_000n + payout));
  // The balance may change before the board is drawn.
  await vi.waitFor(() => {
    const ofRound = boards.filter(({ roundNumber }) => roundNumber === mine);
    const settled = ofRound.flatMap(({ tickets }) => tickets.filter(({ state }) => state === 'settled'));
    expect(settled.map(({ payoutCentavos }) => payoutCentavos)).toContain(payout);
  });
  const events = () =>
    boards.filter(({ roundNumber }) => roundNumber === mine).flatMap((one) => one.playback?.events ?? []);
  if (payout > 0n) {
    expect(events()).toContainEqual(expect.objectContaining({ type: 'hoppedOff', mine: true }));
    await vi.waitFor(() => expect(smallResults.some((text) => text.includes('D$0.20'))).toBe(true));
  }

  const chain = demoChainOf(round.commitment);
  expect(chain).not.toBeNull();
  const facts = { ...round, serverSeed: round.serverSeed ?? '', ...(chain && { chain }) };
  const verdict = await askRng((rng) => rng.verify(facts));
  expect(verdict.checks.map(({ name, ok }) => `${name} ${ok}`)).toEqual(
    ['commitment', 'chain', 'outcome', 'events', 'payout'].map((name) => `${name} true`),
  );
  await vi.waitFor(() => expect(events()).toContainEqual(expect.objectContaining({ type: 'roundSettled' })));

  board.onCheck();
  await vi.waitFor(
    () => expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Server seed'),
    {
      timeout: 10_000,
    },
  );
});

test("a page that was left and reopened shows the table's current state and the bet", {
  timeout: 60_000,
}, async () => {
  setPace(FAST);
  await phaseIs('betting', 50_000);
  board.onJoin(0, betOn('10000.00'), STAKE);
  await vi.waitFor(() => expect(board.tickets).toHaveLength(1));
  const before = board.tickets[0]?.ticketId;
  leave();
  const openedAtMs = realNowMs();
  await open();
  await vi.waitFor(() => expect(board.tickets[0]?.ticketId).toBe(before));
  expect(realNowMs() - openedAtMs).toBeLessThan(1_000);
});
