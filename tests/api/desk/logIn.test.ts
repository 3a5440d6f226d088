import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_TRACE_HEADER, DESK_UNATTENDED_HEADER } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { openConsole } from '../../../server/domains/desk/operators';
import { openTotp, sealTotpSecrets } from '../../../server/domains/desk/totpSeals';
import { createSeals } from '../../../server/seals';
import {
  acceptLink,
  ask,
  codeOf,
  DESK_PASSWORD,
  type DeskPerson,
  freshCode,
  must,
  newOwners,
  OWNERS,
  startDeskServer,
} from '../../support/desk';
import { from } from '../../support/people';
import type { TestServer } from '../../support/server';

let server: TestServer;
let ana: DeskPerson;
let ben: DeskPerson;
const reason = 'Agreed by telephone today.';

beforeAll(async () => {
  server = await startDeskServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  [ana, ben] = await newOwners(server);
});
afterAll(() => server.close());

const logIn = (body: { email?: string; password?: string; code: string }, address = '10.0.0.1') =>
  server.send(
    deskCalls.session.open,
    { email: ana.email, password: DESK_PASSWORD, ...body },
    { headers: from(address) },
  );

describe('secrets of authenticator apps', () => {
  const stored = async () =>
    (
      await server.db.query<{ secret: Buffer }>({
        text: 'SELECT totp_secret AS secret FROM desk_operators WHERE operator_id = $1',
        values: [ana.id],
      })
    )[0]?.secret ?? Buffer.alloc(0);

  it('are stored sealed, each for its operator', async () => {
    const plain = Buffer.from(Secret.fromBase32(ana.totpSecret).bytes);
    const sealed = await stored();
    expect(sealed.includes(plain.subarray(0, 8))).toBe(false);
    const { totpSeals, seals } = server.context;
    expect(openTotp(totpSeals, sealed, ana.id)).toEqual(plain);
    expect(() => openTotp(totpSeals, sealed, ben.id)).toThrow();
    expect(() => openTotp(seals, sealed, ana.id)).toThrow();
    await expect(sealTotpSecrets(server.db, createSeals(Buffer.alloc(32)))).rejects.toThrow('SEED_KEY');
  });

  it('of an earlier version are sealed at the next start, and log in as before', async () => {
    const plain = Buffer.from(Secret.fromBase32(ben.totpSecret).bytes);
    const write = {
      text: 'UPDATE desk_operators SET totp_secret = $2 WHERE operator_id = $1',
      values: [ben.id, plain],
    };
    await expect(server.db.query(write)).rejects.toThrow('desk_operators_sealed');
    await server.db.query({ text: 'ALTER TABLE desk_operators DROP CONSTRAINT desk_operators_sealed' });
    await server.db.query(write);
    await sealTotpSecrets(server.db, server.context.totpSeals);
    const [row] = await server.db.query<{ bytes: number }>({
      text: 'SELECT max(octet_length(totp_secret)) AS bytes FROM desk_operators WHERE octet_length(totp_secret) <> 48',
    });
    expect(row?.bytes).toBe(null);
    const code = freshCode(server, ben);
    expect((await logIn({ email: ben.email, code }, '10.9.0.1')).status).toBe(200);
  });
});

