import { randomBytes } from 'node:crypto';
import { type Below, type Choice, type Engine, isOver, type Pending, type Turn } from './engines/engine';
import { centavosOf, pesosOf } from './pesos';
import { isDecided, type Wallet, type WalletReply } from './walletClient';

/** Who plays what. */
export interface Place {
  readonly provider: string;
  readonly gameId: string;
  readonly playerId: string;
  readonly session: string;
  readonly engine: Engine;
}

/** A reply to the page: the wallet's own message where it has refused. */
export type SeatReply =
  | { readonly ok: true; readonly balanceCentavos: number; readonly [name: string]: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };

export const AWAY = {
  ok: false,
  code: '600',
  message: 'The connection is slow. Your money is safe.',
} as const;
const BUSY = { ok: false, code: '42900', message: 'One round at a time, please.' } as const;
const NO_SUCH_BET = { ok: false, code: '40000', message: 'There is no such bet.' } as const;

/** A round that waits for its player's decision. */
export interface WaitingRound {
  readonly stakeCentavos: number;
  readonly outcome: unknown;
  /** The number of decisions so far: a decision names it, so that a repeat takes effect once. */
  readonly turn: number;
}

interface Round {
  readonly place: Place;
  readonly roundId: string;
  readonly betIds: string[];
  stakeCentavos: number;
  /** Null until the round waits for the first time. */
  pending: Pending | null;
  turn: number;
  /** After the last stake. */
  balanceCentavos: number;
  absence?: ReturnType<typeof setTimeout>;
}

export interface Rounds {
  readonly play: (place: Place, stakeCentavos: number, choice: Choice) => Promise<SeatReply>;
  readonly decide: (place: Place, turn: number, decision: Choice) => Promise<SeatReply>;
  readonly waiting: (place: Place) => WaitingRound | null;
}

/** How long a round waits before it is settled as it stands. */
const ABSENCE_MS = 10 * 60_000;

const failed = ({ status, code, message }: WalletReply): SeatReply =>
  status === 0 ? AWAY : { ok: false, code, message };

/**
 * Plays rounds: outcomes are drawn here, money is moved by the wallet's calls. A round that waits for a decision
 * belongs to player and game, so it continues after a reload; left alone, it is settled as it stands.
 */
