import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { beaconFacts, callOffReason, closingFacts, ownLeaf } from '../../contract/fairness';
import { lottoLine } from '../../contract/lotto';
import { chainFacts, hex32, round } from '../../contract/play';
import { endedSegment, orderProof } from '../../contract/trade';
import type { LogLine } from '../../games/kit/fairness/log';
import { amount } from '../../games/kit/rules/amount';
import { TRADE } from '../../games/kit/rules/otherPlay';
import type { Json } from '../../games/kit/rules/round';
import { isBreak, segmentOf } from '../../games/kit/rules/trade/ticks';
import { type PublicLog, publicLog, sameJson } from './publicLog';

const proof = {
  beacon: z.optional(beaconFacts),
  closing: z.optional(closingFacts),
  calledOff: z.optional(callOffReason),
  /** When betting closed, Unix time in ms. */
  closesAt: z.optional(z.number()),
  /** Set in copies of practice rounds, which the device draws by itself. */
  demo: z.optional(z.boolean()),
};

/** A player's own round as copied from the app. */
const ownRound = z.extend(round, {
  ...proof,
  chain: z.optional(z.nullable(chainFacts)),
  own: z.optional(ownLeaf),
});

export type OwnRound = z.output<typeof ownRound>;

const json = z.custom<Json>((value) => value !== undefined);
const nullableHex = z.optional(z.nullable(hex32));

/** A shared round or scheduled draw without a bet, as copied from the table's history or as published. */
const publicRound = z.object({
  ...proof,
  game: z.string(),
  roundNumber: z.int(),
  outcome: z.optional(json),
  serverSeed: nullableHex,
  clientSeed: z.optional(z.nullable(z.string())),
  commitment: nullableHex,
  chainEnd: nullableHex,
  chainFrom: z.optional(z.nullable(z.int())),
  chain: z.optional(z.nullable(chainFacts)),
  /** Of a segment of the markets: open, high, low and close of each. */
  levels: z.optional(z.record(z.string(), z.array(z.int()))),
  tickets: z.optional(z.int()),
  prizes: z.optional(z.int()),
  /** The player's ticket in a draw of lotto, with its path to the root of the closing. */
  ticket: z.optional(
    z.object({
      place: z.int(),
      ticketId: z.string(),
      salt: z.string(),
      lines: z.array(lottoLine),
      /** What it has paid; missing or null in a copy from before the draw was settled. */
      payout: z.optional(z.nullable(amount)),
      path: z.array(hex32).check(z.maxLength(64)),
    }),
  ),
});

export type PublicRound = z.output<typeof publicRound>;

const { publicKey, genesis, period } = beaconFacts.shape;

/** An order on a synthetic market as copied from the app. */
const copiedOrder = z.extend(orderProof, {
  segments: z.array(z.extend(endedSegment, { publicKey, genesis, period })),
});

export type CopiedOrder = z.output<typeof copiedOrder>;

export type GivenRound =
  | { readonly kind: 'own'; readonly round: OwnRound }
  | { readonly kind: 'public'; readonly round: PublicRound }
  | GivenOrder;

/** An order, which its segments decide. Its round is that of its exit. */
export interface GivenOrder {
  readonly kind: 'order';
  readonly round: PublicRound;
  readonly proof: CopiedOrder;
}

/** What was published of a shared round, line by line. */
export interface Published {
  readonly record: PublicRound;
  /** The beacon round that was announced before its signature existed; null if no such line was given. */
  readonly announced: number | null;
  /** The field that two lines tell differently; null if there is none. */
  readonly conflict: string | null;
}

/** A file of published rounds. */
export interface DayFile {
  readonly name: string;
  readonly sha256: string;
  readonly game: string;
  /** The rounds between its first and its last that it does not have, or of which it has no end. */
  readonly missing: readonly number[];
}

/** All that a verifier was given. */
export interface Evidence {
  readonly rounds: readonly GivenRound[];
  /** By game and number, such as `crash:500`. */
  readonly published: ReadonlyMap<string, Published>;
  readonly log: PublicLog | null;
  readonly days: readonly DayFile[];
}

/** A text that was given: pasted, or a file. */
export interface GivenText {
  readonly name: string;
  readonly text: string;
}

/** The rounds of which numbers to check; both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads rounds, lists of rounds, files with a line for each round, and the public log, in any order. With the player's
 * own rounds the published ones are only compared; alone they are checked themselves, within the range if there is one.
 * Throws an Error that names what cannot be read.
 */
export function readEvidence(texts: readonly GivenText[], range: Range | null = null): Evidence {
  const own: GivenRound[] = [];
  const single: GivenRound[] = [];
  const days: DayFile[] = [];
  const published = new Map<string, Published>();
  const logLines: LogLine[] = [];
  for (const { name, text } of texts) {
    const { values, isLines } = valuesIn(name, text);
    const [logged, told] = split(values, isLogLine);
    logLines.push(...(logged as LogLine[]));
    const [orders, rounds] = split(told, isOrder);
    single.push(...orders.map((value) => orderOf(read(copiedOrder, name, value))));
    const [mine, open] = split(rounds, isOwn);
    own.push(...mine.map((value): GivenRound => ({ kind: 'own', round: read(ownRound, name, value) })));
    const lines = open.map((value) => read(publicRound, name, value));
    if (!isLines) single.push(...lines.map((line): GivenRound => ({ kind: 'public', round: line })));
    else {
      for (const line of lines) publish(published, line);
      if (lines.length > 0) days.push(dayFile(name, text, lines));
    }
  }
  const given = [...own, ...single];
  const all = given.length > 0 && days.length > 0 ? given : [...given, ...publicRounds(published)];
  const isIn = (number: number) => range === null || (number >= range.from && number <= range.to);
  return {
    rounds: all.filter((each) => isIn(numberOf(each))),
    published,
    log: logLines.length === 0 ? null : publicLog(logLines),
    days,
  };
}

