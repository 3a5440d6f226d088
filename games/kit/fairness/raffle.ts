import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../rules/draw';

/** How many tickets and prizes a raffle has. */
export interface RaffleSize {
  readonly tickets: number;
  readonly prizes: number;
}

/** The name of the draw of a raffle. */
export const RAFFLE = 'raffle';

const TICKETS_MAX = 10_000_000;

/** Whether a raffle can have this size: no prize is without a ticket. */
export const isRaffleSize = ({ tickets, prizes }: RaffleSize): boolean =>
  tickets >= prizes && prizes >= 1 && tickets <= TICKETS_MAX;

/** For each prize, the largest first, the place (from 0) on the published list that wins it: the first steps of a shuffle. */
export function raffleWinners(draw: Draw, { tickets, prizes }: RaffleSize): number[] {
  const places = Array.from({ length: tickets }, (_, place) => place);
  for (let prize = 0; prize < prizes; prize += 1) {
    const other = prize + draw.uniform(tickets - prize);
    [places[prize], places[other]] = [places[other] ?? 0, places[prize] ?? 0];
  }
  return places.slice(0, prizes);
}

/** A line of the list of a raffle: a ticket and the seed that its player brings in. */
export interface RaffleEntry {
  readonly number: number;
  readonly clientSeed: string;
}

/** The hash of a list, as hex: the client seed of its draw. */
export const listHash = (entries: readonly RaffleEntry[]): string =>
  bytesToHex(
    sha256(utf8ToBytes(entries.map(({ number, clientSeed }) => `${number}:${clientSeed}\n`).join(''))),
  );

/** Monday 5 January 2026 in UTC; its week is number 0. */
const FIRST_MONDAY_MS = Date.UTC(2026, 0, 5);
const WEEK_MS = 7 * 24 * 3_600_000;

/** The number of a week, by its Monday (yyyy-mm-dd): the nonce of its draw. */
export const weekNumber = (monday: string): number =>
  Math.round((Date.parse(`${monday}T00:00:00Z`) - FIRST_MONDAY_MS) / WEEK_MS);

/** The Monday (yyyy-mm-dd) of a week, by its number. */
export const mondayOf = (week: number): string =>
  new Date(FIRST_MONDAY_MS + week * WEEK_MS).toISOString().slice(0, 10);

/** The most prizes of a weekly draw; with fewer tickets the last ones fall away. */
export const PRIZES_MAX = 27;
