import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { userCalls } from '../../../contract/account/user';
import { deskCalls } from '../../../contract/desk/calls';
import { supportCalls } from '../../../contract/messages/support';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { centavos } from '../../../games/kit/rules/money';
import { showSeeds } from '../../../server/fairness/pairs';
import { balances } from '../../../server/ledger/balances';
import { deposit } from '../../../server/ledger/deposit';
import { colorBet } from '../../ledger/gamblers';
import {
  ask,
  codeOf,
  type DeskPerson,
  freshCode,
  must,
  newOperator,
  startDeskServer,
} from '../../support/desk';
import { newPerson, type Person } from '../../support/people';
import { newKey, type TestServer } from '../../support/server';

let server: TestServer;
let player: Person;
let payments: DeskPerson;
let checker: DeskPerson;
let owner: DeskPerson;
let risk: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer();
  player = await newPerson(server);
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
  owner = await newOperator(server, ['owner']);
  risk = await newOperator(server, ['risk']);
});
afterAll(() => server.close());

const reason = 'The webhook of CI0000000001 was lost.';
const { adjustment } = deskCalls;

const propose = (pesos: bigint, direction: 'credit' | 'debit' = 'credit', key = newKey()) =>
  must(server, payments, adjustment.propose, {
    uid: player.uid,
    direction,
    amount: centavos(pesos * 100n),
    reason,
    key,
  });

const decide = (
  person: DeskPerson,
  { proposalId, version }: { proposalId: string; version: number },
  decision: 'approve' | 'sendBack' = 'approve',
  code = freshCode(server, person),
) => ask(server, person, adjustment.decide, { proposalId, version, decision, reason, code });

const cash = async () => (await balances(server.db, player.uid)).cashCentavos;

