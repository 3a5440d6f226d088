import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../../shared/api/apiError';
import { appIdItem, tokenItem } from '../../shared/api/identity';
import { withCalls } from '../../shared/api/withCalls';
import { tryAgain } from '../../shared/loading/tryAgain';
import { endSession, hasToken } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { isBoolean } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';

/**
 * The steps of the boot sequence that the first screen waits for; the others are in bootLater. Each is safe to run
 * again after a log-in, and only a missing public configuration keeps the app from opening.
 */

/** Loads the player if there is a token; without an answer again later. A token that is no longer valid ends the session. */
export async function loadPlayer(failures = 0): Promise<void> {
  if (!hasToken()) return endSession();
  try {
    await refreshUser();
  } catch (error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === ERRORS.loginNeeded.code) endSession();
    else tryAgain(failures + 1, loadPlayer);
  }
}

const renewedItem = storedAs('tokenRenewed', isBoolean, () => false, { area: 'session' });

/**
 * Replaces the token, once per browser session. Without an answer it is asked for again later, also by a page that is
 * reloaded: the old token stays valid for an hour, and the server gives the same new one.
 */
export async function renewToken(failures = 0): Promise<void> {
  const before = tokenItem.read();
  if (before === null || renewedItem.read()) return;
  try {
    const { token } = await withCalls(({ send, user }) =>
      send(user.renewToken, {}, { noLoginRedirect: true }),
    );
    // The player may have logged out while the call ran.
    if (tokenItem.read() === before) tokenItem.write(token);
  } catch (error) {
    if (error instanceof ApiError && error.outcome !== 'refused') {
      tryAgain(failures + 1, renewToken);
      return;
    }
  }
  renewedItem.write(true);
}

/** Stores the app id of a wrapped or campaign build from the page's address. */
export function keepAppId(address: string): void {
  const appId = new URL(address).searchParams.get('appId');
  if (appId !== null && /^[\w-]{3,64}$/.test(appId)) appIdItem.write(appId);
}