export function createRounds(wallet: Wallet, below: Below, absenceMs = ABSENCE_MS): Rounds {
  const rounds = new Map<string, Round>();
  /** The last decision of each player and game, and its answer, for repeats. */
  const answers = new Map<string, { readonly turn: number; readonly reply: SeatReply }>();
  const busy = new Set<string>();
  const keyOf = ({ provider, gameId, playerId }: Place) => `${provider}/${gameId}/${playerId}`;

  async function alone(place: Place, work: (key: string) => Promise<SeatReply>): Promise<SeatReply> {
    const key = keyOf(place);
    if (busy.has(key)) return BUSY;
    busy.add(key);
    try {
      return await work(key);
    } finally {
      busy.delete(key);
    }
  }

  /** Takes a stake; null when it was taken. A stake whose result is unknown is rolled back first. */
  async function take(round: Round, stakeCentavos: number): Promise<SeatReply | null> {
    const { place, roundId, betIds } = round;
    const acting = actingOf(place, roundId);
    const transactionId = `b${betIds.length}-${roundId}-${randomBytes(4).toString('hex')}`;
    const bet = await wallet.ask(place.provider, 'bet', {
      ...acting,
      transactionId,
      amount: pesosOf(stakeCentavos),
    });
    if (!isDecided(bet)) {
      await wallet.insist(place.provider, 'rollback', {
        ...acting,
        transactionId: `r-${transactionId}`,
        betTransactionId: transactionId,
      });
      return AWAY;
    }
    if (bet.data === null) return failed(bet);
    betIds.push(transactionId);
    round.stakeCentavos += stakeCentavos;
    round.balanceCentavos = centavosOf(bet.data.balance);
    return null;
  }

  /** Pays each bet its share, so that main money and bonus come back as they were staked. */
  async function settle({ place, roundId, betIds }: Round, payoutCentavos: number): Promise<WalletReply> {
    const paidBets = payoutCentavos === 0 ? betIds.slice(0, 1) : betIds;
    const share = Math.floor(payoutCentavos / paidBets.length);
    let reply: WalletReply | null = null;
    for (const [index, betId] of paidBets.entries()) {
      const isLast = index === paidBets.length - 1;
      reply = await wallet.insist(place.provider, 'win', {
        ...actingOf(place, roundId),
        transactionId: `w-${betId}`,
        betTransactionId: betId,
        amount: pesosOf(isLast ? payoutCentavos - share * index : share),
        closesRound: isLast,
      });
    }
    if (reply === null) throw new Error('a round has no bet');
    return reply;
  }

  /** Settles a finished round, or lets it wait. */
  async function proceed(key: string, round: Round, turn: Turn): Promise<SeatReply> {
    clearTimeout(round.absence);
    const { stakeCentavos } = round;
    if (isOver(turn)) {
      rounds.delete(key);
      const win = await settle(round, turn.payoutCentavos);
      if (win.data === null) return failed(win);
      return { ok: true, ...turn, stakeCentavos, balanceCentavos: centavosOf(win.data.balance) };
    }
    round.pending = turn;
    round.absence = setTimeout(() => void leave(key, round), absenceMs).unref();
    rounds.set(key, round);
    const { outcome } = turn;
    const { balanceCentavos } = round;
    return { ok: true, outcome, stakeCentavos, turn: round.turn, payoutCentavos: null, balanceCentavos };
  }

  async function leave(key: string, round: Round): Promise<void> {
    const reply = await alone(round.place, async () =>
      rounds.get(key) === round && round.pending !== null
        ? proceed(key, round, round.pending.decide(round.pending.absent))
        : AWAY,
    );
    // The player has come back in this moment, and their decision counts as their return.
    if (reply === BUSY && rounds.get(key) === round)
      round.absence = setTimeout(() => void leave(key, round), absenceMs).unref();
  }

  return {
    play: (place, stakeCentavos, choice) =>
      alone(place, async (key) => {
        if (rounds.has(key)) return BUSY;
        const turn = place.engine.play(stakeCentavos, choice, below);
        if (turn === null) return NO_SUCH_BET;
        const roundId = randomBytes(12).toString('hex');
        const round: Round = {
          ...{ place, roundId, betIds: [], pending: null, turn: 0 },
          ...{ stakeCentavos: 0, balanceCentavos: 0 },
        };
        answers.delete(key);
        return (await take(round, stakeCentavos)) ?? proceed(key, round, turn);
      }),

    decide: (place, turn, decision) =>
      alone(place, async (key) => {
        const answer = answers.get(key);
        if (answer?.turn === turn) return answer.reply;
        const round = rounds.get(key);
        const pending = round?.pending ?? null;
        if (round === undefined || pending === null || round.turn !== turn) return NO_SUCH_BET;
        const added = pending.addedCentavos(decision);
        if (added === null) return NO_SUCH_BET;
        const refused = added === 0 ? null : await take(round, added);
        if (refused !== null) return refused;
        const next = pending.decide(decision);
        round.turn += 1;
        const reply = await proceed(key, round, next);
        answers.set(key, { turn, reply });
        if (answers.size > ANSWERS_MAX) answers.delete(answers.keys().next().value ?? '');
        return reply;
      }),

    waiting(place) {
      const round = rounds.get(keyOf(place));
      if (round === undefined || round.pending === null) return null;
      const { stakeCentavos, pending, turn } = round;
      return { stakeCentavos, outcome: pending.outcome, turn };
    },
  };
}

const ANSWERS_MAX = 5_000;

const actingOf = ({ session, playerId, gameId }: Place, roundId: string) => ({
  ...{ session, playerId, gameId },
  currency: 'PHP',
  roundId,
});
