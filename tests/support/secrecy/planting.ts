import { type Leaf, leavesOf } from './leaves';
import { NUMBERS_LOOKED_AT, ROUNDS_LEAST, sentAtOf } from './predictor';
import { type EndedRound, type Fields, type GameName, isFields, type Received } from './traffic';

/** ways to say what decides a round. */
export const PLANTS: Readonly<Record<GameName, Readonly<Record<string, (round: EndedRound) => unknown>>>> = {
  crash: {
    'the multiplier': ({ outcome }) => Number(outcome.multiplier),
    'the multiplier as text': ({ outcome }) => `x${outcome.multiplier}`,
    'the time of the end': ({ endsAtMs }) => endsAtMs,
    'the length of the round': ({ endsAtMs, openedAtMs }) => Math.round(endsAtMs - openedAtMs),
    'the drawn number in hex': ({ outcome }) => BigInt(String(outcome.h)).toString(16).padStart(13, '0'),
  },
  sabong: {
    'the drawn number': ({ outcome }) => Number(outcome.number),
    'the drawn number as text': ({ outcome }) => `no. ${outcome.number}`,
    'the winner as a number': ({ outcome }) => ['meron', 'draw', 'wala'].indexOf(String(outcome.winner)),
  },
};

/** Where a field was sent in a round. */
type Sending = ReadonlyMap<EndedRound, readonly { readonly received: Received; readonly leaf: Leaf }[]>;

/**
 * The fields that were sent before the end in enough rounds, and where. A message or event with a type of its own has
 * no shape, so types are left out.
 */
export function fieldsSentIn(rounds: readonly EndedRound[]): ReadonlyMap<string, Sending> {
  const fields = new Map<string, Map<EndedRound, { received: Received; leaf: Leaf }[]>>();
  for (const round of rounds) {
    for (const received of round.before) {
      if (sentAtOf(received) >= round.endsAtMs) continue;
      for (const leaf of leavesOf(received.frame, received.message, 1)) {
        if (leaf.field.endsWith('.type')) continue;
        const sending = fields.get(leaf.field) ?? new Map();
        fields.set(leaf.field, sending.set(round, [...(sending.get(round) ?? []), { received, leaf }]));
      }
    }
  }
  return new Map([...fields].filter(([, { size }]) => size >= ROUNDS_LEAST));
}

/** The rounds as they would be if nothing but this field were sent, with another value. */
export const planting = (sending: Sending, valueIn: (round: EndedRound) => unknown): readonly EndedRound[] =>
  [...sending].map(([round, sendings]) => ({
    ...round,
    before: sendings.slice(0, NUMBERS_LOOKED_AT).map(({ received, leaf }) => ({
      ...received,
      message: onlyWith(received.message, leaf, valueIn(round)),
    })),
  }));

/** A message with one leaf, and the fields by which its place and time are known. */
function onlyWith(message: Fields, { path }: Leaf, value: unknown): Fields {
  const copy = (from: unknown, [name, ...rest]: Leaf['path']): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(from)) return [copy(from[Number(name)], rest)];
    if (!isFields(from)) throw new Error('the path of a leaf leads through objects');
    return { type: from.type, [name]: copy(from[name], rest) };
  };
  return { serverTime: message.serverTime, ...(copy(message, path) as Fields) };
}
