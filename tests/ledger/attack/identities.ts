import type { Call } from '../../../contract/call';
import { allCalls } from '../../../contract/calls';
import { DESK_HEADER } from '../../../contract/desk/call';
import { allDeskCalls } from '../../../contract/desk/calls';
import { walletCalls } from '../../../contract/providers';
import { WEBHOOK_PATH } from '../../../server/domains/payments/webhook';
import { paymentIdOf, referenceOf, SIGNATURE_HEADER } from '../../../server/sandbox/gateway';
import { deskBodies } from '../../support/deskBodies';
import { nameOf, requestOf } from '../../support/rules';
import { secretOf, signed } from '../../support/wallet';
import { keyOf, type Maker, ruleOf, type Scene, withCode, withStatus } from './scene';

const forPlayers = allCalls.filter(({ auth }) => auth === 'player');
const naming = allCalls.filter((call) => ruleOf(call).names !== undefined);

/** Good bodies of a player under tokens that are over or never were. */
export function deadTokens({ victim, deadTokens: tokens }: Scene): Maker {
  return (random) => {
    const call = random.pick(forPlayers);
    const [label, token] = random.pick(Object.entries(tokens));
    const { body, params } = ruleOf(call);
    const request = requestOf(call, {
      body: body(victim),
      params,
      ...(token === undefined ? {} : { token }),
    });
    const claims = { 'X-UId': `${victim.uid}`, 'x-user-id': `${victim.uid}` };
    return {
      kind: 'token',
      label: `${nameOf(call)} with a token: ${label}`,
      request: { ...request, headers: { ...request.headers, ...claims } },
      isRight: withCode('401'),
    };
  };
}

/** A player names what belongs to another one. */
export function foreignIds({ attacker, victim }: Scene): Maker {
  return (random) => {
    const call = random.pick(naming);
    const { body, params, names } = ruleOf(call);
    const request = requestOf(call, { body: body(victim), params, token: attacker.token });
    const headers = call.money ? { ...request.headers, 'idempotency-key': keyOf(random) } : request.headers;
    return {
      kind: 'foreign',
      label: `${nameOf(call)} with a foreign ${names}`,
      request: { ...request, headers },
      isRight: withCode(names === 'seeds' ? '40903' : '40400'),
    };
  };
}

/** A player at the console, with their own token or one that is made up. */
export function strangersAtTheDesk({ attacker, victim }: Scene): Maker {
  const closed = allDeskCalls.filter(({ auth }) => auth === 'operator');
  return (random) => {
    const call = random.pick(closed);
    const body = deskBodies.get(call)?.(victim.uid) ?? {};
    const request = requestOf(call as Call, { body, token: attacker.token });
    const token = random.pick([attacker.token, 'A'.repeat(43), '', 'null']);
    return {
      kind: 'desk',
      label: nameOf(call),
      request: { ...request, headers: { ...request.headers, [DESK_HEADER]: token } },
      isRight: withStatus(401),
    };
  };
}

/** Calls of a provider that are not signed, signed by another one, too old, or changed after they were signed. */
export function forgedProviders({ server, session }: Scene): Maker {
  const acting = { ...session, currency: 'PHP', roundId: 'round' };
  return (random) => {
    const transactionId = keyOf(random);
    const [call, body] = random.pick([
      [walletCalls.open, { token: 'A'.repeat(43) }],
      [walletCalls.balance, { session: session.session }],
      [walletCalls.bet, { ...acting, transactionId, amount: '10.00' }],
      [
        walletCalls.win,
        { ...acting, transactionId, betTransactionId: 'b', amount: '900.00', closesRound: true },
      ],
      [walletCalls.rollback, { ...acting, transactionId, betTransactionId: 'b' }],
    ] as const satisfies readonly (readonly [Call, object])[]);
    const payload = JSON.stringify(body);
    const [label, headers] = random.pick<readonly [string, Readonly<Record<string, string>>]>([
      ['without a signature', {}],
      ['with the secret of another', signed(server, call, payload, { secret: secretOf('PP') })],
      ['for another path', signed(server, call, payload, { path: '/provider/else' })],
      [
        'of long ago',
        signed(server, call, payload, { at: new Date(server.clock.now().getTime() - 3_600_000) }),
      ],
      ['of another body', signed(server, call, `${payload} `)],
      ['of nobody', signed(server, call, payload, { provider: 'NOBODY' })],
      ['of a prototype', signed(server, call, payload, { provider: '__proto__' })],
    ]);
    return {
      kind: 'provider',
      label: `${nameOf(call)} ${label}`,
      request: {
        method: 'POST',
        url: call.path,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      },
      isRight: withStatus(400, 401),
    };
  };
}

/** Payments that the bank has not reported. */
export function forgedPayments({ attacker: { orderId } }: Scene): Maker {
  return (random) => {
    const event = {
      id: keyOf(random),
      type: 'payment.succeeded',
      data: {
        order: orderId,
        reference: referenceOf(orderId),
        method: 'QRPH',
        payment: paymentIdOf(orderId),
        amount: random.pick([50_000, -1, 0, 10 ** 15]),
        currency: 'PHP',
      },
    };
    const signature = random.pick(['', 't=1,v1=0', `t=1,v1=${'0'.repeat(64)}`, 'v1=', '__proto__']);
    return {
      kind: 'bank',
      label: `a payment of ${event.data.amount} signed "${signature}"`,
      request: {
        method: 'POST',
        url: WEBHOOK_PATH,
        payload: JSON.stringify(event),
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      },
      isRight: withStatus(400, 401),
    };
  };
}
