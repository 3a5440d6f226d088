import * as z from 'zod/mini';
import { identityCalls } from '../../contract/account/identity';
import { type PayoutAccount, type Withdrawal, withdrawalCalls } from '../../contract/wallet/withdrawals';
import { amount } from '../../games/kit/rules/amount';
import { openOrder } from './bank';
import { SMALL_JPEG } from './jpeg';
import { newPerson, type Person } from './people';
import type { TestServer } from './server';

/** A player who can cash out: with main money, a verified identity and an account. */
export interface Withdrawer extends Person {
  readonly account: PayoutAccount;
}

export const HOLDER = 'Maria Clara Santos';

export const documents = (change: { readonly birthday?: string; readonly documentNumber?: string } = {}) => ({
  document: 'nationalId' as const,
  documentNumber: 'PSN-1234-5678',
  fullName: HOLDER,
  birthday: '1990-05-17',
  documentImage: SMALL_JPEG.toString('base64'),
  faceImage: SMALL_JPEG.toString('base64'),
  ...change,
});

/** Posts to an address of the sandbox and returns the status. */
export async function sandbox(server: TestServer, path: string, body: object = {}): Promise<number> {
  const response = await server.inject({ method: 'POST', url: `/sandbox/${path}`, payload: body });
  return response.statusCode;
}

/** Pays this much in through the sandbox bank. */
export async function payIn(server: TestServer, person: Person, pesos: string): Promise<void> {
  const { orderId } = await openOrder(server, person, pesos);
  const status = await sandbox(server, `payments/${orderId}/succeed`);
  if (status !== 200) throw new Error(`the sandbox payment failed with ${status}`);
}

/** Saves a player's own GCash number. */
export const saveOwnGcash = async (server: TestServer, { token, phone }: Person): Promise<PayoutAccount> =>
  (
    await server.send(
      withdrawalCalls.saveAccount,
      { account: { type: 'GCASH', number: phone, holder: HOLDER } },
      { token },
    )
  ).reply;

/** Opens an account that can cash out this much. */
export async function newWithdrawer(server: TestServer, pesos = '5000'): Promise<Withdrawer> {
  const person = await newPerson(server);
  await payIn(server, person, pesos);
  await server.send(identityCalls.submit, documents({ documentNumber: `PSN-${person.uid}` }), {
    token: person.token,
  });
  await sandbox(server, `identity/${person.uid}/approve`);
  return { ...person, account: await saveOwnGcash(server, person) };
}

/** Asks for a withdrawal as its player. */
export const withdraw = (
  server: TestServer,
  { token, account }: Withdrawer,
  pesos: string,
  { key, acceptsMismatch }: { readonly key?: string; readonly acceptsMismatch?: boolean } = {},
) =>
  server.send(
    withdrawalCalls.apply,
    {
      amount: z.decode(amount, pesos),
      accountId: account.accountId,
      ...(acceptsMismatch === undefined ? {} : { acceptsMismatch }),
    },
    { token, ...(key === undefined ? {} : { idempotencyKey: key }) },
  );

/** One withdrawal as its player sees it. */
export const detail = async (
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  withdrawalId: string,
): Promise<Withdrawal> => (await server.send(withdrawalCalls.detail, { withdrawalId }, { token })).reply;