describe('an adjustment', () => {
  it('moves nothing before a second person approves, and then once', async () => {
    const before = await cash();
    const proposed = await propose(250n);
    expect(await cash()).toBe(before);
    expect((await decide(payments, proposed)).code).toBe('40300');
    const done = (await decide(checker, proposed)).reply;
    expect(done).toMatchObject({ isDone: true, proposal: { state: 'approved' } });
    expect(await cash()).toBe(before + 25_000n);
    expect((await decide(checker, proposed)).reply.isDone).toBe(false);
    expect(await cash()).toBe(before + 25_000n);
    const { token } = player;
    const statement = await server.send(moneyCalls.list, { pageNum: 1, pageSize: 5, type: 1 }, { token });
    expect(statement.reply.list[0]).toMatchObject({ kind: 'adjustment', amount: 25_000n });
    const transferId = done.proposal.transferId ?? '';
    const transfer = await must(server, risk, deskCalls.ledger.read, { uid: player.uid, transferId });
    expect(transfer.sum).toBe(0n);
    expect(transfer.postings).toContainEqual({
      account: `player / ${player.uid} / cash`,
      amount: 25_000n,
      before,
      after: before + 25_000n,
    });
  });

  it('is never decided by the person who proposed it, whatever roles they have', async () => {
    const before = await cash();
    const both = await newOperator(server, ['payments', 'checker', 'owner']);
    const body = {
      uid: player.uid,
      direction: 'credit',
      amount: centavos(100n),
      reason,
      key: newKey(),
    } as const;
    const proposed = await must(server, both, adjustment.propose, body);
    const refused = await decide(both, proposed);
    expect([refused.code, refused.message]).toEqual([
      '40300',
      'Another person has to decide on your proposal.',
    ]);
    expect(await cash()).toBe(before);
  });

  it('is taken by one of two who decide at once; the other sees who did', async () => {
    const before = await cash();
    const proposed = await propose(10n);
    server.clock.advance(31_000);
    const codes = [checker, owner].map(({ totpSecret }) => codeOf(server, totpSecret));
    const answers = await Promise.all([
      decide(checker, proposed, 'approve', codes[0]),
      decide(owner, proposed, 'approve', codes[1]),
    ]);
    const replies = answers.map(({ reply }) => reply);
    expect(replies.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
    const late = replies.find(({ isDone }) => !isDone);
    expect(late?.proposal.decisions).toHaveLength(1);
    expect([checker.id, owner.id]).toContain(late?.proposal.decisions[0]?.by.id);
    expect(await cash()).toBe(before + 1_000n);
  });

  it('of ₱50,000 takes a checker and an owner', async () => {
    const before = await cash();
    const proposed = await propose(50_000n);
    expect(proposed.needsTwo).toBe(true);
    const first = (await decide(checker, proposed)).reply;
    expect(first).toMatchObject({ isDone: true, proposal: { state: 'open', transferId: null } });
    expect(await cash()).toBe(before);
    // Whoever has seen it before the first approval decides about something else.
    expect((await decide(owner, proposed)).reply).toMatchObject({ isDone: false, proposal: { version: 2 } });
    const other = await newOperator(server, ['checker']);
    const second = (await decide(other, first.proposal)).reply;
    expect(second.proposal.state).toBe('open');
    const third = (await decide(owner, second.proposal)).reply;
    expect(third.proposal.state).toBe('approved');
    expect(await cash()).toBe(before + 5_000_000n);
  });

  it('cannot take more than there is, and stays open', async () => {
    const debit = await propose(900_000n, 'debit');
    await decide(checker, debit);
    const { list } = await must(server, checker, adjustment.list, { pageSize: 10, state: 'open' });
    const shown = list.find(({ proposalId }) => proposalId === debit.proposalId);
    expect(shown?.state).toBe('open');
    expect((await decide(owner, { ...debit, version: shown?.version ?? 0 })).code).toBe('42200');
    expect(
      (await must(server, checker, adjustment.list, { pageSize: 10, state: 'open' })).list,
    ).toContainEqual(expect.objectContaining({ proposalId: debit.proposalId, state: 'open' }));
  });

  it('is proposed once per key, and runs out after four hours', async () => {
    const key = newKey();
    const first = await propose(5n, 'credit', key);
    expect((await propose(5n, 'credit', key)).proposalId).toBe(first.proposalId);
    const other = { uid: player.uid, direction: 'credit', amount: centavos(700n), reason, key } as const;
    expect((await ask(server, payments, adjustment.propose, other)).code).toBe('40901');
    server.clock.advance(4 * 60 * 60_000);
    const later = await newOperator(server, ['checker']);
    const { isDone, proposal } = (await decide(later, first)).reply;
    expect([isDone, proposal.state]).toEqual([false, 'expired']);
  });
});

describe('the ledger explorer', () => {
  it('lists an account with the balance after each transfer, and proves it', async () => {
    const auditor = await newOperator(server, ['auditor']);
    const { uid } = player;
    const { list } = await must(server, auditor, deskCalls.ledger.list, {
      uid,
      account: 'cash',
      pageSize: 50,
    });
    expect(list[0]?.balance).toBe(await cash());
    for (const [index, { balance, amount }] of list.entries()) {
      expect(balance - amount).toBe(list[index + 1]?.balance ?? 0n);
    }
    const { accounts } = await must(server, auditor, deskCalls.ledger.proof, { uid });
    expect(accounts.map(({ account, isEqual }) => [account, isEqual])).toEqual([
      ['cash', true],
      ['bonus', true],
      ['hold', true],
    ]);
    const { money } = await must(server, auditor, deskCalls.player.read, { uid });
    expect(money).toMatchObject({ isEqual: true, mainAndHeld: await cash(), adjusted: await cash() });
  });
});

describe('a restriction', () => {
  const newPersonWithMoney = async () => {
    const person = await newPerson(server);
    const { uid } = person;
    const now = server.clock.now();
    await deposit(server.db, { uid, amountCentavos: centavos(100_000n), reference: `start-${uid}`, now });
    await showSeeds(server.context, { uid, game: 'color', clientSeed: null, now });
    await showSeeds(server.context, { uid, game: 'color', clientSeed: 'lucky', now });
    return person;
  };
  const placeBet = async (token: string) =>
    (await server.send(playCalls.bet, { bet: colorBet(1_000n) }, { token, params: { game: 'color' } })).code;

  it('ends all sessions, closes play and cash-in with its reason, and opens again by two people', async () => {
    const guard = await newOperator(server, ['risk']);
    const second = await newOperator(server, ['owner']);
    const { uid, token: oldToken, ...other } = await newPersonWithMoney();
    const restriction = { uid, reason, toldReason: 'security', cashOut: false } as const;
    await must(server, guard, deskCalls.player.restrict, restriction);
    // A process may use a session for a second after it was ended.
    await expect
      .poll(async () => (await server.send(userCalls.info, {}, { token: oldToken })).code)
      .toBe('401');

    const body = { account: other.phone, pwd: other.password };
    const { token } = (await server.send(accountCalls.logInByPassword, body)).reply;
    const user = (await server.send(userCalls.info, {}, { token })).reply;
    expect(user.restriction).toEqual({ reason: 'security', cashOut: false, since: expect.any(String) });
    expect(user.finance).toBe(centavos(100_000n));

    expect(await placeBet(token)).toBe('40307');
    const order = { amount: centavos(10_000n), channelId: 'qrph' };
    expect((await server.send(moneyCalls.recharge, order, { token })).code).toBe('40307');
    const terms = (await server.send(withdrawalCalls.terms, {}, { token })).reply;
    expect([terms.available, terms.bar]).toEqual([centavos(100_000n), 'identity']);
    expect((await server.send(supportCalls.list, { pageSize: 5 }, { token })).code).toBe('00000');

    const proposed = await must(server, guard, deskCalls.player.proposeLift, { uid, reason });
    const { proposalId, version } = proposed;
    const code = freshCode(server, second);
    const lifted = await must(server, second, deskCalls.player.decideLift, {
      proposalId,
      version,
      decision: 'approve',
      reason,
      code,
    });
    expect(lifted.isDone).toBe(true);
    expect((await server.send(userCalls.info, {}, { token })).reply.restriction).toBeNull();
    expect(await placeBet(token)).toBe('00000');
  });

  it('keeps withdrawals back too where it says so, and loses no money', async () => {
    const guard = await newOperator(server, ['risk']);
    const { uid, ...other } = await newPersonWithMoney();
    await must(server, guard, deskCalls.player.restrict, {
      uid,
      reason,
      toldReason: 'review',
      cashOut: true,
    });
    const body = { account: other.phone, pwd: other.password };
    const { token } = (await server.send(accountCalls.logInByPassword, body)).reply;
    const terms = (await server.send(withdrawalCalls.terms, {}, { token })).reply;
    expect([terms.available, terms.bar]).toEqual([centavos(100_000n), 'blocked']);
  });
});

describe('a player at the console', () => {
  it('is found by number, phone and name, and always masked', async () => {
    const support = await newOperator(server, ['support']);
    for (const text of [String(player.uid), player.phone, `Player ${player.uid}`]) {
      const { list } = await must(server, support, deskCalls.player.search, { text });
      expect(list.map(({ uid }) => uid)).toEqual([player.uid]);
      expect(
        JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
      ).not.toContain(player.phone.slice(-7));
    }
    const page = await must(server, support, deskCalls.player.read, { uid: player.uid });
    expect(page.money).toBeNull();
    expect(page.player.phone).toBe(`+63 ${player.phone.slice(3, 6)} ••• ${player.phone.slice(-4)}`);
  });
});
