import type { ComponentType, SVGProps } from 'react';
import General from '~icons/ph/chat-circle-dots-fill';
import Game from '~icons/ph/game-controller-fill';
import Gift from '~icons/ph/gift-fill';
import CashOut from '~icons/ph/hand-coins-fill';
import Shield from '~icons/ph/shield-check-fill';
import Account from '~icons/ph/user-circle-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { SupportCategory } from '../../../contract/messages/support';

/** The icon of each category. */
export const CATEGORY_ICONS: Readonly<Record<SupportCategory, ComponentType<SVGProps<SVGSVGElement>>>> = {
  cashIn: Wallet,
  cashOut: CashOut,
  claim: Gift,
  games: Game,
  account: Account,
  saferPlay: Shield,
  general: General,
};
