import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { BodyOf, ReplyOf } from '../../contract/call';
import { DESK_HEADER, type DeskCall } from '../../contract/desk/call';
import { deskCalls } from '../../contract/desk/calls';
import type { DeskRole } from '../../contract/desk/roles';
import { insertOperator, newLink, openConsole } from '../../server/domains/desk/operators';
import { type Answer, startTestServer, type TestServer, type TestServerOptions } from './server';

export const OWNERS = ['ana@console.example', 'ben@console.example'] as const;
export const DESK_PASSWORD = 'parol-in-the-rain-9';

/** Somebody at the console. */
export interface DeskPerson {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly totpSecret: string;
}

export const startDeskServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  startTestServer({ ...options, environment: { OPERATOR_EMAIL: OWNERS.join(','), ...options.environment } });

/** The code that an authenticator app shows at the server's time. */
export const codeOf = (server: TestServer, totpSecret: string): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: server.clock.now().getTime() });

/** Waits for the next code on the server's clock, because each counts once. */
export function freshCode(server: TestServer, { totpSecret }: Pick<DeskPerson, 'totpSecret'>): string {
  server.clock.advance(31_000);
  return codeOf(server, totpSecret);
}

/** Uses a one-time link as its reader would. */
export async function acceptLink(server: TestServer, path: string): Promise<DeskPerson> {
  const link = path.split('/').at(-1) ?? '';
  const { totpSecret, email } = (await server.send(deskCalls.session.link, { link })).reply;
  const code = codeOf(server, totpSecret);
  const body = { link, password: DESK_PASSWORD, code };
  const { token, operator } = (await server.send(deskCalls.session.accept, body)).reply;
  return { id: operator.id, email, token, totpSecret };
}

/** The two first owners. */
export async function newOwners(server: TestServer): Promise<[DeskPerson, DeskPerson]> {
  const opened = await openConsole(server.context, OWNERS);
  const [ana, ben] = await Promise.all(opened.map(({ link }) => acceptLink(server, link ?? '')));
  if (ana === undefined || ben === undefined) throw new Error('two owners were expected');
  return [ana, ben];
}

/** An operator with these roles, past their one-time link. */
export async function newOperator(server: TestServer, roles: readonly DeskRole[]): Promise<DeskPerson> {
  const email = `${randomBytes(6).toString('hex')}@console.example`;
  const now = server.clock.now();
  const added = await insertOperator(server.db, { email, name: `Tester ${roles.join(' ')}`, roles, now });
  return acceptLink(server, await newLink(server.db, server.context.totpSeals, added?.id ?? 0, now));
}

/** Makes a call as an operator. */
export const ask = <C extends DeskCall>(
  server: TestServer,
  { token }: Pick<DeskPerson, 'token'>,
  call: C,
  body: BodyOf<C>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<C>> => server.send(call, body, { headers: { [DESK_HEADER]: token, ...headers } });

/** Makes a call as an operator that must succeed. */
export const must = async <C extends DeskCall>(
  server: TestServer,
  person: Pick<DeskPerson, 'token'>,
  call: C,
  body: BodyOf<C>,
): Promise<ReplyOf<C>> => (await ask(server, person, call, body)).reply;
