import { centavos } from '../../../games/kit/rules/money';
import type { GatewayEvent } from '../../../server/domains/payments/gateway';
import { insertOrder } from '../../../server/domains/payments/orders';
import { settleEvent } from '../../../server/domains/payments/settle';
import { endForReversal } from '../../../server/domains/withdrawals/endForReversal';
import { deposit, grantBonus } from '../../../server/ledger/deposit';
import { type Leg, post } from '../../../server/ledger/post';
import { grant } from './bonus';
import { ConnectionLost } from './faults';
import { expectRefusal, must } from './must';
import type { Person, World } from './world';

/** Retries a credit until it is answered. Gives whether the money is new, which is true exactly once. */
async function insist(
  world: World,
  work: () => Promise<{ isNew: boolean }>,
  isAgain: boolean,
): Promise<boolean> {
  const fault = world.random.chance(10) ? world.random.pick(['neverSent', 'answerLost'] as const) : 'none';
  world.db.breakNext(fault);
  const first = await work().catch((error: unknown) => error);
  if (fault === 'none') return (first as { isNew: boolean }).isNew;
  must(first instanceof ConnectionLost, 'the lost connection was not reported');
  const { isNew } = await work();
  must(
    isNew === (fault === 'neverSent' && !isAgain),
    `after ${fault} the credit was applied twice or not at all`,
  );
  return !isAgain;
}

export async function credit(world: World, person: Person): Promise<void> {
  const { db, clock, random } = world;
  const isAgain = person.credits.length > 0 && random.chance(30);
  const known = isAgain
    ? random.pick(person.credits)
    : { reference: world.newName(), move: random.chance(30) ? grantBonus : deposit };
  const amountCentavos = centavos(BigInt(1 + random.below(30_000)));
  const { reference, move } = known;
  const isNew = await insist(
    world,
    () => move(db, { uid: person.uid, amountCentavos, reference, now: clock.now() }),
    isAgain,
  );
  must(isNew !== isAgain, `${reference} moved money twice or not at all`);
  if (isAgain) return;
  person.credits.push(known);
  if (move === grantBonus) {
    grant(person, amountCentavos);
  } else {
    person.cash += amountCentavos;
    person.deposited += amountCentavos;
  }
  world.log(`credit ${reference} ${amountCentavos}`);
}

/** Opens orders and sends gateway events in any order and number. */
export async function pay(world: World, person: Person): Promise<void> {
  const { db, clock, random, processes } = world;
  if (person.orders.length === 0 || random.chance(40)) {
    const orderId = `CI${world.seed.toString(36).toUpperCase().padStart(6, '0')}${world.newName().split('-')[1]?.padStart(6, '0')}`;
    const amount = BigInt(2_000 + random.below(50_000));
    const now = clock.now();
    await insertOrder(db, {
      orderId,
      uid: person.uid,
      startedFrom: null,
      activityId: null,
      couponId: null,
      bonusCentavos: centavos(0n),
      chargeCurrency: null,
      chargeCentavos: null,
      channelId: 'gcash',
      method: 'GCASH',
      amountCentavos: centavos(amount),
      gateway: 'sandbox',
      gatewayReference: `ref-${orderId}`,
      qr: null,
      payUrl: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 900_000),
    });
    person.orders.push({ orderId, amount, isPaid: false });
  }
  const order = random.pick(person.orders);
  const kind = random.pick(['succeeded', 'succeeded', 'failed', 'canceled', 'expired'] as const);
  const isForged = random.chance(15);
  const event: GatewayEvent = {
    eventId: `${order.orderId}-${kind}${isForged ? '-other' : ''}-${random.below(3)}`,
    kind,
    orderId: order.orderId,
    reference: `ref-${order.orderId}`,
    method: 'GCASH',
    paymentReference: kind === 'succeeded' ? `pay-${order.orderId}` : null,
    amountCentavos: order.amount + (isForged ? 1n : 0n),
    currency: 'PHP',
  };
  const { context } = random.pick(processes);
  const settle = () => settleEvent(context, 'sandbox', event, { body: '{}', freeHeld: endForReversal });
  const fault = random.chance(10) ? random.pick(['neverSent', 'answerLost'] as const) : 'none';
  world.db.breakNext(fault);
  const first = await settle().catch((error: unknown) => error);
  must(fault === 'none' || first instanceof ConnectionLost, 'the lost connection was not reported');
  const outcome = fault === 'none' ? first : await settle();
  must(!(outcome instanceof Error), `an event failed: ${String(outcome)}`);
  if (kind !== 'succeeded' || isForged || order.isPaid) {
    must(outcome !== 'credited', `an event ${event.eventId} must not credit anything`);
    return;
  }
  const isThere = outcome === 'credited' || (fault === 'answerLost' && outcome === 'seen');
  must(isThere, `a payment was answered with ${String(outcome)}`);
  order.isPaid = true;
  person.cash += order.amount;
  person.deposited += order.amount;
  world.log(`paid ${order.amount}`);
}

/** Puts money on hold, and later pays it out or returns it, once. */
export async function withdraw(world: World, person: Person): Promise<void> {
  const { db, clock, random } = world;
  const now = clock.now();
  const move = (kind: 'withdrawal' | 'refund', reference: string, leg: Leg) =>
    post(db, { uid: person.uid, kind, reference, legs: [leg], now });
  const [held] = person.held;
  if (held !== undefined && random.chance(60)) {
    person.held.shift();
    const isRefund = random.chance(50);
    const release = () =>
      isRefund
        ? move('refund', held.reference, { from: 'hold', to: 'cash', amount: held.amount })
        : move('withdrawal', `${held.reference}-out`, { from: 'hold', to: 'gateway', amount: held.amount });
    must((await release()).isNew, 'a hold was released before');
    must(!(await release()).isNew, 'a hold was released twice');
    person.hold -= held.amount;
    if (isRefund) person.cash += held.amount;
    return world.log(`released ${held.amount}`);
  }
  const amount = random.pick([person.cash, person.cash + 1n, BigInt(1 + random.below(3_000))]);
  if (amount === 0n) return;
  const reference = world.newName();
  const hold = move('withdrawal', reference, { from: 'cash', to: 'hold', amount });
  if (amount > person.cash) return expectRefusal(hold, 'balanceTooLow');
  await hold;
  person.cash -= amount;
  person.hold += amount;
  person.held.push({ reference, amount });
  world.log(`held ${amount}`);
}

export async function points(world: World, person: Person): Promise<void> {
  const { db, clock, random } = world;
  const isSpent = random.chance(40);
  const amount = BigInt(1 + random.below(60));
  const leg: Leg = isSpent
    ? { from: 'points', to: 'pointsIssued', amount }
    : { from: 'pointsIssued', to: 'points', amount };
  const request = { uid: person.uid, kind: 'points', reference: world.newName(), now: clock.now() } as const;
  const posted = post(db, { ...request, legs: [leg] });
  if (isSpent && amount > person.points) return expectRefusal(posted, 'balanceTooLow');
  await posted;
  person.points += isSpent ? -amount : amount;
}