/** The number of a shared round; of an instant one its nonce. */
export const numberOf = (given: GivenRound): number =>
  given.kind === 'own' ? given.round.nonce : given.round.roundNumber;

/** A range such as `500-510` or `500`; null for an empty text. Throws an Error for any other. */
export function rangeIn(text: string): Range | null {
  if (text.trim() === '') return null;
  const [, from, to] = /^\s*(\d{1,15})\s*(?:[-–]\s*(\d{1,15})\s*)?$/.exec(text) ?? [];
  if (from === undefined) throw new Error(`${text} is no range such as 500-510`);
  return { from: Number(from), to: Number(to ?? from) };
}

/** One JSON value, a list, or a value on each line. */
function valuesIn(
  name: string,
  text: string,
): { readonly values: readonly object[]; readonly isLines: boolean } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isLines = lines.length > 1 && lines.every((line) => /^\s*\{.*\}\s*$/.test(line));
  const value: unknown = isLines ? lines.map((line) => JSON.parse(line)) : JSON.parse(text);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const each of values) {
    if (typeof each !== 'object' || each === null || Array.isArray(each))
      throw new Error(`${name}: this is no round`);
  }
  return { values: values as readonly object[], isLines: isLines || name.endsWith('.jsonl') };
}

const isLogLine = (value: object): boolean => 'prev' in value && 'hash' in value && 'type' in value;
const isOrder = (value: object): boolean => 'order' in value && 'segments' in value;
const isOwn = (value: object): boolean => 'roundId' in value || !('roundNumber' in value);

const orderOf = (proof: CopiedOrder): GivenOrder => ({
  kind: 'order',
  round: { game: TRADE, roundNumber: segmentOf(proof.order.exitTick) },
  proof,
});

function split<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}

function read<Output>(schema: z.ZodMiniType<Output>, name: string, value: unknown): Output {
  const decoded = z.safeDecode(schema, value as never);
  if (!decoded.success) throw new Error(`${name === '' ? '' : `${name}: `}${z.prettifyError(decoded.error)}`);
  return decoded.data;
}

/** Whether a line tells the end of a round, or a record of lines has it. */
const isOver = ({ serverSeed, calledOff }: PublicRound): boolean =>
  typeof serverSeed === 'string' || calledOff !== undefined;

const publicRounds = (published: ReadonlyMap<string, Published>): readonly GivenRound[] =>
  [...published.values()]
    .map(({ record }) => record)
    // A round that has been opened only is not over yet.
    .filter(isOver)
    .sort((a, b) => a.roundNumber - b.roundNumber)
    .map((each) => ({ kind: 'public', round: each }));

export const keyOf = (game: string, roundNumber: number): string => `${game}:${roundNumber}`;

/** Adds a line to what is known of its round. */
function publish(published: Map<string, Published>, line: PublicRound): void {
  const key = keyOf(line.game, line.roundNumber);
  const before = published.get(key);
  const isOpening = typeof line.serverSeed !== 'string' && typeof line.beacon?.signature !== 'string';
  const announced = before?.announced ?? (isOpening ? (line.beacon?.round ?? null) : null);
  if (before === undefined) {
    published.set(key, { record: line, announced, conflict: null });
    return;
  }
  const told = { ...before.record.beacon, ...line.beacon };
  const beacon = 'round' in told ? { beacon: told } : {};
  const conflict =
    before.conflict ??
    conflictIn('', before.record, { ...line, beacon: undefined }) ??
    conflictIn('beacon.', before.record.beacon ?? {}, line.beacon ?? {});
  const record = { ...before.record, ...withoutNothing(line), ...beacon } as PublicRound;
  published.set(key, { record, announced, conflict });
}

/** The fields that say something. */
const withoutNothing = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== null));

function conflictIn(path: string, before: object, line: object): string | null {
  const known = before as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(withoutNothing(line))) {
    const earlier = known[name];
    if (earlier === undefined || earlier === null) continue;
    if (!sameJson(plain(earlier), plain(value))) return `${path}${name}`;
  }
  return null;
}

/** Amounts are bigints, which JSON does not know. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, field) => (typeof field === 'bigint' ? String(field) : field)));

/** A round opens when the one before is over. So only the newest of a file can be without an end. */
function dayFile(name: string, text: string, lines: readonly PublicRound[]): DayFile {
  const numbers = lines.map(({ roundNumber }) => roundNumber).sort((a, b) => a - b);
  const over = new Set(lines.filter(isOver).map(({ roundNumber }) => roundNumber));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const game = lines[0]?.game ?? '';
  const missing: number[] = [];
  for (let number = first; number < last && missing.length < MISSING_SHOWN; number += 1) {
    if (!over.has(number) && !(game === TRADE && isBreak(number))) missing.push(number);
  }
  return { name, sha256: bytesToHex(sha256(utf8ToBytes(text))), game, missing };
}

const MISSING_SHOWN = 20;
