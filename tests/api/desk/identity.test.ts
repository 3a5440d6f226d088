import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityCalls } from '../../../contract/account/identity';
import { privacyCalls } from '../../../contract/account/privacy';
import { deskCalls } from '../../../contract/desk/calls';
import { findIdentity, listIdentities, playersOfDocuments } from '../../../server/domains/identity/desk';
import { ask, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newPerson, PASSWORD } from '../../support/people';
import type { TestServer } from '../../support/server';
import { documents } from '../../support/withdrawals';

let server: TestServer;
const { identity: calls } = deskCalls;
const reason = 'Face and document are alike.';

beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(() => server.close());

describe('an identity check at the console', () => {
  it('is masked in the list, read with an entry in the audit trail, and decided by two people', async () => {
    const player = await newPerson(server);
    await server.send(identityCalls.submit, documents(), { token: player.token });
    const support = await newOperator(server, ['support']);
    const risk = await newOperator(server, ['risk']);
    const { list } = await must(server, support, calls.list, { state: 'PENDING', pageSize: 10 });
    const check = list.find(({ uid }) => uid === player.uid);
    const checkId = check?.checkId ?? '';
    expect(check?.name).toMatch(/•••$/);
    const full = await must(server, support, calls.read, { checkId });
    expect(full).toMatchObject({ isOfAge: true, state: 'PENDING' });
    expect(full.name.startsWith((check?.name ?? '').replace('•••', ''))).toBe(true);
    const request = { checkId, version: full.version, reason };
    const early = await must(server, risk, calls.decide, { ...request, code: freshCode(server, risk) });
    expect(early).toMatchObject({ isDone: false, why: 'secondNeeded' });
    const proposed = await must(server, support, calls.propose, { ...request, rejection: null });
    expect(proposed.isDone).toBe(true);
    const now = { ...request, version: proposed.check.version };
    expect((await ask(server, risk, calls.decide, { ...now, code: '000000' })).code).toBe('40003');
    const done = await must(server, risk, calls.decide, { ...now, code: freshCode(server, risk) });
    expect(done).toMatchObject({ isDone: true, check: { state: 'VERIFIED' } });
    const object = `player ${player.uid}`;
    const audit = await must(server, risk, deskCalls.audit.list, { pageSize: 10, object });
    expect(audit.list.map(({ action }) => action)).toEqual([
      'identity.decide',
      'identity.propose',
      'identity.read',
    ]);
    for (const { line } of audit.list) expect(line).not.toContain(full.documentNumber);
  });

  it('of a closed account is like that of no other closed account', async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    for (const { uid, token } of [one, other]) {
      await server.send(identityCalls.submit, documents({ documentNumber: `PSN-${uid}` }), { token });
      await server.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token });
    }
    const [check] = (
      await listIdentities(server.context, { state: 'REJECTED', uid: one.uid }, { pageSize: 1 })
    ).list;
    const seen = await findIdentity(server.context, check?.id ?? 0n);
    expect(seen).toMatchObject({ uid: one.uid, sameDocument: [], samePerson: [] });
    expect(await playersOfDocuments(server.db, one.uid, 50)).toEqual([]);
  });
});
