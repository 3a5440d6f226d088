import { randomBytes, randomInt } from 'node:crypto';
import { accountCalls } from '../../contract/account';
import { HEADERS } from '../../contract/headers';
import { moneyCalls } from '../../contract/money';
import { providerCalls } from '../../contract/providers';
import { saferPlayCalls } from '../../contract/saferPlay';
import { userCalls } from '../../contract/user';

/** Somebody who plays for a test, and what he does in the house's own app. */
export interface Guest {
  /** Opens the provider's game, and gives the token in the frame's address. */
  readonly launch: () => Promise<string>;
  readonly logOut: () => Promise<void>;
  readonly exclude: () => Promise<void>;
}

export interface House {
  /** An account with PHP 500 in it. */
  readonly newGuest: () => Promise<Guest>;
}

type Data = Readonly<Record<string, string>>;

/**
 * A server whose sandbox is on, over HTTP: accounts are opened and filled as any player would. `sandboxToken` is its
 * SANDBOX_TOKEN, where it has one.
 */
export function sandboxHouse(
  url: string,
  gameProvider: string,
  gameId: string,
  sandboxToken?: string | undefined,
): House {
  const ask = async (path: string, body: object | null, token?: string): Promise<Data> => {
    const response = await fetch(`${url}${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        [HEADERS.idempotencyKey]: randomBytes(16).toString('base64url'),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { [HEADERS.token]: token }),
        ...(sandboxToken !== undefined &&
          path.startsWith('/sandbox/') && { 'x-sandbox-token': sandboxToken }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const { code, message, data } = (await response.json()) as { code: string; message: string; data: Data };
    if (code !== '00000') throw new Error(`${path} was refused: ${code} ${message}`);
    return data ?? {};
  };
  return {
    async newGuest() {
      const phone = `+639${randomInt(1e9).toString().padStart(9, '0')}`;
      await ask(accountCalls.sendRegisterCode.path, { phone });
      const { code } = await ask(`/sandbox/outbox?phone=${encodeURIComponent(phone)}`, null);
      const person = { account: phone, pwd: randomBytes(12).toString('base64url'), code, agreement: true };
      const { token = '' } = await ask(accountCalls.register.path, person);
      await ask(userCalls.setBirthday.path, { birthday: '1990-05-17' }, token);
      const order = await ask(moneyCalls.recharge.path, { amount: '500', channelId: 'qrph' }, token);
      await ask(`/sandbox/payments/${order.orderId}/succeed`, {});
      return {
        async launch() {
          const { url: frame } = await ask(providerCalls.launch.path, { gameProvider, gameId }, token);
          return new URL(frame ?? '').hash.slice(1);
        },
        async logOut() {
          await ask(userCalls.logOut.path, {}, token);
        },
        async exclude() {
          await ask(saferPlayCalls.exclude.path, { months: 6, understood: true }, token);
        },
      };
    },
  };
}