describe('a log-in', () => {
  it('takes e-mail, password and code, and does not say which was wrong', async () => {
    const opened = await logIn({ code: freshCode(server, ana) });
    expect(opened.reply.operator).toMatchObject({ email: OWNERS[0], roles: ['owner'] });
    const me = await must(server, opened.reply, deskCalls.session.read, {});
    expect(me).toMatchObject({ isSandbox: true, environment: 'test', operator: { id: ana.id } });
    const code = freshCode(server, ana);
    const wrong = [
      await logIn({ password: 'another-password-9', code }),
      await logIn({ code: code === '000000' ? '000001' : '000000' }),
      await logIn({ email: 'nobody@console.example', code }),
    ];
    expect(wrong.map((answer) => answer.text)).toEqual(Array(3).fill(wrong[0]?.text));
    expect(wrong[0]?.code).toBe('40101');
  });

  it('that is refused names the id under which the log tells of it', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const url = deskCalls.session.read.path;
        const { headers } = await server.inject({ method: 'POST', url, payload: {} });
        return headers[DESK_TRACE_HEADER];
      }),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[\da-f]{8}-/);
  });

  it('counts each code once', async () => {
    const code = freshCode(server, ana);
    expect((await logIn({ code }, '10.0.1.1')).status).toBe(200);
    expect((await logIn({ code }, '10.0.1.2')).code).toBe('40101');
  });

  it('is refused after five wrong tries from one address, and not from another', async () => {
    const code = '000000';
    for (let tries = 0; tries < 5; tries += 1) await logIn({ email: ben.email, code }, '10.0.2.1');
    const right = { email: ben.email, code: freshCode(server, ben) };
    expect((await logIn(right, '10.0.2.1')).code).toBe('42900');
    expect((await logIn(right, '10.0.2.2')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends with a log-out, after half an hour without a call, and after twelve hours', async () => {
    const open = async () => (await logIn({ code: freshCode(server, ana) }, '10.0.3.1')).reply;
    const code = async (session: { token: string }) =>
      (await ask(server, session, deskCalls.session.read, {})).code;
    const first = await open();
    await must(server, first, deskCalls.session.close, {});
    expect(await code(first)).toBe('401');
    const idle = await open();
    server.clock.advance(31 * 60_000);
    expect(await code(idle)).toBe('401');
    const long = await open();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      server.clock.advance(20 * 60_000);
      expect(await code(long)).toBe('00000');
    }
    server.clock.advance(20 * 60_000);
    expect(await code(long)).toBe('401');
  });

  it('is not kept open by calls that the console makes by itself, whatever their header says', async () => {
    for (const said of ['1', '0', 'false', '']) {
      const { reply: session } = await logIn({ code: freshCode(server, ana) }, '10.0.5.1');
      const alone = async () =>
        (await ask(server, session, deskCalls.session.read, {}, { [DESK_UNATTENDED_HEADER]: said })).code;
      server.clock.advance(20 * 60_000);
      expect(await alone()).toBe('00000');
      server.clock.advance(11 * 60_000);
      expect(await alone()).toBe('401');
      expect((await ask(server, session, deskCalls.session.read, {})).code).toBe('401');
    }
  });
});

describe('a one-time link', () => {
  it('works once, and is not made again for an operator who is active', async () => {
    const again = await openConsole(server.context, OWNERS);
    expect(again.map(({ link }) => link)).toEqual([null, null]);
    const [opened] = await openConsole(server.context, ['cora@console.example']);
    const path = opened?.link ?? '';
    expect(path).toMatch(/^\/console\.html#\/link\/[\w-]{43}$/);
    const cora = await acceptLink(server, path);
    expect(cora.email).toBe('cora@console.example');
    const link = path.slice(-43);
    expect((await server.send(deskCalls.session.link, { link })).code).toBe('40400');
  });

  it('is over after a day, and when a newer one is made', async () => {
    const linkOf = async () =>
      (await openConsole(server.context, ['dino@console.example']))[0]?.link?.slice(-43) ?? '';
    const first = await linkOf();
    const second = await linkOf();
    expect((await server.send(deskCalls.session.link, { link: first })).code).toBe('40400');
    server.clock.advance(24 * 60 * 60_000);
    expect((await server.send(deskCalls.session.link, { link: second })).code).toBe('40400');
  });
});

describe('the team', () => {
  it('changes by two owners, never by one alone', async () => {
    const [one, two] = await Promise.all(
      [ana, ben].map(async (person, index) => {
        const code = codeOf(server, person.totpSecret);
        return (await logIn({ email: person.email, code }, `10.0.4.${index}`)).reply;
      }),
    );
    if (one === undefined || two === undefined) throw new Error('two sessions were expected');
    const change = { kind: 'invite', email: 'eve@console.example', name: 'Eve', roles: ['support'] } as const;
    const proposed = await must(server, one, deskCalls.team.propose, {
      change: { ...change, roles: ['support'] },
      reason,
    });
    const { proposalId, version } = proposed;
    const decision = { proposalId, version, decision: 'approve', reason } as const;
    const own = await ask(server, one, deskCalls.team.decide, { ...decision, code: freshCode(server, ana) });
    expect(own.code).toBe('40300');
    const wrong = await ask(server, two, deskCalls.team.decide, { ...decision, code: '000000' });
    expect(wrong.code).toBe('40003');
    const done = await must(server, two, deskCalls.team.decide, {
      ...decision,
      code: freshCode(server, ben),
    });
    expect(done).toMatchObject({ isDone: true, proposal: { state: 'approved' } });
    const eve = await acceptLink(server, done.link ?? '');
    expect((await must(server, eve, deskCalls.session.read, {})).operator.roles).toEqual(['support']);
    const late = await must(server, two, deskCalls.team.decide, {
      ...decision,
      code: freshCode(server, ben),
    });
    expect(late).toMatchObject({ isDone: false, link: null });
  });
});
