import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DESK_HEADER } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskRole } from '../../../contract/desk/roles';

export const DESK_PASSWORD = 'parol-in-the-rain-9';
const STEP_MS = 30_000;

export const newEmail = (): string => `${randomBytes(6).toString('hex')}@console.example`;

/** Runs the command that makes owners, beside the server with this data, and returns the one-time links that it prints. */
export function linksFor(emails: readonly string[], dataDir = process.env.TEST_DATA_DIR): string[] {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/console.ts', 'init'], {
    env: { ...process.env, OPERATOR_EMAIL: emails.join(','), DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const links = printed.match(/\/console\.html#\/link\/[\w-]{43}/g) ?? [];
  if (links.length !== emails.length) throw new Error(`not every link was printed: ${printed}`);
  return links;
}

/** The code of an authenticator app; each counts once, and the server takes the next one too. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Somebody at the console, past their one-time link. Their next code is that of one step later. */
export interface DeskPerson {
  readonly token: string;
  readonly secret: string;
}

/** Makes a call of the console; throws where it is refused. */
export async function askDesk<Reply>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
  address?: string,
): Promise<Reply> {
  const headers = {
    ...(token === undefined ? {} : { [DESK_HEADER]: token }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  };
  const answer = (await (await request.post(path, { data, headers })).json()) as {
    code: string;
    message: string;
    data: Reply;
  };
  if (answer.code !== '00000') throw new Error(`${path}: ${answer.code} ${answer.message}`);
  return answer.data;
}

/** Uses a one-time link as its reader would, at an address of their own. */
async function accept(request: APIRequestContext, path: string): Promise<DeskPerson> {
  const link = path.split('/').at(-1) ?? '';
  const address = ['10', ...randomBytes(3)].join('.');
  const send = <Reply>(to: string, data: object) => askDesk<Reply>(request, to, data, undefined, address);
  const { session } = deskCalls;
  const { totpSecret } = await send<{ totpSecret: string }>(session.link.path, { link });
  const body = { link, password: DESK_PASSWORD, code: codeOf(totpSecret) };
  const { token } = await send<{ token: string }>(session.accept.path, body);
  return { token, secret: totpSecret };
}

/** So many owners, and beside them one person with these roles, whom the first two have made. */
export async function newTeam(
  request: APIRequestContext,
  roles: readonly DeskRole[],
  dataDir?: string,
): Promise<{ readonly person: DeskPerson; readonly owners: readonly [DeskPerson, DeskPerson, DeskPerson] }> {
  const links = linksFor([newEmail(), newEmail(), newEmail()], dataDir);
  const [first, second, third] = await Promise.all(links.map((link) => accept(request, link)));
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('three owners were expected');
  return { person: await newColleague(request, roles, { first, second }), owners: [first, second, third] };
}

/** One person more with these roles, whom one owner proposes and the other approves with their next code. */
export async function newColleague(
  request: APIRequestContext,
  roles: readonly DeskRole[],
  { first, second }: { readonly first: DeskPerson; readonly second: DeskPerson },
): Promise<DeskPerson> {
  const { team } = deskCalls;
  const reason = 'A new colleague begins today.';
  const change = { kind: 'invite', email: newEmail(), name: 'Benjie Aquino', roles };
  const proposed = await askDesk<{ proposalId: string; version: number }>(
    request,
    team.propose.path,
    { change, reason },
    first.token,
  );
  const { proposalId, version } = proposed;
  const decision = { proposalId, version, decision: 'approve', reason, code: codeOf(second.secret, 1) };
  const { link } = await askDesk<{ link: string }>(request, team.decide.path, decision, second.token);
  return accept(request, link);
}

/** Opens a screen of the console as this person. */
export async function openConsole(page: Page, { token }: DeskPerson, path: string): Promise<void> {
  await page.addInitScript((kept) => sessionStorage.setItem('desk-session', kept), token);
  await page.goto(`/console.html#/${path}`);
}
