import * as z from 'zod/mini';
import { round, type SettledRound } from '../../contract/play';
import { type Verdict, verify } from './verify';

const files = z.union([z.array(round), round]);

/** A round as copied from the app. */
export type CopiedRound = SettledRound;

/** One round or a list of them, as JSON. Throws an Error for anything else. */
export function roundsIn(text: string): readonly CopiedRound[] {
  const read = z.safeDecode(files, JSON.parse(text));
  if (!read.success) throw new Error(z.prettifyError(read.error));
  return Array.isArray(read.data) ? read.data : [read.data];
}

/** Null for a round whose seed has not been revealed yet. */
export function verdictOf(shown: CopiedRound): Verdict | null {
  const { serverSeed, ...rest } = shown;
  return serverSeed === null ? null : verify({ ...rest, serverSeed });
}
