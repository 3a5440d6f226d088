import { randomBytes, randomInt } from 'node:crypto';
import { accountCalls } from '../../contract/account/account';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import { HEADERS } from '../../contract/headers';
import { moneyCalls } from '../../contract/money';
import { providerCalls } from '../../contract/providers';

/** A player of a test, with their actions in the app. */
export interface TestPlayer {
  /** Launches the provider's game, and resolves with the token in the frame's address. */
  readonly launch: () => Promise<string>;
  readonly logOut: () => Promise<void>;
  readonly exclude: () => Promise<void>;
}

export interface TestPlayers {
  /** Registers an account and deposits PHP 500. */
  readonly newPlayer: () => Promise<TestPlayer>;
}

type Data = Readonly<Record<string, string>>;

/**
 * Creates players over HTTP on a server whose sandbox is on, in the same way as the app does. `sandboxToken` is its
 * SANDBOX_TOKEN, if it has one.
 */
export function sandboxPlayers(
  url: string,
  gameProvider: string,
  gameId: string,
  sandboxToken?: string | undefined,
): TestPlayers {
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
    async newPlayer() {
      const phone = `+639${randomInt(1e9).toString().padStart(9, '0')}`;
      await ask(accountCalls.sendRegisterCode.path, { phone });
      const { code } = await ask(`/sandbox/outbox?phone=${encodeURIComponent(phone)}`, null);
      const registration = {
        account: phone,
        pwd: randomBytes(12).toString('base64url'),
        code,
        agreement: true,
      };
      const { token = '' } = await ask(accountCalls.register.path, registration);
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
