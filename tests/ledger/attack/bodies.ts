import * as z from 'zod/mini';
import { identityCalls } from '../../../contract/account/identity';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import type { Call } from '../../../contract/call';
import { allCalls } from '../../../contract/calls';
import { supportCalls } from '../../../contract/messages/support';
import { migrationCalls } from '../../../contract/migration';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import type { Json } from '../../../games/kit/rules/round';
import { bodyFields, HOSTILE_VALUES, hostileAmounts, mutantsOf } from '../../support/hostile';
import { nameOf, requestOf } from '../../support/rules';
import { documents } from '../../support/withdrawals';
import { keyOf, type Maker, ruleOf, type Scene, withStatus } from './scene';

/** Longer than the largest body of most calls, and short enough for the buffers of a socket that is closed unread. */
const OVERSIZE = 40_000;
/** Amounts are drawn once for each call that takes one. */
const AMOUNTS = 2_000;

/** Invisible and turning characters in otherwise plain text. */
const MARKED = [
  'a\u0000b',
  '\u202eevil',
  'a\u200bb',
  '\u2066x\u2069',
  '\ufeffa',
  'a\u0007b',
  '\ud800',
  'A\u0301'.repeat(40),
  '\u200f\u200e',
];

const MEDIA_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/json/x',
];

const PATH_NAMES = [
  '..',
  '../info',
  'COLOR',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(300),
  '\u0000',
  '%00',
  "color'--",
];

const posts = allCalls.filter(({ method }) => method === 'POST');
const withParams = posts.filter(({ path }) => path.includes('{'));

/** Every call in turn, so that a long attack has visited each often. */
function inTurn<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => {
    const item = list[next % list.length];
    next += 1;
    if (item === undefined) throw new RangeError('nothing to take in turn');
    return item;
  };
}

const isTaken = (call: Call, text: string): boolean => {
  try {
    return z.safeParse(call.body, JSON.parse(text) ?? {}).success;
  } catch {
    return false;
  }
};

/** Bodies and queries that the contract refuses, of every call. */
export function wrongBodies({ attacker }: Scene): Maker {
  const known = new Map<Call, readonly { label: string; text: string }[]>();
  const wrongOf = (call: Call) => {
    const found = known.get(call) ?? (call.method === 'GET' ? wrongQueries(call) : wrongOnes(call));
    known.set(call, found);
    return found;
  };
  const wrongOnes = (call: Call) => {
    const body = ruleOf(call).body(attacker);
    const filled = JSON.stringify({ ...body, filler: 'A'.repeat(OVERSIZE) });
    return [
      ...mutantsOf(call, body).filter(({ text }) => text.length <= OVERSIZE && !isTaken(call, text)),
      // Calls that take any object take a long one as well.
      ...(call === migrationCalls.check ? [] : [{ label: 'oversize', text: filled }]),
    ];
  };
  const nextCall = inTurn(allCalls);
  return (random) => {
    const call = nextCall();
    const { label, text } = random.pick(wrongOf(call));
    const request = requestOf(call, { params: ruleOf(call).params, token: attacker.token });
    const headers = keyed(call, request.headers, keyOf(random));
    return {
      kind: 'body',
      label: `${nameOf(call)} ${label}`,
      request:
        call.method === 'GET'
          ? { ...request, headers, url: `${request.url}?${text}` }
          : { ...request, headers, payload: text },
      isRight: withStatus(400, 413),
    };
  };
}

function wrongQueries(call: Call): { label: string; text: string }[] {
  const written = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
  const names = ['uid', 'token', '__proto__', 'constructor', 'a[]'];
  const foreign = HOSTILE_VALUES.flatMap((value) =>
    names.map((name) => `${new URLSearchParams({ [name]: written(value) })}`),
  );
  const own = bodyFields(call).flatMap((name) => [
    ...HOSTILE_VALUES.map((value) => `${new URLSearchParams({ [name]: JSON.stringify(value) })}`),
    ...[`${name}[]=TOP`, `${name}=%`, `${name}=%E0%A4`],
  ]);
  // What is longer than this does not fit the first line of a request.
  return [...foreign, ...own]
    .filter(({ length }) => length < 12_000)
    .map((text) => ({ label: text.slice(0, 60), text }));
}

