import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../../shared/api/apiError';
import { appIdItem, tokenItem } from '../../shared/api/identity';
import { withCalls } from '../../shared/api/withCalls';
import { endSession, hasToken } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { isBoolean } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';
import { realTimer, waitMs } from '../../shared/timer';

/**
 * The steps of the boot sequence that the first screen waits for; the others are in bootLater. Each is safe to run
 * again after a log-in, and only a missing public configuration keeps the app from opening.
 */

/** Loads the player if there is a token. A token that is no longer valid ends the session. */
export async function loadPlayer(): Promise<void> {
  if (!hasToken()) return endSession();
  try {
    await refreshUser();
  } catch (error) {
    if (error instanceof ApiError && error.code === ERRORS.loginNeeded.code) endSession();
  }
}

const renewedItem = storedAs('tokenRenewed', isBoolean, () => false, { area: 'session' });

/** The old token stays valid for a few seconds, so that a lost answer can be requested again. */
const RENEWAL_TRIES = 3;
const RENEWAL_WAIT_MS = 2_000;

/**
 * Replaces the token, once per browser session. A page that is reloaded before the answer asks again: the old token
 * ends a few seconds after the server has replaced it.
 */
export async function renewToken(): Promise<void> {
  const before = tokenItem.read();
  if (before === null || renewedItem.read()) return;
  for (let tries = 1; tries <= RENEWAL_TRIES; tries += 1) {
    try {
      const { token } = await withCalls(({ send, user }) =>
        send(user.renewToken, {}, { noLoginRedirect: true }),
      );
      renewedItem.write(true);
      // The player may have logged out while the call ran.
      if (tokenItem.read() === before) tokenItem.write(token);
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.outcome === 'refused') {
        renewedItem.write(true);
        return;
      }
      await waitMs(realTimer, RENEWAL_WAIT_MS);
    }
  }
}

/** Stores the app id of a wrapped or campaign build from the page's address. */
export function keepAppId(address: string): void {
  const appId = new URL(address).searchParams.get('appId');
  if (appId !== null && /^[\w-]{3,64}$/.test(appId)) appIdItem.write(appId);
}
