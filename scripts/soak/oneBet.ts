/**
 * Starts the built server on an empty database, waits until it is ready, registers a player and plays one bet over
 * HTTP. Runs in the Node release under test, and so does the server.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { accountCalls } from '../../contract/account/account';
import { userCalls } from '../../contract/account/user';
import type { BodyOf, Call, ReplyOf } from '../../contract/call';
import { SUCCESS_CODE } from '../../contract/envelope';
import { envelope } from '../../contract/envelopeSchema';
import { HEADERS } from '../../contract/headers';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { amount } from '../../games/kit/rules/amount';
import { startBuiltServer } from '../../tests/support/builtServer';

const GAME = 'color';
const PHONE = '+639171234567';
const pesos = (text: string) => z.decode(amount, text);

const server = await startBuiltServer({ SANDBOX: 'on', LOG_LEVEL: 'warn' });
try {
  const ready = await fetch(`${server.url}/readyz`);
  assert.equal(ready.status, 200, `/readyz answered ${ready.status}: ${await ready.text()}`);
  await playOneBet();
} finally {
  await server.close();
}
console.log(`Node ${process.versions.node}: ready, and one bet was settled`);

async function playOneBet(): Promise<void> {
  await send(accountCalls.sendRegisterCode, { phone: PHONE });
  const outbox = await (
    await fetch(`${server.url}/sandbox/outbox?${new URLSearchParams({ phone: PHONE })}`)
  ).text();
  const code = /\b[0-9]{6}\b/.exec(outbox)?.[0];
  assert.ok(code, `no code was sent: ${outbox}`);
  const { token } = await send(accountCalls.register, {
    account: PHONE,
    pwd: 'tarsier-7-palms',
    code,
    agreement: true,
  });
  await send(userCalls.setBirthday, { birthday: '1990-05-17' }, token);
  const { orderId } = await send(moneyCalls.recharge, { amount: pesos('100.00'), channelId: 'qrph' }, token);
  const paid = await fetch(`${server.url}/sandbox/payments/${orderId}/succeed`, { method: 'POST' });
  assert.equal(paid.status, 200, `the payment was refused: ${await paid.text()}`);
  await send(playCalls.seeds, {}, token);
  await send(playCalls.seeds, { clientSeed: 'lucky' }, token);
  const positions = [{ kind: 'single', colors: [0], stake: '10.00' }];
  const { round, finance } = await send(playCalls.bet, { bet: { positions } }, token);
  assert.equal(round.stake, pesos('10.00'));
  assert.equal(finance, pesos('100.00') - round.stake + round.payout);
}

/** One call of the contract; throws when it is refused. */
async function send<C extends Call>(call: C, body: BodyOf<C>, token?: string): Promise<ReplyOf<C>> {
  const reply = await fetch(server.url + call.path.replace('{game}', GAME), {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { [HEADERS.token]: token }),
      ...(call.money ? { [HEADERS.idempotencyKey]: randomBytes(16).toString('base64url') } : {}),
    },
    body: JSON.stringify(z.encode(call.body, body as never)),
  });
  const { code, message, data } = z.parse(envelope, await reply.json());
  assert.equal(code, SUCCESS_CODE, `${call.path} was refused: ${message}`);
  return z.decode(call.reply, data as never) as ReplyOf<C>;
}