const keyed = (call: Call, headers: Readonly<Record<string, string>>, key: string) =>
  call.money ? { ...headers, 'idempotency-key': key } : headers;

/** Amounts below zero, of fractions, of forty digits, in other scripts, as stake, deposit and withdrawal. */
export function wrongAmounts({ attacker }: Scene, seed: number): Maker {
  const { accountId, token } = attacker;
  const taken: readonly (readonly [Call, (amount: Json) => Json])[] = [
    [playCalls.bet, (stake) => ({ bet: { positions: [{ kind: 'single', colors: [0], stake }] } })],
    [moneyCalls.recharge, (amount) => ({ amount, channelId: 'qrph' })],
    [withdrawalCalls.apply, (amount) => ({ amount, accountId })],
  ];
  const amounts = hostileAmounts(AMOUNTS, seed);
  return (random) => {
    const [call, bodyWith] = random.pick(taken);
    const amount = random.pick(amounts);
    const request = requestOf(call, { body: bodyWith(amount), params: ruleOf(call).params, token });
    const headers = keyed(call, request.headers, keyOf(random));
    const label = `${nameOf(call)} ${JSON.stringify(amount).slice(0, 60)}`;
    return { kind: 'amount', label, request: { ...request, headers }, isRight: withStatus(400) };
  };
}

/** NUL, direction marks and half characters in names and letters: taken or refused, never an error. */
export function markedTexts({ attacker }: Scene): Maker {
  const { token, phone, conversationId } = attacker;
  const written: readonly (readonly [Call, (text: string, key: string) => Json])[] = [
    [userCalls.setName, (name) => ({ name })],
    [supportCalls.open, (text, key) => ({ key, category: 'claim', text })],
    [supportCalls.write, (text, key) => ({ key, conversationId, text })],
    [withdrawalCalls.saveAccount, (holder) => ({ account: { type: 'GCASH', number: phone, holder } })],
    [playCalls.seeds, (clientSeed) => ({ clientSeed })],
    [profileCalls.sendEmailCode, (email) => ({ email })],
    [identityCalls.submit, (fullName) => ({ ...documents(), fullName })],
  ];
  return (random) => {
    const [call, bodyWith] = random.pick(written);
    const text = random.pick(MARKED);
    const body = bodyWith(text, keyOf(random));
    return {
      kind: 'text',
      label: `${nameOf(call)} ${JSON.stringify(text).slice(0, 40)}`,
      request: requestOf(call, { body, params: ruleOf(call).params, token }),
      isRight: ({ status }) => status < 500,
    };
  };
}

/** Games and ids in the path that nobody has. */
export function wrongPaths({ attacker }: Scene): Maker {
  const nextCall = inTurn(withParams);
  return (random) => {
    const call = nextCall();
    const name = random.pick(PATH_NAMES);
    const { body, params } = ruleOf(call);
    const wrong = Object.fromEntries(Object.keys(params ?? {}).map((each) => [each, name]));
    const request = requestOf(call, { body: body(attacker), params: wrong, token: attacker.token });
    return {
      kind: 'path',
      label: `${nameOf(call)} ${JSON.stringify(name).slice(0, 40)}`,
      request: { ...request, headers: keyed(call, request.headers, keyOf(random)) },
      // A game without rounds has an empty history, even if no such game exists.
      isRight: withStatus(...(call === playCalls.history ? [200] : []), 400, 404, 414),
    };
  };
}

/** Good bodies under a media type that is not exactly JSON. */
export function wrongMedia({ attacker }: Scene): Maker {
  const nextCall = inTurn(posts);
  return (random) => {
    const call = nextCall();
    const type = random.pick(MEDIA_TYPES);
    const { body, params } = ruleOf(call);
    const request = requestOf(call, { body: body(attacker), params, token: attacker.token });
    const headers = { ...keyed(call, request.headers, keyOf(random)), 'content-type': type };
    return {
      kind: 'media',
      label: `${nameOf(call)} ${type}`,
      request: { ...request, headers },
      isRight: withStatus(415),
    };
  };
}
