import type { ComponentType, SVGProps } from 'react';
import Calendar from '~icons/ph/calendar-check-fill';
import Clover from '~icons/ph/clover-fill';
import Crown from '~icons/ph/crown-fill';
import Game from '~icons/ph/game-controller-fill';
import Gift from '~icons/ph/gift-fill';
import Plus from '~icons/ph/plus-circle-fill';
import Spiral from '~icons/ph/spiral-fill';
import Storefront from '~icons/ph/storefront-fill';
import Target from '~icons/ph/target-fill';
import Friends from '~icons/ph/users-three-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { ActivityTerms } from '../../../contract/rewards/activities';
import { amountText } from '../../i18n/amountText';
import type { Translation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';

/** The look of a banner. */
export type Look = 'spin' | 'points' | 'demo';

/** A promotion that is no bonus with a deposit: what it is, its conditions, and where it happens. */
export interface Mechanic {
  readonly id: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly look: Look;
  readonly title: StringKey;
  readonly text: StringKey;
  readonly rules: readonly StringKey[];
  /** Where it happens. It is not shown while that page is not open; null for one without a page. */
  readonly page: { readonly path: string; readonly label: StringKey; readonly membersOnly: boolean } | null;
}

/** In the order in which they are shown. A new one is an entry here. */
export const MECHANICS: readonly Mechanic[] = [
  {
    id: 'spin',
    Icon: Spiral,
    look: 'spin',
    title: 'pages.promo_spin',
    text: 'pages.promoText_spin',
    rules: ['pages.promoRule_spin_1', 'pages.promoRule_spin_2', 'pages.promoRule_spin_3'],
    page: { path: '/spin', label: 'pages.promoOpen_spin', membersOnly: true },
  },
  {
    id: 'invite',
    Icon: Friends,
    look: 'points',
    title: 'invite.title',
    text: 'promo.inviteText',
    rules: ['promo.invite_1', 'promo.invite_2'],
    page: { path: '/invite', label: 'promo.go', membersOnly: true },
  },
  {
    id: 'missions',
    Icon: Target,
    look: 'demo',
    title: 'promo.missions',
    text: 'promo.missionsText',
    rules: ['promo.missions_1', 'promo.missions_2'],
    page: { path: '/task', label: 'promo.go', membersOnly: true },
  },
  {
    id: 'mall',
    Icon: Storefront,
    look: 'spin',
    title: 'promo.mall',
    text: 'promo.mallText',
    rules: ['promo.mall_1', 'promo.mall_2'],
    page: { path: '/mall', label: 'promo.go', membersOnly: true },
  },
  {
    id: 'vip',
    Icon: Crown,
    look: 'points',
    title: 'promo.vip',
    text: 'promo.vipText',
    rules: ['promo.vip_1', 'promo.vip_2'],
    page: { path: '/vip', label: 'promo.go', membersOnly: true },
  },
  {
    id: 'prize',
    Icon: Clover,
    look: 'demo',
    title: 'promo.prize',
    text: 'promo.prizeText',
    rules: ['promo.prize_1', 'promo.prize_2'],
    page: { path: '/luckyPrize', label: 'promo.go', membersOnly: true },
  },
  {
    id: 'points',
    Icon: Calendar,
    look: 'points',
    title: 'pages.promo_points',
    text: 'pages.promoText_points',
    rules: ['pages.promoRule_points_1', 'pages.promoRule_points_2'],
    page: null,
  },
  {
    id: 'demo',
    Icon: Game,
    look: 'demo',
    title: 'pages.promo_demo',
    text: 'pages.promoText_demo',
    rules: ['pages.promoRule_demo_1'],
    page: { path: '/allgames', label: 'pages.promoOpen_demo', membersOnly: false },
  },
];

export const OFFER_ICONS: Readonly<Record<ActivityTerms['type'], Mechanic['Icon']>> = {
  WELCOME: Gift,
  FIRST_DEPOSIT: Wallet,
  TOPUP: Plus,
};

/** What an offer is called, and what it gives in one sentence. */
export function offerTexts(
  { type, rate, maxBonus, minAmount }: ActivityTerms,
  t: Translation['t'],
): { readonly title: string; readonly text: string } {
  const [most, min] = [amountText(maxBonus), amountText(minAmount)];
  if (type === 'WELCOME') return { title: t('promo.welcome'), text: t('promo.welcomeText', { most, min }) };
  const isFirst = type === 'FIRST_DEPOSIT';
  // The face of titles has no peso sign.
  return {
    title: t(isFirst ? 'promo.first' : 'promo.topUp'),
    text: `${t(isFirst ? 'wallet.offerFirst' : 'wallet.offerTopUp', { rate, most })}. ${t('promo.ruleMin', { min })}`,
  };
}
