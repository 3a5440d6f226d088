import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { type DataRow, eraseBy, type PersonalData } from '../../personalData';
import { barPhone } from './barredPhones';
import { hashPassword } from './passwords';

/** The account itself, its sessions, social log-ins and picture. */
export const accountData: PersonalData = {
  async copy(on, { uid }, limit) {
    const account = await on.query<DataRow>({
      name: 'players-data',
      text: `
        SELECT uid AS number, phone, name, email, birthday, verified AS "identityCheck", invite_code AS "inviteCode",
          invited_by AS "invitedBy", source, ad_data AS "advertisingData", host(registered_ip) AS "registeredFrom",
          avatar, created_at AS "openedAt", agreed_at AS "agreedAt", password_changed_at AS "passwordChangedAt",
          under_age_at AS "underAgeSince", give_bonus AS "asksForBonuses", restricted_at AS "restrictedAt"
        FROM players WHERE uid = $1`,
      values: [uid],
    });
    const sessions = await on.query<DataRow>({
      name: 'sessions-data',
      text: `
        SELECT created_at AS "openedAt", expires_at AS "expiresAt", revoked_at AS "endedAt", host(ip) AS address,
          user_agent AS browser
        FROM sessions WHERE uid = $1 ORDER BY created_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    const socialLogIns = await on.query<DataRow>({
      name: 'oauth-identities-data',
      text: 'SELECT provider, subject AS id, bound_at AS "boundAt" FROM third_identities WHERE uid = $1 LIMIT $2',
      values: [uid, limit],
    });
    const pictures = await on.query<DataRow>({
      name: 'player-pictures-data',
      text: `
        SELECT media_type AS "mediaType", encode(bytes, 'base64') AS base64 FROM player_pictures
        WHERE uid = $1 LIMIT $2`,
      values: [uid, limit],
    });
    return { account, sessions, socialLogIns, pictures };
  },

  async erase(transaction, { uid }, now) {
    await barPhone(transaction, uid, now);
    await eraseBy(transaction, uid, OF_ACCOUNT);
    await transaction.query({
      text: `
        UPDATE sessions SET revoked_at = coalesce(revoked_at, $2), ip = NULL, user_agent = NULL WHERE uid = $1`,
      values: [uid, now],
    });
    await blankPlayer(transaction, uid);
  },
};

/** Before the phone is blanked, by which codes and counted tries are kept. */
const OF_ACCOUNT = [
  'DELETE FROM third_identities WHERE uid = $1',
  'DELETE FROM player_pictures WHERE uid = $1',
  'DELETE FROM email_codes WHERE uid = $1',
  'DELETE FROM sms_codes WHERE phone = (SELECT phone FROM players WHERE uid = $1)',
  `DELETE FROM tries USING players p
   WHERE p.uid = $1 AND (position(p.phone IN key) > 0 OR key = 'mail-box:' || p.email)`,
];

/** The row stays, because the ledger and invited players refer to its number. */
async function blankPlayer(transaction: Queryable, uid: number): Promise<void> {
  // Nobody knows this password, and no code can be sent to a phone that is gone.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  await transaction.query({
    text: `
      UPDATE players SET phone = 'closed ' || uid, password_hash = $2, name = 'Closed account', email = NULL,
        birthday = NULL, source = NULL, ad_data = NULL, registered_ip = NULL, avatar = NULL, phone_checked_at = NULL,
        invite_code = 'closed ' || uid, give_bonus = false
      WHERE uid = $1`,
    values: [uid, passwordHash],
  });
}

/** Says that the account is closed, before anything of it is erased; false when it is closed already. */
export async function markClosed(transaction: Queryable, uid: number, now: Date): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-close',
    text: 'UPDATE players SET closed_at = $2 WHERE uid = $1 AND closed_at IS NULL RETURNING uid',
    values: [uid, now],
  });
  return rows.length > 0;
}

/** Whether an account is open; if so it is not closed before the transaction ends. Waits for a closing that is under way. */
export async function holdOpen(transaction: Queryable, uid: number): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-hold-open',
    text: 'SELECT FROM players WHERE uid = $1 AND closed_at IS NULL FOR SHARE',
    values: [uid],
  });
  return rows.length > 0;
}

/** Whether a player has closed their account. */
export async function isClosed(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'players-is-closed',
    text: 'SELECT FROM players WHERE uid = $1 AND closed_at IS NOT NULL',
    values: [uid],
  });
  return rows.length > 0;
}
