import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { deskCalls } from '../../../contract/desk/calls';
import type { HandGrant } from '../../../contract/desk/grants';
import { centavos } from '../../../games/kit/rules/money';
import { balances } from '../../../server/ledger/balances';
import { currentBonus } from '../../../server/ledger/bonusGrants';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

let server: TestServer;
let payments: DeskPerson;
let checker: DeskPerson;
const { grant } = deskCalls;
const reason = 'Promised on the phone after the outage.';
const bonus = (amount: bigint) => ({ kind: 'bonus', amount: centavos(amount) }) as const;
const points = (count: number) => ({ kind: 'points', points: count }) as const;

beforeAll(async () => {
  server = await startDeskServer();
});
beforeEach(async () => {
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const propose = (uid: number, gift: HandGrant['gift'], key = newKey()) =>
  ask(server, payments, grant.propose, { uid, gift, reason, key });
const approve = ({ proposalId, version }: HandGrant, person = checker) =>
  ask(server, person, grant.decide, {
    proposalId,
    version,
    decision: 'approve',
    reason,
    code: freshCode(server, person),
  });

describe('a grant by hand', () => {
  it('gives bonus money with its turnover once a second person has approved it', async () => {
    const { uid } = await newGambler(server.context);
    const { reply: proposed } = await propose(uid, bonus(25_00n));
    expect((await balances(server.db, uid)).bonusCentavos).toBe(0n);
    expect((await approve(proposed)).reply).toMatchObject({ isDone: true, proposal: { state: 'approved' } });
    expect((await balances(server.db, uid)).bonusCentavos).toBe(25_00n);
    expect((await currentBonus(server.db, uid)).bonus).toMatchObject({ source: 'GIFT', turnover: 125_00n });
    expect((await approve(proposed)).reply.isDone).toBe(false);
    expect((await balances(server.db, uid)).bonusCentavos).toBe(25_00n);
  });

  it('gives points, which are a correction in the list of points', async () => {
    const { uid } = await newGambler(server.context);
    const { reply: proposed } = await propose(uid, points(120));
    await approve(proposed);
    expect((await balances(server.db, uid)).points).toBe(120);
    const { list } = await must(server, payments, grant.list, { state: 'all', pageSize: 5 });
    expect(list[0]).toMatchObject({ uid, gift: points(120), state: 'approved' });
  });

  it('is not approved by the person who proposes it, and not above its bounds', async () => {
    const both = await newOperator(server, ['payments', 'checker']);
    const { uid } = await newGambler(server.context);
    const own = await must(server, both, grant.propose, { uid, gift: points(5), reason, key: newKey() });
    expect((await approve(own, both)).code).toBe('40300');
    expect((await propose(uid, bonus(10_000_01n))).code).toBe('40001');
    expect((await propose(uid, bonus(0n))).code).toBe('40001');
    expect((await propose(999_999, points(5))).code).toBe('40400');
  });

  it('is refused while the player is excluded, also when that began after the proposal', async () => {
    const player = await newGambler(server.context);
    const { reply: proposed } = await propose(player.uid, points(50));
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: player.token });
    expect((await approve(proposed)).code).toMatch(/^403/);
    expect((await balances(server.db, player.uid)).points).toBe(0);
    expect((await propose(player.uid, bonus(1_00n))).code).toMatch(/^403/);
  });
});
