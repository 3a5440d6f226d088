import { ERRORS } from '../../../../contract/envelope';
import { liveCalls } from '../../../../contract/live';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { tokenItem } from '../../../shared/api/identity';
import { closeIntent, openIntents } from '../../../shared/api/intents';
import { followDevice } from '../../../shared/live/followDevice';
import { type LinkState, realLine, tableFeed, watchLive } from '../../../shared/live/socket';
import { deviceClientSeed } from '../../../shared/play/clientSeed';
import { uidAtom } from '../../../shared/session/session';
import { refreshUser, setBalances } from '../../../shared/session/user';
import { readAtom } from '../../../shared/store/store';
import { type LiveTable, type LostLine, type TableClock, TableStore } from './live';

/**
 * Watches a game's table on the server. Each bet is a call under an idempotency key that is stored before it is sent.
 * The table also reports the outcome of bets, so a lost reply is recovered from there.
 */
export function openRealTable(game: string): LiveTable {
  const store = new TableStore(() => live.refresh());
  /** The last message of the table. */
  let heard: LostLine = { atMs: 0, deviceMs: 0 };
  const params = { game };
  const live = watchLive(
    tableFeed(game),
    {
      onMessage(message) {
        if (message.type === 'pong' || message.type === 'refused') return;
        heard = { atMs: live.clock.nowMs(), deviceMs: Date.now() };
        store.receive(message);
        if (message.type === 'ticket') setBalances(message.finance, message.bonus);
        if (message.type !== 'table') return;
        // The full state includes the outcome of every earlier request, but not what was paid meanwhile.
        if (store.current.busy.length === 0) forgetRequests(game);
        if (readAtom(uidAtom) !== null) void refreshUser().catch(() => null);
      },
      onLink: (link) => store.change({ link, cut: lineLost(store, link, heard, live.clock) }),
    },
    realLine(() => tokenItem.read()),
  );
  const forget = followDevice(live, () => hasStake(store));

  /** Sends a money call; if its outcome is unknown, requests the full state of the table. */
  async function ask<Answer>(
    panel: number,
    request: (onChecking: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await store.during(panel, () => request(() => store.change({ checking: true })));
    } catch (error) {
      if (error instanceof ApiError && error.outcome === 'unknown') {
        live.drop();
        live.reconnect();
      }
      throw error;
    }
  }

  return {
    view: store.view,
    clock: live.clock,
    async join(panel, bet, stakeCentavos, runId) {
      const body = { panel, bet, clientSeed: deviceClientSeed(), ...(runId !== null && { runId }) };
      const roundNumber = store.current.table?.round.roundNumber ?? null;
      const missed = { panel, bet, stakeCentavos, sentAtMs: store.sinceOpened(live.clock) };
      const answer = await ask(panel, (onChecking) =>
        send(liveCalls.join, body, { params, quiet: true, onChecking }),
      ).catch((error: unknown) => {
        throw isBetsClosed(error) ? store.missed(roundNumber, missed) : error;
      });
      store.receive({ type: 'ticket', ticket: answer.ticket });
      setBalances(answer.finance, answer.bonus);
      return answer.ticket;
    },
    async takeBack(ticketId) {
      const answer = await ask(store.panelOf(ticketId), (onChecking) =>
        send(liveCalls.takeBack, { ticketId }, { params, quiet: true, onChecking }),
      );
      store.receive({ type: 'ticket', ticket: answer.ticket });
      setBalances(answer.finance, answer.bonus);
    },
    async cashOut(ticketId, part) {
      const { ticket, finance, bonus, late } = await ask(store.panelOf(ticketId), (onChecking) =>
        send(liveCalls.cashOut, { ticketId, part }, { params, quiet: true, onChecking }),
      );
      store.receive({ type: 'ticket', ticket });
      setBalances(finance, bonus);
      if (late !== null && store.current.table?.round.roundNumber === ticket.roundNumber) {
        store.change({ late: { ticketId, ...late } });
      }
    },
    onPayout: (listener) => store.onPayout(listener),
    onReactions: (listener) => store.onReactions(listener),
    retry: () => {
      live.drop();
      live.reconnect();
    },
    close() {
      forget();
      live.close();
    },
  };
}

/** When the table was last heard of. While no round runs it may be silent for long, and is known to wait. */
function lineLost(store: TableStore, link: LinkState, heard: LostLine, clock: TableClock): LostLine | null {
  const { cut, table } = store.current;
  if (link === 'open' || table === null) return null;
  if (link !== 'waiting' || cut !== null) return cut;
  return table.round.phase === 'running' ? heard : { atMs: clock.nowMs(), deviceMs: Date.now() };
}

const isBetsClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.outcome === 'refused' && error.code === ERRORS.betsClosed.code;

const hasStake = (store: TableStore): boolean =>
  store.current.busy.length > 0 ||
  (store.current.table?.tickets.some(({ state }) => state === 'open') ?? false);

/**
 * Drops unanswered requests of an earlier visit: the table has since reported whether they counted, and the same bet
 * made again must be a new one.
 */
function forgetRequests(game: string): void {
  const uid = readAtom(uidAtom);
  if (uid === null) return;
  const urls = [liveCalls.join, liveCalls.takeBack, liveCalls.cashOut].map(({ path }) =>
    path.replace('{game}', game),
  );
  for (const { key, url } of openIntents(uid, Date.now())) if (urls.includes(url)) closeIntent(key);
}
