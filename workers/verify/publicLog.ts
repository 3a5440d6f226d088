import { canonical } from '../../games/kit/fairness/canonical';
import { type LogLine, logBreak } from '../../games/kit/fairness/log';
import type { BeaconNetwork } from '../../games/kit/fairness/network';
import type { Json } from '../../games/kit/rules/round';
import type { Pins } from './pins';
import type { ChainFacts } from './verify';

/** A line of the log with one type of fact. */
export type LineOf<Type extends LogLine['type']> = Extract<LogLine, { readonly type: Type }>;

/** The public log as a verifier was given it. */
export interface PublicLog {
  readonly lines: readonly LogLine[];
  /** Where its links break, as text; null if all hold. */
  readonly broken: string | null;
}

export function publicLog(lines: readonly LogLine[]): PublicLog {
  const found = brokenAt(lines);
  return { lines, broken: found };
}

/** A line can be any JSON, which the canonical form may not know; such a line is a break too. */
function brokenAt(lines: readonly LogLine[]): string | null {
  try {
    const found = logBreak(lines, null);
    return found === null ? null : `line ${found.n}: ${found.reason}`;
  } catch (error) {
    return String(error);
  }
}

/** The lines of one type. */
export const linesOf = <Type extends LogLine['type']>(log: PublicLog, type: Type): readonly LineOf<Type>[] =>
  log.lines.filter((line): line is LineOf<Type> => line.type === type);

/** How the log differs from the pins, as text; null if it agrees. */
export function pinBreak({ lines, ...log }: PublicLog, pins: Pins, game: string): string | null {
  const first = lines[0]?.hash ?? 'an empty log';
  if (first !== pins.log) return `first line: ${first}, pinned: ${pins.log}`;
  const pinned = pins.chains[game];
  const chainEnd = linesOf({ lines, ...log }, 'chain').find((line) => line.game === game)?.chainEnd;
  if (pinned === undefined || chainEnd === undefined || pinned === chainEnd) return null;
  return `first chain: ${chainEnd}, pinned: ${pinned}`;
}

/** The chains that cover a round. More than one is a fault of the log. */
export function chainsFor(log: PublicLog, game: string, round: number): readonly LineOf<'chain'>[] {
  const closed = linesOf(log, 'chainClosed').filter((line) => line.game === game);
  return linesOf(log, 'chain').filter(
    (line) =>
      line.game === game &&
      round >= line.firstRound &&
      round < line.firstRound + line.length &&
      !closed.some(({ lastRound, n }) => n > line.n && lastRound < round),
  );
}

/** The lines that gave up a chain before a round that it should have covered. */
export function closingsOf(log: PublicLog, game: string, round: number): readonly LineOf<'chainClosed'>[] {
  const chains = linesOf(log, 'chain').filter(
    (line) => line.game === game && round >= line.firstRound && round < line.firstRound + line.length,
  );
  return linesOf(log, 'chainClosed').filter(
    (line) => line.game === game && line.lastRound < round && chains.some(({ n }) => n < line.n),
  );
}

export const isChain = (line: LineOf<'chain'>, { chainEnd, chainFrom }: ChainFacts): boolean =>
  line.chainEnd === chainEnd && line.firstRound === chainFrom;

/** The version that the log gives a round: v1 before the first `draw` line; null if it says nothing of the game. */
export function versionFor(log: PublicLog, game: string, round: number): string | null {
  const lines = linesOf(log, 'draw').filter((line) => line.game === game);
  if (lines.length === 0) return null;
  return lines.findLast(({ firstRound }) => firstRound <= round)?.version ?? 'v1';
}

export const calledOffIn = (log: PublicLog, game: string, round: number): LineOf<'calledOff'> | undefined =>
  linesOf(log, 'calledOff').find((line) => line.game === game && line.round === round);

/** The network with that chain hash as the log says; null if it names none. */
export function networkIn(log: PublicLog, chainHash: string): BeaconNetwork | null {
  const line = linesOf(log, 'beacon').find((each) => each.chainHash === chainHash);
  if (line === undefined) return null;
  const { network: id, publicKey, genesis, period } = line;
  return { id, chainHash, publicKey, groupHash: '', genesisMs: genesis * 1_000, periodMs: period * 1_000 };
}

export const dayLines = (log: PublicLog): readonly LineOf<'day'>[] => linesOf(log, 'day');

/** Whether two values are the same JSON. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  canonical(one as Json) === canonical(other as Json);
