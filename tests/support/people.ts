import { randomInt } from 'node:crypto';
import { accountCalls } from '../../contract/account/account';
import { userCalls } from '../../contract/account/user';
import { lastMessage } from '../../server/sandbox/outbox';
import type { TestServer } from './server';

/** A logged-in player. */
export interface Person {
  readonly uid: number;
  readonly token: string;
  /** E.164. */
  readonly phone: string;
  readonly password: string;
}

export interface PersonOptions {
  readonly phone?: string;
  readonly password?: string;
  readonly inviteCode?: string;
  /** yyyy-mm-dd; null if the player has not given it. */
  readonly birthday?: string | null;
}

export const PASSWORD = 'tarsier-7-palms';

/** A phone number that no other player of the test has. */
export const newPhone = (): string => `+639${randomInt(1e9).toString().padStart(9, '0')}`;

/** The code in the last text to a phone. */
export async function codeSentTo(server: TestServer, phone: string): Promise<string> {
  const message = await lastMessage(server.context, phone);
  const code = /\b[0-9]{6}\b/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** Opens an account through the API: code by SMS, registration, birthday. */
export async function newPerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  const { phone = newPhone(), password = PASSWORD, birthday = '1990-05-17' } = options;
  const sent = await server.send(accountCalls.sendRegisterCode, { phone }, { headers: anyAddress() });
  if (sent.status !== 200) throw new Error(`no code: ${sent.text}`);
  const registered = await server.send(
    accountCalls.register,
    {
      account: phone,
      pwd: password,
      code: await codeSentTo(server, phone),
      agreement: true,
      ...(options.inviteCode === undefined ? {} : { inviteCode: options.inviteCode }),
    },
    { headers: anyAddress() },
  );
  const { uid, token } = registered.reply;
  if (birthday !== null) {
    const answer = await server.send(userCalls.setBirthday, { birthday }, { token });
    if (answer.status !== 200) throw new Error(`no birthday: ${answer.text}`);
  }
  return { uid, token, phone, password };
}

/** The header that a proxy in front of the server would set; trusted when TRUST_PROXY_HOPS is 1. */
export const from = (ip: string): Readonly<Record<string, string>> => ({ 'x-forwarded-for': ip });

const anyAddress = () => from(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`);
