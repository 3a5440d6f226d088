import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgentChange, AgentProposal } from '../../../contract/desk/agents';
import { deskCalls } from '../../../contract/desk/calls';
import { isAgent, payAgents } from '../../../server/domains/invite/agents';
import { newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

const { agent } = deskCalls;
const reason = 'The contract is signed and in the file.';

let server: TestServer;
let risk: DeskPerson;
let owner: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2031-05-20T12:00:00+08:00'));
  risk = await newOperator(server, ['risk']);
  owner = await newOperator(server, ['owner']);
});
afterAll(() => server.close());

const propose = (change: AgentChange) => ask(server, risk, agent.propose, { change, reason, key: newKey() });
const approve = ({ proposalId, version }: AgentProposal) =>
  ask(server, owner, agent.decide, {
    proposalId,
    version,
    decision: 'approve',
    reason,
    code: freshCode(server, owner),
  });
const rows = async (view: 'proposed' | 'running' | 'over') =>
  (await must(server, risk, agent.list, { view, pageSize: 50 })).list;
const isAgentNow = (uid: number) => isAgent(server.db, uid, server.clock.now());

describe("an agent's contract", () => {
  it('begins with a month that an owner has approved, and is paid from then on', async () => {
    const { uid } = await newGambler(server.context);
    expect((await propose({ kind: 'begin', uid, fromMonth: '2031-05-01' })).code).toBe('40000');
    const { reply: proposed } = await propose({ kind: 'begin', uid, fromMonth: '2031-06-01' });
    expect((await propose({ kind: 'begin', uid, fromMonth: '2031-07-01' })).code).toBe('40902');
    expect(await rows('proposed')).toMatchObject([
      { uid, agent: null, proposal: { change: { kind: 'begin' } } },
    ]);
    expect((await approve(proposed)).reply.isDone).toBe(true);
    const [row] = await rows('running');
    expect(row).toMatchObject({
      uid,
      agent: { fromMonth: '2031-06-01', untilMonth: null, invited: 0, months: [] },
    });
    // Red bags until then, the share from then on.
    expect(await isAgentNow(uid)).toBe(false);
    expect(await payAgents(server.context, '2031-05-31')).toBe(0);
    server.clock.set(new Date('2031-06-01T00:00:00+08:00'));
    expect(await isAgentNow(uid)).toBe(true);
    expect(await payAgents(server.context, '2031-06-30')).toBe(1);
    const entries = await server.db.query<{ action: string }>({
      text: "SELECT action FROM desk_audit WHERE object = $1 AND action LIKE 'agent.%' ORDER BY n",
      values: [`player ${uid}`],
    });
    expect(entries.map(({ action }) => action)).toEqual(['agent.propose', 'agent.approve']);
  });

  it('ends with this month or a later one, which is still paid, and can begin again', async () => {
    const { uid } = await newGambler(server.context);
    await approve((await propose({ kind: 'begin', uid, fromMonth: '2031-06-01' })).reply);
    server.clock.set(new Date('2031-07-15T12:00:00+08:00'));
    [risk, owner] = [await newOperator(server, ['risk']), await newOperator(server, ['owner'])];
    expect((await propose({ kind: 'end', uid, untilMonth: '2031-06-01' })).code).toBe('40000');
    await approve((await propose({ kind: 'end', uid, untilMonth: '2031-07-01' })).reply);
    expect((await propose({ kind: 'end', uid, untilMonth: '2031-07-01' })).code).toBe('40400');
    expect(await isAgentNow(uid)).toBe(true);
    await payAgents(server.context, '2031-07-31');
    server.clock.set(new Date('2031-08-15T12:00:00+08:00'));
    [risk, owner] = [await newOperator(server, ['risk']), await newOperator(server, ['owner'])];
    expect(await isAgentNow(uid)).toBe(false);
    await payAgents(server.context, '2031-08-31');
    const over = (await rows('over')).find((row) => row.uid === uid);
    expect(over?.agent?.months.map(({ month }) => month)).toEqual(['2031-07-01']);
    await approve((await propose({ kind: 'begin', uid, fromMonth: '2031-09-01' })).reply);
    expect((await rows('running')).find((row) => row.uid === uid)?.agent).toMatchObject({
      fromMonth: '2031-09-01',
      untilMonth: null,
    });
  });

  it('goes on where the next one follows without a gap, and its last month is paid before any other begins', async () => {
    const { uid } = await newGambler(server.context);
    await approve((await propose({ kind: 'begin', uid, fromMonth: '2031-06-01' })).reply);
    server.clock.set(new Date('2031-07-15T12:00:00+08:00'));
    [risk, owner] = [await newOperator(server, ['risk']), await newOperator(server, ['owner'])];
    await payAgents(server.context, '2031-06-30');
    await approve((await propose({ kind: 'end', uid, untilMonth: '2031-07-01' })).reply);
    // It would take the place of the contract by which July is still to be paid.
    expect((await propose({ kind: 'begin', uid, fromMonth: '2031-09-01' })).code).toBe('40902');
    const next = await propose({ kind: 'begin', uid, fromMonth: '2031-08-01' });
    expect((await approve(next.reply)).reply.isDone).toBe(true);
    server.clock.set(new Date('2031-08-01T00:00:30+08:00'));
    [risk, owner] = [await newOperator(server, ['risk']), await newOperator(server, ['owner'])];
    await payAgents(server.context, '2031-07-31');
    const row = (await rows('running')).find((one) => one.uid === uid);
    expect(row?.agent?.months.map(({ month }) => month)).toEqual(['2031-07-01', '2031-06-01']);
    expect(row?.agent).toMatchObject({ fromMonth: '2031-06-01', untilMonth: null });
  });

  it('is not replaced on the first day after its end while its last month waits for the settlement', async () => {
    const { uid } = await newGambler(server.context);
    await approve((await propose({ kind: 'begin', uid, fromMonth: '2031-06-01' })).reply);
    await approve((await propose({ kind: 'end', uid, untilMonth: '2031-06-01' })).reply);
    server.clock.set(new Date('2031-07-01T00:00:05+08:00'));
    [risk, owner] = [await newOperator(server, ['risk']), await newOperator(server, ['owner'])];
    expect((await propose({ kind: 'begin', uid, fromMonth: '2031-08-01' })).code).toBe('40902');
    await payAgents(server.context, '2031-06-30');
    expect((await propose({ kind: 'begin', uid, fromMonth: '2031-08-01' })).code).toBe('00000');
  });

  it('is refused for a player who does not exist or is restricted', async () => {
    const { uid } = await newGambler(server.context);
    const from = { kind: 'begin', fromMonth: '2031-06-01' } as const;
    expect((await propose({ ...from, uid: 999_999 })).code).toBe('40400');
    const toldReason = 'review' as const;
    await must(server, risk, deskCalls.player.restrict, { uid, reason, toldReason, cashOut: false });
    expect((await propose({ ...from, uid })).code).toBe('40400');
  });
});
