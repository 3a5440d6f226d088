import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { allCalls } from '../../../contract/calls';
import { mutantsOf } from '../../support/hostile';
import { nameOf, requestOf } from '../../support/rules';
import { type Maker, type Original, ruleOf, type Scene, withCode, withStatus } from './scene';

const money = allCalls.filter((call) => call.money);

/** No key, or one that is none. */
const NO_KEYS = [
  null,
  '',
  'short',
  'a'.repeat(65),
  'a b c d e f g h i j',
  "' OR 1=1 ----------",
  '__proto__',
];

/** Good money calls without a key that can be kept. */
export function missingKeys({ attacker }: Scene): Maker {
  return (random) => {
    const call = random.pick(money);
    const key = random.pick(NO_KEYS);
    const { body, params } = ruleOf(call);
    const request = requestOf(call, { body: body(attacker), params, token: attacker.token });
    const { 'idempotency-key': _, ...headers } = request.headers as Record<string, string>;
    return {
      kind: 'key',
      label: `${nameOf(call)} with the key ${JSON.stringify(key)}`,
      request: { ...request, headers: key === null ? headers : { ...headers, 'idempotency-key': key } },
      isRight: withStatus(400),
    };
  };
}

/** The same call again under its key: the first answer, and nothing moves. */
export function replays({ originals }: Scene): Maker {
  return (random) => {
    const { call, request, text } = random.pick(originals);
    return {
      kind: 'replayed',
      label: nameOf(call),
      request,
      isRight: (heard) => heard.text === text,
    };
  };
}

/** A key that has been used, with another body, or for another call. */
export function reusedKeys({ attacker, originals }: Scene): Maker {
  const others = new Map(originals.map((original) => [original, otherBodies(original)]));
  return (random) => {
    const original = random.pick(originals);
    const key = original.request.headers['idempotency-key'] ?? '';
    const payload = random.chance(50) ? random.pick(others.get(original) ?? [null]) : null;
    if (payload !== null) {
      return {
        kind: 'reused',
        label: `${nameOf(original.call)} ${payload.slice(0, 80)}`,
        request: { ...original.request, payload },
        // What no rules take is refused before the key is looked at.
        isRight: withStatus(400, 409),
      };
    }
    const { call } = random.pick(originals.filter((other) => other.call.path !== original.call.path));
    const { body, params } = ruleOf(call);
    const request = requestOf(call, { body: body(attacker), params, token: attacker.token });
    return {
      kind: 'reused',
      label: `the key of ${nameOf(original.call)} for ${nameOf(call)}`,
      request: { ...request, headers: { ...request.headers, 'idempotency-key': key } },
      isRight: withCode('40901'),
    };
  };
}

/** Other bodies that the contract takes. */
const otherBodies = ({ call, body }: Original): readonly [string, ...string[]] | null => {
  const found = mutantsOf(call, body)
    .map(({ text }) => text)
    .filter((text) => {
      try {
        const read: unknown = JSON.parse(text);
        return !isDeepStrictEqual(read, body) && z.safeParse(call.body, read).success;
      } catch {
        return false;
      }
    });
  const [first, ...rest] = found;
  return first === undefined ? null : [first, ...rest];
};
