import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../rules/round';
import { canonical } from './canonical';

/** Why a shared round was called off. */
export type CallOffReason = 'closedLate' | 'switchedOff' | 'beaconLate';

/** What the public log says, each of them in one line. */
export type LogFact =
  | {
      readonly type: 'beacon';
      readonly network: string;
      readonly chainHash: string;
      readonly publicKey: string;
      /** Unix time in s. */
      readonly genesis: number;
      /** In s. */
      readonly period: number;
    }
  | {
      readonly type: 'chain';
      readonly game: string;
      readonly chainId: number;
      readonly firstRound: number;
      readonly length: number;
      readonly chainEnd: string;
    }
  /** From this round on a game's draws have this version. */
  | { readonly type: 'draw'; readonly game: string; readonly version: string; readonly firstRound: number }
  | {
      readonly type: 'chainClosed';
      readonly game: string;
      readonly lastRound: number;
      readonly reason: string;
    }
  | {
      readonly type: 'calledOff';
      readonly game: string;
      readonly round: number;
      readonly reason: CallOffReason;
      readonly beaconRound: number;
      readonly commitment: string;
      /** Null for a round whose betting was never closed. */
      readonly clientSeed: string | null;
      readonly betsRoot: string | null;
      readonly bets: number;
      /** In centavos. */
      readonly stakes: number;
    }
  /** A week of the lucky prize before it begins: the commitment to its server seed, and the number that decides. */
  | {
      readonly type: 'raffle';
      /** yyyy-mm-dd. */
      readonly monday: string;
      readonly commitment: string;
      readonly chainHash: string;
      readonly beaconRound: number;
    }
  /** Its list of tickets, by the hash that is the client seed of the draw. */
  | {
      readonly type: 'raffleList';
      readonly monday: string;
      readonly tickets: number;
      readonly listHash: string;
    }
  /** Its draw waits for a later number. */
  | {
      readonly type: 'raffleMoved';
      readonly monday: string;
      readonly reason: 'listLate' | 'beaconLate';
      readonly from: number;
      readonly beaconRound: number;
    }
  | {
      readonly type: 'raffleDrawn';
      readonly monday: string;
      readonly serverSeed: string;
      readonly signature: string;
    }
  /** A session of the synthetic markets: its orders, and those that the server refused with what they would have been. */
  | {
      readonly type: 'tradeDay';
      /** The day in Manila on which it began, yyyy-mm-dd. */
      readonly date: string;
      readonly won: number;
      readonly lost: number;
      readonly canceled: number;
      readonly wouldWin: number;
      readonly wouldLose: number;
      /** Refused orders of segments that were void, or not drawn. */
      readonly withoutTicks: number;
    }
  /** The SHA-256 of a day's file of rounds. */
  | { readonly type: 'day'; readonly game: string; readonly date: string; readonly sha256: string };

export type LogLine = LogFact & {
  /** Counts the lines from 0. */
  readonly n: number;
  /** Unix time in ms. */
  readonly at: number;
  /** The hash of the line before; of the first line 64 zeros. */
  readonly prev: string;
  /** SHA-256 of this line's canonical JSON without `hash`. */
  readonly hash: string;
};

/** What the first line links to. */
export const LOG_START = '0'.repeat(64);

/** The hash that a line must have. */
export function logHash(line: Omit<LogLine, 'hash'> & { readonly hash?: string }): string {
  const { hash: _, ...rest } = line;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest as unknown as Json))));
}

/** The line that appends a fact to a log whose newest line is `head`; null for an empty log. */
export function nextLine(head: LogLine | null, fact: LogFact, atMs: number): LogLine {
  const line = { ...fact, n: head === null ? 0 : head.n + 1, at: atMs, prev: head?.hash ?? LOG_START };
  return { ...line, hash: logHash(line) } as LogLine;
}

/** Where a part of the log stops holding together: the number of the first bad line, and why. */
export interface LogBreak {
  readonly n: number;
  readonly reason: 'number' | 'link' | 'hash';
}

/** The first break in consecutive lines that follow `before` (null: they start the log); null when all is linked. */
export function logBreak(
  lines: readonly LogLine[],
  before: Pick<LogLine, 'n' | 'hash'> | null,
): LogBreak | null {
  let n = before === null ? 0 : before.n + 1;
  let prev = before?.hash ?? LOG_START;
  for (const line of lines) {
    if (line.n !== n) return { n, reason: 'number' };
    if (line.prev !== prev) return { n, reason: 'link' };
    if (line.hash !== logHash(line)) return { n, reason: 'hash' };
    n += 1;
    prev = line.hash;
  }
  return null;
}
