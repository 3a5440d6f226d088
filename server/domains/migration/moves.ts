import { randomBytes } from 'node:crypto';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { Refusal, refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { grantBonus } from '../../ledger/deposit';
import { samePersons } from '../identity/samePerson';
import { ticketData } from '../live/personalData';
import { lottoData } from '../lotto/personalData';
import { sendMessage } from '../messages/send';
import { roundData } from '../play/personalData';
import { homeAppOf, moveHome } from '../players/players';
import { providerRoundData } from '../providers/personalData';
import { requireRewards } from '../rewards/claim';
import { tradeData } from '../trade/personalData';

/** The move of an account to the main app. */
export interface Move {
  readonly userCode: string;
  readonly fromApp: string;
  /** Null until it has moved, as are the amounts. */
  readonly movedAt: Date | null;
  readonly amountCentavos: Centavos | null;
  readonly awardCentavos: Centavos | null;
  readonly visitedAt: Date | null;
}

const COLUMNS = `
  user_code AS "userCode", from_app AS "fromApp", moved_at AS "movedAt", amount_centavos AS "amountCentavos",
  award_centavos AS "awardCentavos", visited_at AS "visitedAt"`;

/** The code and the move of an account that is or was of a child app; null for one that never was. */
export async function moveOf(on: Queryable, uid: number): Promise<Move | null> {
  const [row] = await on.query<Move>({
    name: 'app-moves-find',
    text: `SELECT ${COLUMNS} FROM app_moves WHERE uid = $1`,
    values: [uid],
  });
  if (row !== undefined) return row;
  const home = await homeAppOf(on, uid);
  if (home === null) return null;
  const [made] = await on.query<Move>({
    name: 'app-moves-insert',
    text: `
      INSERT INTO app_moves (uid, user_code, from_app) VALUES ($1, $2, $3)
      ON CONFLICT (uid) DO UPDATE SET from_app = app_moves.from_app RETURNING ${COLUMNS}`,
    values: [uid, randomBytes(16).toString('base64url'), home],
  });
  return made ?? null;
}

/** The account of a code and its child app; null where there is none. */
export async function accountOf(on: Queryable, userCode: string, fromApp: string): Promise<number | null> {
  const [row] = await on.query<{ uid: number }>({
    name: 'app-moves-by-code',
    text: 'SELECT uid FROM app_moves WHERE user_code = $1 AND from_app = $2',
    values: [userCode, fromApp],
  });
  return row?.uid ?? null;
}

/** Whether a bet is open that has to end in the child app. The caller has locked the player, if that matters. */
export async function hasOpenBet(on: Queryable, uid: number, now: Date): Promise<boolean> {
  const closing = { uid, now, withdrawMinCentavos: 0n };
  for (const { obstacle } of [roundData, ticketData, tradeData, lottoData, providerRoundData]) {
    if (((await obstacle?.(on, closing)) ?? null) !== null) return true;
  }
  return false;
}

/** The reference of the bonus for the move in the ledger, which is granted once. */
const REFERENCE = 'migration';

/**
 * Moves an account to the main app, once: its ledger, level, limits and exclusions are those of the account and stay as
 * they are. Returns the move, also of an account that has moved before; null for one that always was of the main app. Refuses
 * "betOpen".
 */
export async function moveAccount(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Queryable,
  uid: number,
): Promise<Move | null> {
  await lockPlayers(transaction, [uid]);
  const now = context.clock.now();
  const known = await moveOf(transaction, uid);
  if (known === null || known.movedAt !== null) return known;
  if (await hasOpenBet(transaction, uid, now)) throw refuse('betOpen');
  if (!(await moveHome(transaction, uid, known.fromApp))) throw new Error('a move names another app');
  const { cashCentavos } = await balances(transaction, uid);
  const awardCentavos = await award(context, transaction, uid, now);
  const [moved] = await transaction.query<Move>({
    name: 'app-moves-move',
    text: `
      UPDATE app_moves SET moved_at = $2, amount_centavos = $3, award_centavos = $4
      WHERE uid = $1 AND moved_at IS NULL RETURNING ${COLUMNS}`,
    values: [uid, now, cashCentavos, awardCentavos],
  });
  if (moved === undefined) throw new Error('an account has moved twice');
  // Both apps show the inbox of the account.
  await sendMessage(transaction, {
    uid,
    content: { kind: 'moved', amount: cashCentavos, award: awardCentavos === ZERO ? null : awardCentavos },
    now,
  });
  return moved;
}

/** Grants the bonus for the move where it is open to the player, and returns it; zero where it is not. */
async function award(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Queryable,
  uid: number,
  now: Date,
): Promise<Centavos> {
  const amountCentavos = await awardFor(context, transaction, uid, now);
  if (amountCentavos === ZERO) return ZERO;
  await transaction.query({
    name: 'app-moves-lock-persons',
    text: "SELECT pg_advisory_xact_lock(hashtext('app_moves'))",
    values: [],
  });
  if (await hadBySamePerson(transaction, uid)) return ZERO;
  const { isNew } = await grantBonus(transaction, {
    uid,
    amountCentavos,
    reference: REFERENCE,
    source: 'MIGRATION',
    now,
  });
  return isNew ? amountCentavos : ZERO;
}

/**
 * The bonus that a move would bring a player now: none without a settled deposit, and none while rewards are closed to
 * them. The caller has locked the player.
 */
export async function awardFor(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Queryable,
  uid: number,
  now: Date,
): Promise<Centavos> {
  const { migrationAwardCentavos } = context.config;
  if (migrationAwardCentavos === ZERO) return ZERO;
  const { depositedCentavos } = await balances(transaction, uid);
  if (depositedCentavos === ZERO) return ZERO;
  try {
    await requireRewards(context, transaction, { uid, gift: 'money', now });
  } catch (error) {
    if (error instanceof Refusal) return ZERO;
    throw error;
  }
  return centavos(migrationAwardCentavos);
}

async function hadBySamePerson(transaction: Queryable, uid: number): Promise<boolean> {
  const rows = await transaction.query({
    name: 'app-moves-same-person',
    text: 'SELECT FROM app_moves WHERE uid = ANY ($1) AND award_centavos > 0 LIMIT 1',
    values: [await samePersons(transaction, uid)],
  });
  return rows.length > 0;
}

/** The player has seen in the child app that their account has moved. */
export async function noteVisit(on: Queryable, uid: number, now: Date): Promise<void> {
  await on.query({
    name: 'app-moves-visit',
    text: 'UPDATE app_moves SET visited_at = $2 WHERE uid = $1 AND moved_at IS NOT NULL AND visited_at IS NULL',
    values: [uid, now],
  });
}
