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

/** Table time runs this many times faster than real time, to keep the test short. */
const TIME_SCALE = 6;
const realNowMs = performance.now.bind(performance);

const STAKE = centavos(2_000n);
const betOn = (target: string) => ({ stake: '20.00', target, cashOuts: [] });

/** The last props that the host passed to its board. */
let board: SharedBoardProps;
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
const ownTicket = () => board.tickets.find(({ roundNumber }) => roundNumber === board.roundNumber);

async function open(): Promise<void> {
  place = document.body.appendChild(document.createElement('div'));
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
    10_000,
  );
}

function leave(): void {
  root.unmount();
  place.remove();
}

beforeAll(async () => {
  const startedAtMs = realNowMs();
  vi.spyOn(performance, 'now').mockImplementation(
    () => startedAtMs + (realNowMs() - startedAtMs) * TIME_SCALE,
  );
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(async () => {
  changeAtom(demoGameAtom('crash'), { balanceCentavos: centavos(10_000n), betCount: 0, entryCount: 4 });
  await open();
});

afterEach(leave);

test('a bet is placed, taken back and placed again; the clock follows the table', async () => {
  await phaseIs('betting');
  // The previous round may be on show until this one is set up.
  await vi.waitFor(() => {
    const sinceMs = board.clock.nowMs() - (board.performance?.startedAtMs ?? Number.NaN);
    expect(sinceMs).toBeGreaterThanOrEqual(0);
    expect(sinceMs).toBeLessThan(6_500);
  });

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
  await phaseIs('result', 110_000);
  board.onJoin(1, betOn('1.01'), STAKE);
  await vi.waitFor(() => expect(board.tickets).toHaveLength(1));
  const queued = board.tickets[0];
  expect(queued?.roundNumber).toBe((board.roundNumber ?? 0) + 1);
  await phaseIs('betting');
  await phaseIs('running');
  await vi.waitFor(() => expect(ownTicket()?.state).toBe('settled'), { timeout: 10_000, interval: 10 });
  const payout = ownTicket()?.payoutCentavos ?? 0n;
  expect([0n, 2_020n]).toContain(payout);
  await vi.waitFor(() => expect(demo().balanceCentavos).toBe(8_000n + payout));
  if (payout > 0n) {
    expect(board.performance?.events).toContainEqual(
      expect.objectContaining({ type: 'hoppedOff', mine: true }),
    );
    await vi.waitFor(() =>
      expect(place.querySelector('[data-result="small"]')?.textContent).toContain('D$0.20'),
    );
  }

  await phaseIs('result', 100_000);
  await vi.waitFor(() => expect(readAtom(demoRoundsAtom('crash'))[0]?.nonce).toBe(queued?.roundNumber));
  const [round] = readAtom(demoRoundsAtom('crash'));
  if (round === undefined) throw new Error('the round was not kept');
  const chain = demoChainOf(round.commitment);
  expect(chain).not.toBeNull();
  const facts = { ...round, serverSeed: round.serverSeed ?? '', ...(chain && { chain }) };
  const verdict = await askRng((rng) => rng.verify(facts));
  expect(verdict.checks.map(({ name, ok }) => `${name} ${ok}`)).toEqual(
    ['commitment', 'chain', 'outcome', 'events', 'payout'].map((name) => `${name} true`),
  );
  await vi.waitFor(() => expect(board.performance?.events.at(-1)).toMatchObject({ type: 'roundSettled' }));

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
