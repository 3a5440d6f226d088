import { randomBytes } from 'node:crypto';
import type { Below, Engine } from './engines/engine';
import { centavosOf, pesosOf } from './pesos';
import { isDecided, type Wallet } from './walletClient';

/** A player's session in a game. */
interface Seat {
  readonly provider: string;
  readonly gameId: string;
  readonly playerId: string;
  readonly session: string;
  readonly engine: Engine;
  usedAtMs: number;
  /** Serialises the rounds of a session. */
  isBusy: boolean;
}

export interface Entry {
  readonly provider: string;
  readonly gameId: string;
  readonly engine: Engine;
}

/** A reply to the page: the wallet's own message where it has refused. */
export type SeatReply =
  | { readonly ok: true; readonly balanceCentavos: number; readonly [name: string]: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Seats {
  readonly open: (entry: Entry, token: string) => Promise<SeatReply>;
  readonly play: (seat: string, stakeCentavos: number, choice: number) => Promise<SeatReply>;
  readonly balance: (seat: string) => Promise<SeatReply>;
}

const SEATS_MAX = 5_000;
const AWAY = { ok: false, code: '600', message: 'The connection is slow. Your money is safe.' } as const;
const GONE = {
  ok: false,
  code: '40104',
  message: 'This game session is over. Please open the game again.',
} as const;

/** Plays rounds: outcomes are drawn here, money is moved by the wallet's calls. */
export function createSeats(wallet: Wallet, below: Below, nowMs: () => number): Seats {
  const seats = new Map<string, Seat>();

  const seatFor = (key: string): Seat | null => {
    const seat = seats.get(key) ?? null;
    if (seat !== null) seat.usedAtMs = nowMs();
    return seat;
  };

  return {
    async open({ provider, gameId, engine }, token) {
      const reply = await wallet.ask(provider, 'session', { token });
      if (reply.status === 0) return AWAY;
      const { data } = reply;
      if (data === null) return { ok: false, code: reply.code, message: reply.message };
      if (data.gameId !== gameId) return GONE;
      if (seats.size >= SEATS_MAX) {
        const [oldest] = [...seats].sort(([, one], [, other]) => one.usedAtMs - other.usedAtMs)[0] ?? [''];
        seats.delete(oldest);
      }
      const key = randomBytes(24).toString('base64url');
      seats.set(key, {
        provider,
        gameId,
        engine,
        playerId: String(data.playerId),
        session: String(data.session),
        usedAtMs: nowMs(),
        isBusy: false,
      });
      return {
        ok: true,
        seat: key,
        balanceCentavos: centavosOf(data.balance),
        stakesCentavos: engine.stakesCentavos,
      };
    },

    async balance(key) {
      const seat = seatFor(key);
      if (seat === null) return GONE;
      const reply = await wallet.ask(seat.provider, 'balance', { session: seat.session });
      if (reply.data !== null) return { ok: true, balanceCentavos: centavosOf(reply.data.balance) };
      return reply.status === 0 ? AWAY : { ok: false, code: reply.code, message: reply.message };
    },

    async play(key, stakeCentavos, choice) {
      const seat = seatFor(key);
      if (seat === null) return GONE;
      if (seat.isBusy) return { ok: false, code: '42900', message: 'One round at a time, please.' };
      if (!seat.engine.stakesCentavos.includes(stakeCentavos)) {
        return { ok: false, code: '40001', message: 'This stake is not on the table.' };
      }
      seat.isBusy = true;
      try {
        return await playRound(wallet, seat, { stakeCentavos, choice, below });
      } finally {
        seat.isBusy = false;
      }
    },
  };
}

interface Round {
  readonly stakeCentavos: number;
  readonly choice: number;
  readonly below: Below;
}

/**
 * Stake, draw, win. A stake whose result is unknown is rolled back before the page gets an answer, and a win is
 * repeated until it is acknowledged.
 */
async function playRound(
  wallet: Wallet,
  { provider, gameId, playerId, session, engine }: Seat,
  { stakeCentavos, choice, below }: Round,
): Promise<SeatReply> {
  const played = engine.play(stakeCentavos, choice, below);
  if (played === null) return { ok: false, code: '40000', message: 'There is no such bet.' };
  const roundId = randomBytes(12).toString('hex');
  const acting = { session, playerId, gameId, currency: 'PHP', roundId };
  const betId = `b-${roundId}`;
  const bet = await wallet.ask(provider, 'bet', {
    ...acting,
    transactionId: betId,
    amount: pesosOf(stakeCentavos),
  });
  if (!isDecided(bet)) {
    await wallet.insist(provider, 'rollback', {
      ...acting,
      transactionId: `r-${roundId}`,
      betTransactionId: betId,
    });
    return AWAY;
  }
  if (bet.data === null) return { ok: false, code: bet.code, message: bet.message };
  const win = await wallet.insist(provider, 'win', {
    ...acting,
    transactionId: `w-${roundId}`,
    betTransactionId: betId,
    amount: pesosOf(played.payoutCentavos),
    closesRound: true,
  });
  if (win.data === null) return win.status === 0 ? AWAY : { ok: false, code: win.code, message: win.message };
  return {
    ok: true,
    ...played,
    stakeCentavos,
    balanceCentavos: centavosOf(win.data.balance),
  };
}
