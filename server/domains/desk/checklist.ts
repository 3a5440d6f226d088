import type { BodyOf, ReplyOf } from '../../../contract/call';
import { type overviewCalls as calls, checklistItems, confirmedItems } from '../../../contract/desk/overview';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import { timeText } from '../withdrawals/hours';
import { record } from './audit';

type Checklist = ReplyOf<typeof calls.checklist>['list'];
type Item = (typeof checklistItems)[number];

const CONFIRM = 'checklist.confirm';
const objectOf = (item: string): string => `checklist ${item}`;

/** As in `₱1,250.50`. */
const shownPesos = (amount: bigint): string =>
  `₱${(amount / 100n).toLocaleString('en-US')}.${(amount % 100n).toString().padStart(2, '0')}`;

interface Facts {
  readonly owners: boolean;
  readonly crew: boolean;
  readonly cashIn: boolean;
  readonly cashOut: boolean;
  readonly reconciliation: boolean;
  readonly chain: boolean;
  readonly confirmed: readonly string[];
}

/** What a new installation needs before players come, and what of it is done. */
export async function readChecklist({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<Checklist> {
  const [facts] = await db.query<Facts>({
    name: 'desk-checklist',
    text: `
      SELECT
        (SELECT count(*) >= 2 FROM desk_operators WHERE state = 'active' AND 'owner' = ANY (roles)) AS owners,
        EXISTS (SELECT FROM desk_operators WHERE state = 'active' AND 'payments' = ANY (roles))
          AND EXISTS (SELECT FROM desk_operators WHERE state = 'active' AND 'checker' = ANY (roles)) AS crew,
        EXISTS (SELECT FROM deposit_orders WHERE status = 'success') AS "cashIn",
        EXISTS (SELECT FROM desk_audit p JOIN desk_audit a USING (object)
          WHERE p.action = 'withdrawal.propose' AND a.action = 'withdrawal.approve'
            AND a.operator_id <> p.operator_id) AS "cashOut",
        EXISTS (SELECT FROM reconciliation_days) AS reconciliation,
        EXISTS (SELECT FROM desk_audit WHERE action = 'audit.check') AS chain,
        ARRAY(SELECT DISTINCT object FROM desk_audit WHERE action = $1 AND object = ANY ($2)) AS confirmed`,
    values: [CONFIRM, confirmedItems.map(objectOf)],
  });
  // What players are held to: the environment with what has been published on top of it.
  const { active } = settings;
  const { startMinutes, endMinutes } = active.withdrawHours;
  const shown: Readonly<Partial<Record<Item, string>>> = {
    hours:
      startMinutes === null || endMinutes === null
        ? 'Cash out at all hours'
        : `Cash out ${timeText(startMinutes)} to ${timeText(endMinutes)}`,
    limits: `Cash in ${shownPesos(active.depositMinCentavos)} to ${shownPesos(active.depositMaxCentavos)}`,
    threshold: `Two people from ${shownPesos(active.withdrawSecondFromCentavos)}`,
    alarms: active.metricsToken === null ? 'No METRICS_TOKEN: nobody can watch' : 'Metrics can be watched',
  };
  const isDone = (item: Item): boolean => {
    if (item === 'allowList') return active.consoleAddresses !== null;
    const fact = facts?.[item as keyof Facts];
    return typeof fact === 'boolean' ? fact : (facts?.confirmed.includes(objectOf(item)) ?? false);
  };
  return checklistItems.map((item) => ({ item, isDone: isDone(item), now: shown[item] ?? null }));
}

/** Keeps an owner's word for a point that the server cannot find out by itself. */
export async function confirmItem(
  { db, clock }: Context,
  operator: Operator,
  { item, reason }: BodyOf<typeof calls.confirm>,
): Promise<null> {
  const deed = { operator, action: CONFIRM, object: objectOf(item), reason };
  await db.transaction((transaction) => record(transaction, deed, clock.now()));
  return null;
}
