import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';

let server: TestServer;
let paolo: DeskPerson;
let liza: DeskPerson;
const { presence, audit } = deskCalls;
const reason = 'You know this player from last week.';

beforeAll(async () => {
  server = await startDeskServer();
  paolo = await newOperator(server, ['risk']);
  liza = await newOperator(server, ['payments']);
});
afterAll(() => server.close());

const look = (person: DeskPerson, item: string | null, kind: 'withdrawal' | 'parked' = 'withdrawal') =>
  must(server, person, presence.look, { kind, item });

describe('who looks at an item', () => {
  it('is told to the others for as long as it is open, and never to oneself', async () => {
    expect((await look(paolo, 'CO20487731')).looking).toEqual([]);
    const [seen] = (await look(liza, null)).looking;
    expect(seen).toMatchObject({ item: 'CO20487731', operator: { id: paolo.id } });
    server.clock.advance(20_000);
    await look(paolo, 'CO20487731');
    server.clock.advance(20_000);
    const later = (await look(liza, 'CO20487731')).looking;
    expect(later).toMatchObject([{ item: 'CO20487731', since: seen?.since }]);
    expect((await look(liza, 'PR12', 'parked')).looking).toEqual([]);
    server.clock.advance(10_000);
    expect((await look(liza, null)).looking).toEqual([]);
    await look(paolo, 'CO20487732');
    await look(paolo, null);
    expect((await look(liza, null)).looking).toEqual([]);
  });
});

describe('an item that is handed over', () => {
  it('shows to whom, by whom and why, and is an entry of the audit trail', async () => {
    const request = { kind: 'withdrawal', item: 'CO20487731', to: liza.id, reason } as const;
    await must(server, paolo, presence.handOver, request);
    const { handed, people } = await look(liza, null);
    expect(handed).toMatchObject([{ item: 'CO20487731', to: { id: liza.id }, by: { id: paolo.id }, reason }]);
    expect(people.map(({ id }) => id)).toEqual([paolo.id]);
    const { list } = await must(server, paolo, audit.list, { pageSize: 1 });
    expect(list[0]).toMatchObject({ action: 'case.handOver', object: 'withdrawal CO20487731' });
    await must(server, liza, presence.handOver, { ...request, to: paolo.id });
    expect((await look(liza, null)).handed).toMatchObject([{ to: { id: paolo.id }, by: { id: liza.id } }]);
  });

  it('goes to nobody who cannot work on it, and not to oneself', async () => {
    const auditor = await newOperator(server, ['auditor']);
    const request = { kind: 'withdrawal', item: 'CO1', reason } as const;
    for (const to of [auditor.id, paolo.id, 999_999]) {
      expect((await ask(server, paolo, presence.handOver, { ...request, to })).code).toBe('40000');
    }
    expect((await ask(server, auditor, presence.handOver, { ...request, to: paolo.id })).code).toBe('40300');
  });
});
