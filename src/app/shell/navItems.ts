import type { ComponentType, SVGProps } from 'react';
import Crown from '~icons/ph/crown-fill';
import Gift from '~icons/ph/gift-fill';
import House from '~icons/ph/house-fill';
import Spiral from '~icons/ph/spiral-fill';
import Games from '~icons/ph/squares-four-fill';
import Target from '~icons/ph/target-bold';
import User from '~icons/ph/user-fill';
import PiggyBank from '~icons/ph/vault-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { Address } from '../../../contract/addresses';
import type { SkinName } from '../../../contract/skins';
import type { StringKey } from '../../i18n/stringKeys';
import type { NavTab } from '../routes/routes';

interface NavItem {
  readonly to: Address;
  readonly label: StringKey;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Open to guests as well; the other tabs lead a guest to log-in. */
  readonly forAll?: boolean;
}

export const NAV_ITEMS: Readonly<Record<NavTab, NavItem>> = {
  lobby: { to: '/', label: 'shell.lobby', Icon: House, forAll: true },
  games: { to: '/allgames', label: 'shell.games', Icon: Games, forAll: true },
  promos: { to: '/promo', label: 'shell.promos', Icon: Gift, forAll: true },
  missions: { to: '/task', label: 'shell.missions', Icon: Target },
  spin: { to: '/spin', label: 'shell.spin', Icon: Spiral },
  vip: { to: '/vip', label: 'shell.vip', Icon: Crown },
  wallet: { to: '/wallet', label: 'shell.wallet', Icon: PiggyBank },
  cashin: { to: '/cashin', label: 'shell.cashIn', Icon: Wallet },
  account: { to: '/account', label: 'shell.account', Icon: User, forAll: true },
};

interface SkinNav {
  /** The five of a phone's bottom bar. */
  readonly bar: readonly NavTab[];
  /** The raised one in the middle of the bar; null for a flat bar. */
  readonly raised: NavTab | null;
  /** What the rail of a wide screen shows in addition. */
  readonly rail: readonly NavTab[];
}

/** The nav of each skin. */
export const SKIN_NAVS: Readonly<Record<SkinName, SkinNav>> = {
  bg24: {
    bar: ['lobby', 'promos', 'cashin', 'vip', 'account'],
    raised: 'cashin',
    rail: ['missions', 'wallet'],
  },
  v2: {
    bar: ['lobby', 'promos', 'cashin', 'missions', 'account'],
    raised: 'cashin',
    rail: ['vip', 'wallet'],
  },
  v3: {
    bar: ['lobby', 'missions', 'spin', 'vip', 'account'],
    raised: 'spin',
    rail: ['promos', 'cashin', 'wallet'],
  },
  v4: {
    bar: ['lobby', 'games', 'promos', 'wallet', 'account'],
    raised: null,
    rail: ['missions', 'vip', 'cashin'],
  },
};
