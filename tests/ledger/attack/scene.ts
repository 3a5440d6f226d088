import type { Call } from '../../../contract/call';
import { allCalls } from '../../../contract/calls';
import type { Json } from '../../../games/kit/rules/round';
import {
  authenticate,
  endSession,
  openSession,
  SESSION_LIFE_MS,
} from '../../../server/domains/players/sessions';
import { nameOf, newOwner, type Owner, requestOf, rules } from '../../support/rules';
import type { TestServer } from '../../support/server';
import { sitDown } from '../../support/wallet';
import type { Random } from '../simulation/random';
import type { Heard, Line, WireRequest } from './wire';

/** A money call that has succeeded, with the key it was made under. */
export interface Original {
  readonly call: Call;
  readonly body: { readonly [name: string]: Json };
  readonly request: WireRequest;
  /** The first answer, byte for byte. */
  readonly text: string;
}

/** Who attacks, with what they have, and whose things they name. */
export interface Scene {
  readonly server: TestServer;
  readonly attacker: Owner;
  readonly victim: Owner;
  readonly originals: readonly Original[];
  /** A session with a provider, of the victim. */
  readonly session: { readonly session: string; readonly playerId: string; readonly gameId: string };
  /** Tokens that are over or never were, by what is wrong with each. */
  readonly deadTokens: Readonly<Record<string, string | undefined>>;
}

/** A request that must have no effect. */
export interface Hostile {
  readonly kind: string;
  readonly label: string;
  readonly request: WireRequest;
  /** Whether this is how the server has to answer; that it is an envelope is checked for all. */
  readonly isRight: (heard: Heard) => boolean;
}

/** Makes the next hostile request of a kind. */
export type Maker = (random: Random) => Hostile;

export const withStatus =
  (...statuses: readonly number[]) =>
  ({ status }: Heard): boolean =>
    statuses.includes(status);

export const withCode =
  (...codes: readonly string[]) =>
  ({ envelope }: Heard): boolean =>
    codes.includes(envelope?.code ?? '');

export const ruleOf = (call: Call) => {
  const rule = rules.get(call);
  if (rule === undefined) throw new Error(`${nameOf(call)} has no rule in tests/support/rules.ts`);
  return rule;
};

/** A key that the same seed gives again. */
export const keyOf = (random: Random): string => Buffer.from(random.bytes()).toString('hex').slice(0, 32);

export async function openScene(server: TestServer, line: Line, random: Random): Promise<Scene> {
  const [attacker, victim] = [await newOwner(server), await newOwner(server)];
  const { db, clock, context } = server;
  const now = clock.now();
  const ended = await openSession(db, victim.uid, now);
  const live = await authenticate(context, ended);
  if (live === null) throw new Error('the session did not open');
  await endSession({ db, clock }, live);
  const begunMs = now.getTime() - SESSION_LIFE_MS - 1_000;
  const { session, playerId, gameId } = await sitDown(server, victim);
  return {
    server,
    attacker,
    victim,
    originals: await makeOriginals(line, attacker, random),
    session: { session, playerId, gameId },
    deadTokens: {
      none: undefined,
      empty: '',
      made: 'A'.repeat(43),
      ended,
      expired: await openSession(db, victim.uid, new Date(begunMs)),
      'in capitals': victim.token.toUpperCase(),
      'cut short': victim.token.slice(0, 42),
      'with more behind it': `${victim.token}A`,
      'with a space': `${victim.token.slice(0, 20)} ${victim.token.slice(21)}`,
      'a uid': `${victim.uid}`,
      'a word': 'null',
      'a bearer': `Bearer ${victim.token}`,
      long: 'A'.repeat(4_000),
      proto: '__proto__',
    },
  };
}

/** Makes every money call that its owner can make, once and under a key that is known afterwards. */
async function makeOriginals(line: Line, attacker: Owner, random: Random): Promise<Original[]> {
  const originals: Original[] = [];
  for (const call of allCalls.filter(({ money }) => money)) {
    const { body: make, params } = ruleOf(call);
    const body = make(attacker);
    const plain = requestOf(call, { body, params, token: attacker.token });
    const request = { ...plain, headers: { ...plain.headers, 'idempotency-key': keyOf(random) } };
    const { status, text } = await line.send(request);
    if (status === 200) originals.push({ call, body, request, text });
  }
  return originals;
}
