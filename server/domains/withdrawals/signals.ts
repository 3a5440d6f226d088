import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { hadBonusTwice } from '../activities/grants';
import { verifiedName } from '../identity/checks';
import { owesReversed } from '../payments/parked';
import { withdrawalFacts } from '../players/withdrawalFacts';
import { similarityPercent } from './similarity';
import { idOf, type WithdrawalRow } from './withdrawals';

/** Something that a person should weigh (soft), or that the server refuses to pay (hard). */
export interface Signal {
  readonly name:
    | 'identity'
    | 'held'
    | 'blocked'
    | 'underAge'
    | 'reversed'
    | 'firstWithdrawal'
    | 'nameDiffers'
    | 'sharedAccount'
    | 'sharedDevice'
    | 'bonusTwice'
    | 'pace'
    | 'newAccount'
    | 'newPayoutAccount'
    | 'bigWin';
  readonly isHard: boolean;
  /** What was compared with what. Amounts are centavos as text, times ISO 8601. */
  readonly compared: Readonly<Record<string, string | number>>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const ALIKE_PERCENT = 80;
const NEW_ACCOUNT_DAYS = 7;
const ASKS_A_DAY = 3;
/** A payout is big from this many centavos on; the index `ledger_entries_big_wins` has those. */
const BIG_WIN_CENTAVOS = 1_000_000n;
const MOST_BIGINT = 2n ** 63n - 1n;

/** Every signal of a withdrawal as things stand now; `passed` names the checks without a finding. */
export async function signalsOf(
  { clock, personKey }: Pick<Context, 'clock' | 'personKey'>,
  on: Queryable,
  row: WithdrawalRow,
): Promise<{ readonly signals: readonly Signal[]; readonly passed: readonly Signal['name'][] }> {
  const now = clock.now();
  const facts = await withdrawalFacts(on, row.uid, now);
  const name = await verifiedName(on, row.uid);
  const seen = await compare(on, row, now);
  const found: readonly (readonly [Signal['name'], boolean, boolean, Signal['compared']])[] = [
    ['blocked', true, facts.isBlocked, {}],
    ['underAge', true, facts.isUnderAge, {}],
    ['reversed', true, await owesReversed(on, row.uid), {}],
    ['identity', true, facts.verified !== 'VERIFIED', { verified: facts.verified }],
    ['held', true, facts.heldUntil !== null, { heldUntil: facts.heldUntil?.toISOString() ?? '' }],
    ['firstWithdrawal', false, seen.confirmed === 0, { confirmedBefore: seen.confirmed }],
    nameFinding(name, row.account.holder),
    ['sharedAccount', false, seen.accountSharers > 0, { otherPlayers: seen.accountSharers }],
    ['sharedDevice', false, seen.deviceSharers > 0, { otherPlayers: seen.deviceSharers }],
    ['bonusTwice', false, await hadBonusTwice(on, personKey, row.uid), {}],
    paceFinding(seen),
    accountAgeFinding(facts.memberSince, row.createdAt),
    ['newPayoutAccount', false, seen.accountUses === 0, { confirmedToIt: seen.accountUses }],
    [
      'bigWin',
      false,
      seen.biggestWin >= BIG_WIN_CENTAVOS,
      { payoutCentavos: seen.biggestWin.toString(), fromCentavos: BIG_WIN_CENTAVOS.toString() },
    ],
  ];
  return {
    signals: found
      .filter(([, , isFound]) => isFound)
      .map(([signal, isHard, , compared]) => ({ name: signal, isHard, compared })),
    passed: found.filter(([, , isFound]) => !isFound).map(([signal]) => signal),
  };
}

type Finding = readonly [Signal['name'], boolean, boolean, Signal['compared']];

function nameFinding(document: string | null, holder: string): Finding {
  const percent = document === null ? 0 : similarityPercent(document, holder);
  const compared = { document: document ?? '', holder, percent, fromPercent: ALIKE_PERCENT };
  return ['nameDiffers', false, percent < ALIKE_PERCENT, compared];
}

/** Asking often, or taking out what came in within a day and was not played. */
function paceFinding({ asksToday, depositedDay, stakedDay }: Compared): Finding {
  const isUnplayed = depositedDay > 0n && stakedDay * 2n < depositedDay;
  const compared = {
    asksInADay: asksToday,
    depositedCentavos: depositedDay.toString(),
    stakedCentavos: stakedDay.toString(),
  };
  return ['pace', false, asksToday >= ASKS_A_DAY || isUnplayed, compared];
}

function accountAgeFinding(memberSince: Date, askedAt: Date): Finding {
  const hours = Math.floor((askedAt.getTime() - memberSince.getTime()) / HOUR_MS);
  const fromHours = NEW_ACCOUNT_DAYS * 24;
  return ['newAccount', false, hours < fromHours, { accountHours: hours, fromHours }];
}

interface Compared {
  readonly confirmed: number;
  readonly accountUses: number;
  readonly accountSharers: number;
  readonly deviceSharers: number;
  readonly asksToday: number;
  readonly depositedDay: Centavos;
  readonly stakedDay: Centavos;
  /** The largest big payout since the withdrawal before this one; 0 without one. */
  readonly biggestWin: Centavos;
}

/** Sessions count as one device with the same browser at the same address; a shared address alone is none. */
async function compare(on: Queryable, withdrawal: WithdrawalRow, now: Date): Promise<Compared> {
  const { number, uid, account, createdAt } = withdrawal;
  const [row] = await on.query<Omit<Compared, 'stakedDay'>>({
    name: 'withdrawals-compare',
    text: `
      SELECT
        (SELECT count(*) FROM withdrawals WHERE uid = $2 AND state = 'confirmed' AND number < $1)::int AS confirmed,
        (SELECT count(*) FROM withdrawals
          WHERE account_id = $3 AND state = 'confirmed' AND number < $1)::int AS "accountUses",
        (SELECT count(DISTINCT o.uid) FROM payout_accounts a
          JOIN payout_accounts o ON o.type = a.type AND o.bank_code = a.bank_code AND o.number = a.number
          WHERE a.account_id = $3 AND o.uid <> $2)::int AS "accountSharers",
        (SELECT count(DISTINCT o.uid) FROM sessions s JOIN sessions o ON o.ip = s.ip AND o.user_agent = s.user_agent
          WHERE s.uid = $2 AND o.uid <> $2 AND s.created_at > $5 AND o.created_at > $5)::int AS "deviceSharers",
        (SELECT count(*) FROM withdrawals WHERE uid = $2 AND created_at > $4::timestamptz - interval '1 day'
          AND created_at <= $4)::int AS "asksToday",
        coalesce((SELECT sum(amount) FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id)
          WHERE r.uid = $2 AND r.kind = 'deposit' AND e.to_code = 10
            AND e.created_at > $4::timestamptz - interval '1 day' AND e.created_at <= $4), 0)::bigint AS "depositedDay",
        coalesce((SELECT max(amount) FROM ledger_entries WHERE uid = $2 AND kind = 'payout'
            AND amount >= ${BIG_WIN_CENTAVOS} AND created_at <= $4
            AND created_at > coalesce((SELECT max(created_at) FROM withdrawals WHERE uid = $2 AND number < $1),
              '-infinity')), 0)::bigint AS "biggestWin"`,
    values: [number, uid, account.accountId, createdAt, new Date(now.getTime() - 30 * DAY_MS)],
  });
  if (row === undefined) throw new Error('a withdrawal could not be compared');
  return { ...row, stakedDay: await stakedBefore(on, withdrawal) };
}

/** Entries of the ledger that one statement reads. */
const BATCH = 2_000;

/**
 * What the player staked in the day before they asked. Reads backwards from the hold, as many entries as that day has and no
 * more: a player may have millions.
 */
async function stakedBefore(
  on: Queryable,
  { number, uid, createdAt }: Pick<WithdrawalRow, 'number' | 'uid' | 'createdAt'>,
): Promise<Centavos> {
  const since = new Date(createdAt.getTime() - DAY_MS);
  const [hold] = await on.query<{ transfer: bigint }>({
    name: 'withdrawals-hold-transfer',
    text: `
      SELECT transfer_id AS transfer FROM ledger_references
      WHERE uid = $1 AND kind = 'withdrawal' AND reference = $2`,
    values: [uid, idOf(number)],
  });
  let total = ZERO;
  let before = { transfer: hold?.transfer ?? MOST_BIGINT, leg: 0 };
  for (;;) {
    const [read] = await on.query<{
      staked: Centavos;
      count: number;
      transfer: bigint;
      leg: number;
      oldest: Date;
    }>({
      name: 'withdrawals-staked-before',
      text: `
        SELECT coalesce(sum(amount) FILTER (WHERE kind = 'stake' AND created_at > $4 AND created_at <= $5), 0)::bigint
            AS staked,
          count(*)::int AS count, min(transfer_id) AS transfer, (array_agg(leg ORDER BY transfer_id, leg))[1] AS leg,
          min(created_at) AS oldest
        FROM (
          SELECT transfer_id, leg, kind, amount, created_at FROM ledger_entries
          WHERE uid = $1 AND (transfer_id, leg) < ($2, $3) ORDER BY transfer_id DESC, leg DESC LIMIT ${BATCH}) AS entries`,
      values: [uid, before.transfer, before.leg, since, createdAt],
    });
    if (read === undefined) throw new Error('the stakes of a player could not be read');
    total = centavos(total + read.staked);
    if (read.count < BATCH || read.oldest <= since) return total;
    before = read;
  }
}
