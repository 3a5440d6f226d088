import * as z from 'zod/mini';
import type { LiveTicket } from '../../../../contract/live';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { storedAtom } from '../../../shared/store/storedAtom';

/** A bet that was open when the connection to its table was lost. */
const awayBet = z.object({
  uid: z.int(),
  game: z.string(),
  ticketId: z.string(),
  roundNumber: z.int(),
  /** When its round was last heard of, in ms since betting opened; null if its round had not opened. */
  cutAtMs: z.nullable(z.number()),
  /** When its round opened, in ms since 1970 by the server's clock; null as before. */
  openedAt: z.nullable(z.number()),
  /** When the table was back, in ms since betting opened; null until then, and as before. */
  backAtMs: z.nullable(z.number()),
});

export type AwayBet = z.infer<typeof awayBet>;

/** Bets whose results the player has not read yet, oldest first. They are kept through a reload. */
export const awayBetsAtom = storedAtom(stored('awayBets', z.array(awayBet), () => [] as AwayBet[]));

interface CutRound {
  readonly uid: number;
  readonly game: string;
  readonly roundNumber: number;
  readonly openedAt: number;
  readonly cutAtMs: number;
}

/** Remembers the open tickets of a table that has just been lost. Those that are known already keep their times. */
export function rememberAway(round: CutRound, tickets: readonly LiveTicket[]): void {
  const known = readAtom(awayBetsAtom);
  const { uid, game, roundNumber, openedAt, cutAtMs } = round;
  const added = tickets
    .filter(({ state, ticketId }) => state === 'open' && !known.some((bet) => bet.ticketId === ticketId))
    .map((ticket): AwayBet => {
      const isNow = ticket.roundNumber === roundNumber;
      return {
        ...{ uid, game, ticketId: ticket.ticketId, roundNumber: ticket.roundNumber, backAtMs: null },
        cutAtMs: isNow ? cutAtMs : null,
        openedAt: isNow ? openedAt : null,
      };
    });
  if (added.length > 0) changeAtom(awayBetsAtom, [...known, ...added]);
}

/**
 * The table is back at `serverMs` (ms since 1970): bets that are still open are watched again and forgotten, the
 * others get the time of the return.
 */
export function returnTo(
  { uid, game }: Pick<AwayBet, 'uid' | 'game'>,
  tickets: readonly LiveTicket[],
  serverMs: number,
): void {
  const known = readAtom(awayBetsAtom);
  const isOpen = ({ ticketId }: AwayBet) =>
    tickets.some((ticket) => ticket.ticketId === ticketId && ticket.state === 'open');
  const isOwn = (bet: AwayBet) => bet.uid === uid && bet.game === game;
  const kept = known
    .filter((bet) => !isOwn(bet) || !isOpen(bet))
    .map((bet) =>
      isOwn(bet) && bet.openedAt !== null && bet.backAtMs === null
        ? { ...bet, backAtMs: serverMs - bet.openedAt }
        : bet,
    );
  const isSame = kept.length === known.length && kept.every((bet, index) => bet === known[index]);
  if (!isSame) changeAtom(awayBetsAtom, kept);
}

/** The player has read the result of a bet, or there is none to read. */
export const forgetAway = (ticketId: string): void =>
  changeAtom(
    awayBetsAtom,
    readAtom(awayBetsAtom).filter((bet) => bet.ticketId !== ticketId),
  );
