import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import type { GuaranteedChange, GuaranteedProposal } from '../../../contract/desk/guaranteed';
import { messageCalls } from '../../../contract/messages/messages';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { centavos } from '../../../games/kit/rules/money';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

const DAY_MS = 24 * 60 * 60_000;
const { guaranteed } = deskCalls;
const reason = 'Planned for the week of the fiesta.';

let server: TestServer;
let marketing: DeskPerson;
let owner: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer();
});
beforeEach(async () => {
  marketing = await newOperator(server, ['marketing']);
  owner = await newOperator(server, ['owner']);
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
const opening = (changes: Partial<Extract<GuaranteedChange, { kind: 'open' }>> = {}) => ({
  kind: 'open' as const,
  title: 'Pista week',
  details: 'Play the color game.',
  amount: centavos(2_00n),
  places: 10,
  games: ['OWN_10001'],
  startTime: inDays(0),
  endTime: inDays(30),
  ...changes,
});
const propose = (change: GuaranteedChange, key = newKey()) =>
  ask(server, marketing, guaranteed.propose, { change, reason, key });
const decide = ({ proposalId, version }: GuaranteedProposal, decision: 'approve' | 'sendBack' = 'approve') =>
  ask(server, owner, guaranteed.decide, {
    proposalId,
    version,
    decision,
    reason,
    code: freshCode(server, owner),
  });
const rows = async (view: 'proposed' | 'running' | 'over') =>
  (await must(server, marketing, guaranteed.list, { view, pageSize: 50 })).list;

/** Opens an activity by two people and returns its number. */
async function opened(changes: Parameters<typeof opening>[0] = {}): Promise<string> {
  await decide((await propose(opening(changes))).reply);
  const [newest] = await rows('running');
  return newest?.activity?.activityId ?? '';
}
const activityOf = async (id: string) =>
  [...(await rows('running')), ...(await rows('over'))].find(({ activity }) => activity?.activityId === id);
const shownTo = async ({ token }: Gambler, id: string) =>
  (await server.send(guaranteedCalls.list, {}, { token })).reply.list.find((one) => one.id === id);
const join = async ({ token }: Gambler, id: string) =>
  (await server.send(guaranteedCalls.join, {}, { token, params: { id } })).code;
const auditOf = (object: string) =>
  server.db.query<{ action: string }>({
    text: 'SELECT action FROM desk_audit WHERE object = $1 ORDER BY n',
    values: [object],
  });

describe('a guaranteed payout', () => {
  it('is shown as players would see it, with what it can cost, and opens once an owner approves', async () => {
    const change = opening();
    const preview = await must(server, marketing, guaranteed.preview, { change });
    expect(preview).toMatchObject({
      shown: { title: 'Pista week', playNeeded: 300_00n, joinUntil: null },
      reservedBefore: 0n,
      reservedAfter: 20_00n,
    });
    expect(await rows('proposed')).toEqual([]);
    const { reply: proposed } = await propose(change);
    expect(proposed).toMatchObject({ preview, reservedWhenProposed: 20_00n });
    const player = await newGambler(server.context);
    expect((await server.send(guaranteedCalls.list, {}, { token: player.token })).reply.list).toEqual([]);
    const [waiting] = await rows('proposed');
    expect(waiting).toMatchObject({ rowId: `GP${proposed.proposalId}`, activity: null });
    expect((await decide(proposed)).reply).toMatchObject({ isDone: true, proposal: { state: 'approved' } });
    const [row] = await rows('running');
    expect(row).toMatchObject({
      activity: { title: 'Pista week', places: 10, joined: 0, reserved: 20_00n },
      proposal: null,
    });
    expect(await shownTo(player, row?.activity?.activityId ?? '')).toMatchObject({ placesLeft: 10 });
    expect((await decide(proposed)).reply.isDone).toBe(false);
    expect(await rows('running')).toHaveLength(1);
    expect((await auditOf('guaranteed new')).map(({ action }) => action)).toEqual([
      'guaranteed.propose',
      'guaranteed.approve',
    ]);
  });

  it('is refused beyond its bounds, and not decided by who proposed it', async () => {
    const both = await newOperator(server, ['marketing', 'owner']);
    const own = await must(server, both, guaranteed.propose, { change: opening(), reason, key: newKey() });
    const { proposalId, version } = own;
    const decision = {
      proposalId,
      version,
      decision: 'approve',
      reason,
      code: freshCode(server, both),
    } as const;
    expect((await ask(server, both, guaranteed.decide, decision)).code).toBe('40300');
    await decide(own, 'sendBack');
    expect((await propose(opening({ amount: centavos(1_000_01n) }))).code).toBe('40001');
    expect((await propose(opening({ games: ['JILI_101'] }))).code).toBe('40000');
    expect((await propose(opening({ endTime: inDays(-1) }))).code).toBe('40000');
    expect((await propose({ kind: 'close', activityId: '999999' })).code).toBe('40400');
  });

  it('gets more places and a later end, never fewer or an earlier one', async () => {
    const id = await opened();
    const row = await activityOf(id);
    const edit = (places: number, endTime: string) =>
      ({ kind: 'edit', activityId: id, title: 'Fiesta', details: 'More places.', places, endTime }) as const;
    const end = row?.activity?.endTime ?? '';
    expect((await propose(edit(9, end))).code).toBe('40000');
    expect((await propose(edit(10, inDays(29)))).code).toBe('40000');
    const { reply: proposed } = await propose(edit(15, inDays(40)));
    expect(proposed.preview).toMatchObject({ reservedBefore: 20_00n, reservedAfter: 30_00n });
    expect((await propose(edit(16, inDays(40)))).code).toBe('40902');
    await decide(proposed);
    expect((await activityOf(id))?.activity).toMatchObject({ title: 'Fiesta', places: 15, reserved: 30_00n });
  });

  it('closes to others seven days after the approval, which they read beforehand; who has joined is paid', async () => {
    const id = await opened();
    const [early, late] = [
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
      await newGambler(server.context),
    ];
    expect(await join(early, id)).toBe('00000');
    const { reply: proposed } = await propose({ kind: 'close', activityId: id });
    await decide(proposed);
    const closedAt = (await activityOf(id))?.activity?.closedAt ?? '';
    const noticeMs = Date.parse(closedAt) - server.clock.now().getTime();
    expect(Math.abs(noticeMs - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(await shownTo(late, id)).toMatchObject({ joinUntil: closedAt, placesLeft: 9 });
    expect((await propose({ kind: 'close', activityId: id })).code).toBe('40400');
    server.clock.set(new Date(Date.parse(closedAt) - 1_000));
    const last = await newGambler(server.context);
    expect(await join(last, id)).toBe('00000');
    server.clock.set(new Date(closedAt));
    const after = await newGambler(server.context);
    expect(await join(after, id)).toBe('40933');
    marketing = await newOperator(server, ['marketing']);
    expect((await activityOf(id))?.activity).toMatchObject({ joined: 2, reserved: 4_00n });
    // The session of the first is over after a week; a new one of the same player.
    await server.db.query({
      text: "UPDATE sessions SET expires_at = '2040-01-01' WHERE uid = $1",
      values: [early.uid],
    });
    expect((await placeBet(server, early, colorBet(300_00n))).code).toBe('00000');
    const { token } = early;
    const received = await server.send(
      guaranteedCalls.receive,
      {},
      { token, params: { id }, idempotencyKey: newKey() },
    );
    expect(received.reply).toMatchObject({ receivedAmount: 2_00n });
    const { list } = (await server.send(messageCalls.list, { segment: 'rewards', pageSize: 5 }, { token }))
      .reply;
    expect(list.map(({ content }) => content)).toEqual([
      { kind: 'guaranteed', title: 'Pista week', amount: 2_00n },
    ]);
  });
});
