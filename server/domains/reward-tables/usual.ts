import { DEPOSIT_OFFER_IDS, type RewardsSettings } from '../../../contract/desk/settings';
import type { MallItemId } from '../../../contract/rewards/mall';
import { offerOf } from '../activities/offers';
import { STEP_POINTS } from '../checkin/ladder';
import { ITEMS } from '../mall/items';
import { DAILY_MISSIONS, JOINT_MISSIONS } from '../missions/missions';
import { tablesAt, type WithTables } from '../rewards/tables';

/** The tables that hold as long as operators have set none. */
export const USUAL_TABLES: RewardsSettings = {
  mall: Object.fromEntries(
    ITEMS.map(({ id, points, stock }) => [id, { isOn: true, points, stock }]),
  ) as Record<MallItemId, RewardsSettings['mall'][MallItemId]>,
  missions: Object.fromEntries([...DAILY_MISSIONS, ...JOINT_MISSIONS].map(({ id, points }) => [id, points])),
  checkin: [...STEP_POINTS],
  hasLimitedOffers: true,
  deposits: Object.fromEntries(
    DEPOSIT_OFFER_IDS.map((id) => {
      const offer = offerOf(id);
      if (offer === null) throw new Error(`there is no offer ${id}`);
      const { rate, minCentavos, maxBonusCentavos } = offer;
      return [id, { isOn: true, rate, minAmount: minCentavos, maxBonus: maxBonusCentavos }];
    }),
  ) as RewardsSettings['deposits'],
};

/** The tables of a time, the usual ones included. */
export const allTablesAt = (settings: WithTables, time: Date): RewardsSettings =>
  tablesAt(settings, time) ?? USUAL_TABLES;
