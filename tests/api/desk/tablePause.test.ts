import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { audit } from '../../ledger/audit';
import { type CrashTable, openCrashTable } from '../../support/crashTable';
import { type DeskPerson, freshCode, must, newOperator, OWNERS } from '../../support/desk';
import { fare, join, newTablePlayer } from '../../support/tables';

let table: CrashTable;
let risk: DeskPerson;
let owner: DeskPerson;
const { pause } = deskCalls;
const reason = 'Looked at with the second person.';

beforeAll(async () => {
  table = await openCrashTable({ OPERATOR_EMAIL: OWNERS.join(',') });
  risk = await newOperator(table.server, ['risk']);
  owner = await newOperator(table.server, ['owner']);
});
afterAll(async () => {
  expect(await audit(table.server.db)).toEqual([]);
  await table.close();
});

const newest = async (): Promise<number> => {
  const [row] = await table.server.db.query<{ newest: number }>({
    text: "SELECT max(round_number)::int AS newest FROM live_rounds WHERE game = 'crash'",
  });
  return row?.newest ?? 0;
};
const stateOf = async (ticketId: string): Promise<string | undefined> => {
  const [row] = await table.server.db.query<{ state: string }>({
    text: 'SELECT state FROM live_tickets WHERE ticket_id = $1',
    values: [ticketId],
  });
  return row?.state;
};

describe('a running table that is paused', () => {
  it('plays its round to the end, refunds bets for the next one, opens none, and goes on once it is reopened', async () => {
    const { server } = table;
    const bet = await table.placeBet('long', fare('2.00', '10.00'));
    await table.started(bet.roundNumber);
    const waiting = await newTablePlayer(server);
    const queued = (await join(server, waiting)).reply.ticket;
    expect(queued.roundNumber).toBe(bet.roundNumber + 1);
    await must(server, risk, pause.pause, { game: 'crash', reason });
    expect(await newest()).toBe(bet.roundNumber);

    const late = await newTablePlayer(server);
    expect((await join(server, late)).code).toBe('40911');
    expect((await table.settled(bet)).payout).toBe(20_00n);
    await expect.poll(() => stateOf(queued.ticketId), { timeout: 20_000 }).toBe('takenBack');
    expect(await table.cashOf(waiting)).toBe(100_000n);
    expect(await newest()).toBe(bet.roundNumber);

    const { proposalId, version } = await must(server, risk, pause.propose, { game: 'crash', reason });
    // The clock of the table runs on: a code of the present moment is taken once.
    const code = freshCode(server, owner);
    await must(server, owner, pause.decide, { proposalId, version, decision: 'approve', reason, code });
    await expect.poll(newest, { timeout: 20_000 }).toBeGreaterThan(bet.roundNumber);
    expect((await join(server, late)).code).toBe('00000');
  });
});
