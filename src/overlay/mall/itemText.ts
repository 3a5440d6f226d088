import type { MallItem } from '../../../contract/rewards/mall';
import { amountText } from '../../i18n/amountText';
import type { Translation } from '../../i18n/i18n';

type Named = Pick<MallItem, 'assetType' | 'worth' | 'minAmount'> & { readonly id: MallItem['id'] };

/** Whole pesos without centavos. */
export const pesosText = (centavos: MallItem['worth']): string => amountText(centavos).replace(/\.00$/, '');

/** What an item is, such as "₱10 on your next cash in". */
export function itemTitle({ id, assetType, worth }: Omit<Named, 'minAmount'>, t: Translation['t']): string {
  if (id === 'FRAME' || id === 'FELT') return t(`mall.item_${id}`);
  if (id === 'TITLE') return t('mall.item_TITLE', { title: t('mall.titleWorn') });
  const type = assetType === 'LOOK' ? 'TOPUP' : assetType;
  return t(`mall.item_${type}`, { amount: pesosText(worth) });
}

/** The same by its id alone, in which the pesos of its worth stand. */
export function titleOf(id: string, t: Translation['t']): string | null {
  const [, kind, worth] = /^(TOPUP|CASH|RELIEF)(\d+)$/.exec(id) ?? [];
  if (kind !== undefined) {
    const type = kind === 'CASH' ? 'INSTANT' : (kind as 'TOPUP' | 'RELIEF');
    return t(`mall.item_${type}`, { amount: `₱${worth}` });
  }
  if (id === 'TITLE') return t('mall.item_TITLE', { title: t('mall.titleWorn') });
  return id === 'FRAME' || id === 'FELT' ? t(`mall.item_${id}`) : null;
}

/** What it is good for, in a sentence. */
export function itemNote({ id, assetType, minAmount }: Omit<Named, 'worth'>, t: Translation['t']): string {
  if (id === 'FRAME' || id === 'TITLE' || id === 'FELT') return t(`mall.note_${id}`);
  const type = assetType === 'LOOK' ? 'TOPUP' : assetType;
  return t(`mall.note_${type}`, { min: pesosText(minAmount) });
}
