import { DEPOSIT_OFFER_IDS, type RewardsSettings } from '../../../contract/desk/settings';
import type { RewardChange } from '../../../contract/rewards/changes';
import { mallItemIds } from '../../../contract/rewards/mall';
import { formatPesos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { restReasonOf } from '../rewards/restReason';
import { allTablesAt } from './usual';

type Change = Omit<RewardChange, 'startsAt'>;

/** One thing before and after; null where it is off. Nothing where both are the same. */
function changeOf(
  subject: Change['subject'],
  id: string | null,
  before: string | null,
  after: string | null,
): Change[] {
  if (before === after) return [];
  if (after === null) return [{ subject, id, kind: 'ends', before: null, after: null }];
  if (before === null) return [{ subject, id, kind: 'begins', before: null, after: null }];
  return [{ subject, id, kind: 'changes', before, after }];
}

const itemText = ({ isOn, points }: RewardsSettings['mall']['CASH5']) => (isOn ? String(points) : null);

const depositText = ({ isOn, rate, minAmount, maxBonus }: RewardsSettings['deposits']['topup-5']) =>
  isOn ? `${rate}%, ₱${formatPesos(minAmount)}+, ≤ ₱${formatPesos(maxBonus)}` : null;

const onText = (isOn: boolean) => (isOn ? '' : null);

/** What players are told of new tables. How many there are of an item a day is no promise to one of them. */
function changesBetween(before: RewardsSettings, after: RewardsSettings): Change[] {
  return [
    ...mallItemIds.flatMap((id) => changeOf('mall', id, itemText(before.mall[id]), itemText(after.mall[id]))),
    ...changeOf('offers', null, onText(before.hasLimitedOffers), onText(after.hasLimitedOffers)),
    ...changeOf('checkin', null, before.checkin.join(', '), after.checkin.join(', ')),
    ...Object.keys(after.missions).flatMap((id) =>
      changeOf('mission', id, String(before.missions[id]), String(after.missions[id])),
    ),
    ...DEPOSIT_OFFER_IDS.flatMap((id) =>
      changeOf('deposit', id, depositText(before.deposits[id]), depositText(after.deposits[id])),
    ),
  ];
}

/** What has been announced and does not hold yet, soonest first. */
function announced({ rewardTables }: Context['settings']['active'], now: Date): RewardChange[] {
  let before = allTablesAt({ rewardTables }, now);
  return rewardTables
    .filter(({ from }) => from > now)
    .flatMap(({ from, content }) => {
      const changes = changesBetween(before, content);
      before = content;
      return changes.map((change) => ({ startsAt: from.toISOString(), ...change }));
    });
}

/** The same for a player or a guest; nothing while rewards rest. */
export async function announcedTo(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  uid: number | null,
): Promise<RewardChange[]> {
  if (uid !== null && (await restReasonOf(context, uid)) !== null) return [];
  return announced(context.settings.active, context.clock.now());
}
