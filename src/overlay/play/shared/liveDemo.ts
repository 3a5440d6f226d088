import * as z from 'zod/mini';
import type { LiveTicket } from '../../../../contract/live';
import { amount } from '../../../../games/kit/rules/amount';
import { type Centavos, centavos } from '../../../../games/kit/rules/money';
import { deviceClientSeed } from '../../../shared/play/clientSeed';
import { stored } from '../../../shared/storage/storage';
import { realTimer } from '../../../shared/timer';
import { askRng, type ChainFacts, type TableNews } from '../../../shared/workers/rng';
import { keepRound, payDemo, returnDemoStake, takeDemoStake } from '../demo/demo';
import { type LiveTable, type TableClock, TableStore } from './live';

/** How often the worker is polled for messages, in ms. */
const RUNNING_MS = 40;
const RESTING_MS = 100;

/** The page's monotonic time in ms since 1970, which is passed to the table. */
const tableTimeMs = (): number => performance.timeOrigin + performance.now();
const clock: TableClock = {
  nowMs: () => performance.now(),
  at: (atMs) => atMs - performance.timeOrigin,
};

/** Stakes of open demo tickets, by game. The worker loses them on a reload, so the device stores them. */
const openStakesItem = stored(
  'demoRiding',
  z.record(z.string(), amount),
  () => ({}) as Record<string, Centavos>,
);
/** What the tables of this page have paid so far, by ticket. */
const paidOf = new Map<string, Centavos>();
/** Games whose lost stakes have been returned since the page was loaded. */
const restored = new Set<string>();
/** The chains of this session's demo rounds, by commitment. */
const chains = new Map<string, ChainFacts>();

/** The chain of a demo round of this session; null for an older one, whose chain is lost. */
export const demoChainOf = (commitment: string): ChainFacts | null => chains.get(commitment) ?? null;

/**
 * Opens the demo table of a game, run by the worker for this player alone. It ends with the page; stakes in play
 * during a reload are returned. `ask` calls the worker.
 */
export function openDemoTable(game: string, ask = askRng): LiveTable {
  const store = new TableStore(() => void poll(true));
  let isClosed = false;
  let cancelNext = () => {};
  returnLostStakes(game);

  function receive(news: TableNews): void {
    // Show only a watched table; the player's money and rounds are updated in any case.
    if (!isClosed) for (const message of news.messages) store.receive(message);
    for (const ticket of news.tickets) {
      settleTicket(game, ticket);
      if (!isClosed) store.receive({ type: 'ticket', ticket });
    }
    for (const round of news.rounds) {
      if (round.chain !== undefined) chains.set(round.commitment, round.chain);
      keepRound(round);
    }
  }

  async function poll(whole: boolean): Promise<void> {
    cancelNext();
    try {
      // The table opens at the time that is passed to it, and its first round must not pass while the worker loads.
      if (store.current.table === null) await ask((rng) => rng.ready());
      const nowMs = tableTimeMs();
      receive(await ask((rng) => (whole ? rng.tableWhole(game, nowMs) : rng.tableNews(game, nowMs))));
      if (!isClosed && whole) store.change({ link: 'open' });
    } catch {
      if (!isClosed) store.change({ link: 'waiting' });
    }
    if (isClosed) return;
    cancelNext();
    const { table, link } = store.current;
    const running = table?.round.phase === 'running';
    cancelNext = realTimer.after(running ? RUNNING_MS : RESTING_MS, () => void poll(link !== 'open'));
  }
  void poll(true);

  return {
    view: store.view,
    clock,
    join: (panel, bet, stakeCentavos) =>
      store.during(panel, async () => {
        takeDemoStake(game, stakeCentavos);
        const request = { panel, bet, clientSeed: deviceClientSeed() };
        const before = store.current.table?.round;
        const missed = { panel, bet, stakeCentavos, sentAtMs: store.sinceOpened(clock) };
        const joined = ask((rng) => rng.joinTable(game, tableTimeMs(), request));
        const ticket = await joined.catch(async (error: unknown) => {
          returnDemoStake(game, stakeCentavos);
          await poll(false);
          const now = store.current.table?.round;
          const closed =
            before?.phase === 'betting' &&
            (now?.phase !== 'betting' || now.roundNumber !== before.roundNumber);
          throw closed ? store.missed(before.roundNumber, missed) : error;
        });
        addOpenStake(game, ticket.stake);
        store.receive({ type: 'ticket', ticket });
        await poll(false);
        return ticket;
      }),
    takeBack: (ticketId) =>
      store.during(store.panelOf(ticketId), async () => {
        await ask((rng) => rng.takeBack(game, tableTimeMs(), ticketId));
        await poll(false);
      }),
    cashOut: (ticketId, part) =>
      store.during(store.panelOf(ticketId), async () => {
        const { late } = await ask((rng) => rng.cashOut(game, tableTimeMs(), ticketId, part));
        await poll(false);
        if (late !== null) store.change({ late: { ticketId, ...late } });
      }),
    onPayout: (listener) => store.onPayout(listener),
    onReactions: (listener) => store.onReactions(listener),
    retry: () => void poll(true),
    close() {
      isClosed = true;
      cancelNext();
    },
  };
}

/** Adds to the demo balance what a ticket has paid since the last call. */
function settleTicket(game: string, ticket: LiveTicket): void {
  const key = `${game} ${ticket.ticketId}`;
  const paid = paidOf.get(key) ?? NOTHING;
  if (ticket.payout > paid) payDemo(game, centavos(ticket.payout - paid));
  if (ticket.state === 'open') {
    paidOf.set(key, ticket.payout);
    return;
  }
  paidOf.delete(key);
  addOpenStake(game, centavos(-ticket.stake));
  if (ticket.state === 'takenBack') returnDemoStake(game, ticket.stake);
}

/** Stores the total stake at a game's table, in case the page is reloaded. */
function addOpenStake(game: string, moreCentavos: Centavos): void {
  const openStakes = openStakesItem.read();
  const after = (openStakes[game] ?? NOTHING) + moreCentavos;
  openStakesItem.write({ ...openStakes, [game]: after < 0n ? NOTHING : centavos(after) });
}

function returnLostStakes(game: string): void {
  if (restored.has(game)) return;
  restored.add(game);
  const { [game]: lost = NOTHING, ...others } = openStakesItem.read();
  openStakesItem.write(others);
  if (lost > 0n) payDemo(game, lost);
}

const NOTHING = 0n as Centavos;
