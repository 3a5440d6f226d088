import type { LogLine } from '../../games/kit/fairness/log';
import { chainsFor, isChain, type PublicLog, publicLog } from './publicLog';
import type { ChainFacts } from './verify';

/** What a device holds on to of the public log since it first read it. */
export interface HeldPins {
  /** The hash of the log's first line; null until the log has been read. */
  readonly logStart: string | null;
  /** The newest line that was read. */
  readonly head: { readonly n: number; readonly hash: string } | null;
  /** The end of each game's first chain. */
  readonly chains: Readonly<Record<string, string>>;
}

export const NO_PINS: HeldPins = { logStart: null, head: null, chains: {} };

/** What a table says of the round on show. */
export interface ShownChain extends ChainFacts {
  readonly game: string;
  readonly roundNumber: number;
}

/**
 * How the public record contradicts what the device holds, with both values. logGone: there is no log any more.
 * logUnreadable, logBroken: its lines are no JSON, or their links do not hold. logReplaced, logRewritten: it begins
 * with another line, or the newest known line is another one. chainReplaced: the first chain of a game is another one.
 * chainNotLogged: the chain of the table is not the one that the log names for the round.
 */
export interface PinBreak {
  readonly kind:
    | 'logGone'
    | 'logUnreadable'
    | 'logBroken'
    | 'logReplaced'
    | 'logRewritten'
    | 'chainReplaced'
    | 'chainNotLogged';
  readonly expected: string;
  readonly found: string;
}

export interface PinAnswer {
  readonly fault: PinBreak | null;
  /** What the device should hold from now on; after a fault only if the player accepts the new record. */
  readonly pins: HeldPins;
}

/** Holds the text of the log against the pins and the table. `text` is null where the server has no log. */
export function checkPins(text: string | null, pins: HeldPins, shown: ShownChain | null): PinAnswer {
  if (text === null) {
    const fault: PinBreak = { kind: 'logGone', expected: pins.logStart ?? '', found: '' };
    return { fault: pins.logStart === null ? null : fault, pins: NO_PINS };
  }
  const lines = linesIn(text);
  if (lines === null) {
    return { fault: { kind: 'logUnreadable', expected: '', found: text.slice(0, 400) }, pins };
  }
  const log = publicLog(lines);
  return { fault: faultIn(log, pins, shown), pins: pinsOf(log) };
}

function linesIn(text: string): readonly LogLine[] | null {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line) as LogLine);
  } catch {
    return null;
  }
}

function faultIn(log: PublicLog, pins: HeldPins, shown: ShownChain | null): PinBreak | null {
  const { lines, broken } = log;
  if (broken !== null) return { kind: 'logBroken', expected: '', found: broken };
  const { logStart, head, chains } = pinsOf(log);
  if (pins.logStart !== null && logStart !== pins.logStart) {
    return { kind: 'logReplaced', expected: pins.logStart, found: logStart ?? '' };
  }
  const known = pins.head;
  if (known !== null && lines[known.n]?.hash !== known.hash) {
    const found = lines[known.n]?.hash ?? `${lines.length} lines, up to ${head?.hash ?? ''}`;
    return { kind: 'logRewritten', expected: `${known.n}: ${known.hash}`, found };
  }
  for (const [game, end] of Object.entries(pins.chains)) {
    if (chains[game] !== end) {
      return { kind: 'chainReplaced', expected: `${game}: ${end}`, found: chains[game] ?? '' };
    }
  }
  return shown === null ? null : chainFault(log, shown);
}

function chainFault(log: PublicLog, shown: ShownChain): PinBreak | null {
  const covering = chainsFor(log, shown.game, shown.roundNumber);
  const [only, second] = covering;
  // A game of which the log says nothing has no public record yet.
  if (only === undefined && !log.lines.some((line) => 'game' in line && line.game === shown.game))
    return null;
  if (only !== undefined && second === undefined && isChain(only, shown)) return null;
  const expected = covering.map(({ chainEnd, firstRound }) => `${chainEnd}, ${firstRound}`).join('; ');
  const { game, roundNumber, chainEnd, chainFrom } = shown;
  return { kind: 'chainNotLogged', expected, found: `${game} ${roundNumber}: ${chainEnd}, ${chainFrom}` };
}

function pinsOf({ lines }: PublicLog): HeldPins {
  const [first] = lines;
  const last = lines.at(-1);
  const chains: Record<string, string> = {};
  for (const line of lines) if (line.type === 'chain') chains[line.game] ??= line.chainEnd;
  return {
    logStart: first?.hash ?? null,
    head: last === undefined ? null : { n: last.n, hash: last.hash },
    chains,
  };
}
