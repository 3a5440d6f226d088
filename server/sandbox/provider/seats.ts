import { randomBytes } from 'node:crypto';
import type { Choice, Engine } from './engines/engine';
import { centavosOf } from './pesos';
import { AWAY, type Place, type Rounds, type SeatReply } from './rounds';
import type { Wallet } from './walletClient';

/** A player's session in a game. */
interface Seat extends Place {
  usedAtMs: number;
}

export interface Entry {
  readonly provider: string;
  readonly gameId: string;
  readonly engine: Engine;
}

export interface Seats {
  readonly open: (entry: Entry, token: string) => Promise<SeatReply>;
  readonly play: (seat: string, stakeCentavos: number, choice: Choice) => Promise<SeatReply>;
  /** Answers a round that waits. `turn` is the number of decisions so far. */
  readonly decide: (seat: string, turn: number, decision: Choice) => Promise<SeatReply>;
  readonly balance: (seat: string) => Promise<SeatReply>;
}

const SEATS_MAX = 5_000;
const GONE = {
  ok: false,
  code: '40104',
  message: 'This game session is over. Please open the game again.',
} as const;

/** The sessions of the players of all games. */
export function createSeats(wallet: Wallet, rounds: Rounds, nowMs: () => number): Seats {
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
      const place = {
        ...{ provider, gameId, engine },
        playerId: String(data.playerId),
        session: String(data.session),
      };
      seats.set(key, { ...place, usedAtMs: nowMs() });
      return {
        ok: true,
        seat: key,
        balanceCentavos: centavosOf(data.balance),
        stakesCentavos: engine.stakesCentavos,
        round: rounds.waiting(place),
      };
    },

    async balance(key) {
      const seat = seatFor(key);
      if (seat === null) return GONE;
      const reply = await wallet.ask(seat.provider, 'balance', { session: seat.session });
      if (reply.data !== null) {
        return {
          ok: true,
          balanceCentavos: centavosOf(reply.data.balance),
          round: rounds.waiting(seat),
        };
      }
      return reply.status === 0 ? AWAY : { ok: false, code: reply.code, message: reply.message };
    },

    async play(key, stakeCentavos, choice) {
      const seat = seatFor(key);
      if (seat === null) return GONE;
      if (!seat.engine.stakesCentavos.includes(stakeCentavos))
        return { ok: false, code: '40001', message: 'This stake is not on the table.' };
      return rounds.play(seat, stakeCentavos, choice);
    },

    async decide(key, turn, decision) {
      const seat = seatFor(key);
      return seat === null ? GONE : rounds.decide(seat, turn, decision);
    },
  };
}
