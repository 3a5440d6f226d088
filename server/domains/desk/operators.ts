import { createHash, randomBytes } from 'node:crypto';
import type { DeskRole } from '../../../contract/desk/roles';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { Seals } from '../../seals';
import { record } from './audit';
import { newTotpSecret } from './totp';
import { sealTotp } from './totpSeals';

export interface OperatorRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly DeskRole[];
  readonly state: 'invited' | 'active' | 'suspended';
  readonly passwordHash: string | null;
  /** Sealed; see totpSeals.ts. */
  readonly totpSealed: Buffer | null;
}

const OPERATOR = `
  operator_id AS id, email, name, roles, state, password_hash AS "passwordHash", totp_secret AS "totpSealed"`;

export async function findOperator(on: Queryable, id: number): Promise<OperatorRow | null> {
  const [row] = await on.query<OperatorRow>({
    name: 'desk-operators-find',
    text: `SELECT ${OPERATOR} FROM desk_operators WHERE operator_id = $1`,
    values: [id],
  });
  return row ?? null;
}

export async function findOperatorByEmail(on: Queryable, email: string): Promise<OperatorRow | null> {
  const [row] = await on.query<OperatorRow>({
    name: 'desk-operators-by-email',
    text: `SELECT ${OPERATOR} FROM desk_operators WHERE email = $1`,
    values: [email],
  });
  return row ?? null;
}

/** Adds an operator who has not set their password yet; null when the address is taken. */
export async function insertOperator(
  on: Queryable,
  { email, name, roles, now }: { email: string; name: string; roles: readonly DeskRole[]; now: Date },
): Promise<OperatorRow | null> {
  const [row] = await on.query<OperatorRow>({
    name: 'desk-operators-insert',
    text: `
      INSERT INTO desk_operators (email, name, roles, state, created_at) VALUES ($1, $2, $3, 'invited', $4)
      ON CONFLICT (email) DO NOTHING RETURNING ${OPERATOR}`,
    values: [email, name, roles, now],
  });
  return row ?? null;
}

/** Counts a code as used; false when this one, or a later one, has been used before. */
export async function useTotpStep(on: Queryable, id: number, step: number): Promise<boolean> {
  const rows = await on.query({
    name: 'desk-operators-use-step',
    text: 'UPDATE desk_operators SET totp_step = $2 WHERE operator_id = $1 AND totp_step < $2 RETURNING operator_id',
    values: [id, step],
  });
  return rows.length === 1;
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const LINK_LIFE_MS = 24 * 60 * 60_000;

/** Makes a one-time link, which ends all earlier ones, and returns its path. The link itself is not stored. */
export async function newLink(on: Queryable, seals: Seals, operatorId: number, now: Date): Promise<string> {
  const link = randomBytes(32).toString('base64url');
  await on.query({
    name: 'desk-links-end',
    text: 'UPDATE desk_links SET used_at = $2 WHERE operator_id = $1 AND used_at IS NULL',
    values: [operatorId, now],
  });
  await on.query({
    name: 'desk-links-insert',
    text: 'INSERT INTO desk_links (link_hash, operator_id, totp_secret, expires_at) VALUES ($1, $2, $3, $4)',
    values: [
      hashOf(link),
      operatorId,
      sealTotp(seals, newTotpSecret(), operatorId),
      new Date(now.getTime() + LINK_LIFE_MS),
    ],
  });
  return `/console.html#/link/${link}`;
}

/**
 * Makes an owner of every address that has no operator yet, and a new one-time link for each who has not used theirs.
 * Active operators stay as they are.
 */
export async function openConsole(
  { db, clock, totpSeals }: Pick<Context, 'db' | 'clock' | 'totpSeals'>,
  emails: readonly string[],
): Promise<{ email: string; link: string | null }[]> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const opened: { email: string; link: string | null }[] = [];
    for (const email of emails) {
      const name = email.split('@')[0]?.slice(0, 60) ?? '';
      const added = await insertOperator(transaction, {
        email,
        name: name.length < 2 ? `${name} owner` : name,
        roles: ['owner'],
        now,
      });
      const operator = added ?? (await findOperatorByEmail(transaction, email));
      if (operator === null) throw new Error(`${email} was neither added nor found`);
      const isWaiting = operator.state === 'invited';
      opened.push({
        email,
        link: isWaiting ? await newLink(transaction, totpSeals, operator.id, now) : null,
      });
      if (!isWaiting) continue;
      const object = `operator ${operator.id}`;
      await record(transaction, { operator: null, action: 'team.firstOwner', object }, now);
    }
    return opened;
  });
}
