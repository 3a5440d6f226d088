import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/call';
import { DESK_HEADER, type DeskCall } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { centavos } from '../../../games/kit/rules/money';
import { manilaDate } from '../../../server/manilaDay';
import { type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import { newPerson, type Person } from '../../support/people';
import type { TestServer } from '../../support/server';
import { HOLDER, newWithdrawer, payIn, type Withdrawer, withdraw } from '../../support/withdrawals';

let server: TestServer;
let player: Withdrawer;
let other: Person;
let payments: DeskPerson;
let auditor: DeskPerson;
const reason = 'For the talk with the bank on Monday.';
const { export: calls } = deskCalls;
/** What a spreadsheet would compute. */
const FORMULA = '=SUM(A1), "x" Reyes';

beforeAll(async () => {
  server = await startDeskServer();
  player = await newWithdrawer(server);
  other = await newPerson(server);
  await payIn(server, other, '250');
  await server.db.query({
    text: 'UPDATE players SET name = $2 WHERE uid = $1',
    values: [other.uid, FORMULA],
  });
  for (const pesos of ['300', '350', '400']) await withdraw(server, player, pesos);
  payments = await newOperator(server, ['payments']);
  auditor = await newOperator(server, ['auditor']);
});
afterAll(() => server.close());

async function fileOf<C extends DeskCall>(call: C, body: BodyOf<C>, as = payments): Promise<string[]> {
  const response = await server.inject({
    method: 'POST',
    url: call.path,
    payload: JSON.stringify(z.encode(call.body, body as never)),
    headers: { 'content-type': 'application/json', [DESK_HEADER]: as.token },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return response.payload.split('\r\n').slice(0, -1);
}

/** The lines of a file below its heading. */
const rowsOf = (lines: readonly string[]): readonly string[] => lines.slice(5);

/** The newest entry that an auditor reads. */
const lastDeed = async () =>
  (await must(server, auditor, deskCalls.audit.list, { pageSize: 1, action: 'list.export' })).list[0];

describe('a list as a file', () => {
  it('has the rows of the list with the same filters, masked, and says what it is', async () => {
    const list = await must(server, payments, deskCalls.withdrawal.list, { view: 'review', pageSize: 50 });
    const lines = await fileOf(calls.withdrawals, { view: 'review', reason });
    expect(lines[0]).toBe('Report,Withdrawals,Version,1');
    expect(lines[1]).toBe('Filters,view: review');
    expect(lines[2]).toMatch(/^Made at,\d{4}-.*Z,By,Tester payments$/);
    expect(rowsOf(lines).map((line) => line.split(',')[0])).toEqual(
      list.list.map(({ withdrawalId }) => withdrawalId),
    );
    expect(lines.join()).not.toContain(HOLDER);
    expect(lines.join()).not.toContain(player.phone);
    const narrow = await fileOf(calls.withdrawals, { view: 'review', from: centavos(350_00n), reason });
    expect(rowsOf(narrow).map((line) => line.split(',')[3])).toEqual(['350.00', '400.00']);
    expect(narrow[1]).toBe('Filters,view: review,from: 350.00');
    const none = await fileOf(calls.withdrawals, { view: 'sending', reason });
    expect(rowsOf(none)).toEqual(['No activity']);
  });

  it('is an entry of the audit trail with its filters and reason, before its first row', async () => {
    await fileOf(calls.players, { text: player.phone, reason });
    const deed = await lastDeed();
    expect(deed).toMatchObject({ object: 'players', operator: { id: payments.id } });
    expect(JSON.parse(deed?.line ?? '{}')).toMatchObject({ reason, detail: { isPersonal: true } });
    expect(deed?.line).not.toContain(player.phone.slice(3));
    // Files with names or accounts count among the reveals of a day.
    const [counted] = await server.db.query<{ count: number }>({
      text: 'SELECT count FROM tries WHERE key = $1',
      values: [`desk-reveal:${payments.id}`],
    });
    expect(counted?.count).toBeGreaterThan(0);
  });

  it('leaves a spreadsheet no formula', async () => {
    const row = rowsOf(await fileOf(calls.players, { text: String(other.uid), reason }))[0];
    expect(row).toContain(`,"'=SUM(A1), ""x"" R•••",`);
  });

  it('has deposits of whole days in Manila, and an account to its first transfer', async () => {
    const today = manilaDate(server.clock.now());
    const deposits = rowsOf(
      await fileOf(calls.deposits, { from: today, to: today, state: 'success', reason }),
    );
    expect(deposits.map((line) => line.split(',').slice(1, 4).join())).toEqual([
      `${player.uid},success,5000.00`,
      `${other.uid},success,250.00`,
    ]);
    const before = rowsOf(await fileOf(calls.deposits, { from: '2020-01-01', to: '2020-01-31', reason }));
    expect(before).toEqual(['No activity']);
    const ledger = rowsOf(await fileOf(calls.ledger, { uid: player.uid, account: 'cash', reason }));
    expect(ledger.map((line) => line.split(',').slice(4).join())).toEqual([
      '-400.00,3950.00',
      '-350.00,4350.00',
      '-300.00,4700.00',
      '5000.00,5000.00',
    ]);
  });

  it('gives the audit trail to an auditor alone, and refuses in the envelope', async () => {
    const trail = await fileOf(calls.audit, { action: 'list.export', reason }, auditor);
    expect(rowsOf(trail)[0]).toContain('audit trail');
    const send = async (call: DeskCall, body: object, as: DeskPerson) =>
      (await server.send(call, body as never, { headers: { [DESK_HEADER]: as.token } })).code;
    expect(await send(calls.audit, { reason }, payments)).toBe('40300');
    const long = { from: '2026-01-01', to: '2026-02-01', reason };
    expect(await send(calls.deposits, long, payments)).toBe('40000');
  });
});
