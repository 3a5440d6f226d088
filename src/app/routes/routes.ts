import type { Address, OpenPath } from '../../../contract/addresses';
import type { SkinName } from '../../../contract/skins';
import type { PopupName } from '../../shared/popups/popupNames';

/** A tab of the bottom nav. */
export type NavTab =
  | 'lobby'
  | 'games'
  | 'promos'
  | 'missions'
  | 'spin'
  | 'vip'
  | 'wallet'
  | 'cashin'
  | 'account';

/** An address with a page, which pageList loads. */
export interface OpenRoute {
  /** Which tab of the nav is active. A page without one has no nav. */
  readonly tab?: NavTab;
  /** Kept mounted but hidden when left: state and scroll position are there on return. */
  readonly kept?: boolean;
  /** Its strings are in the second bundle; other pages need all strings. */
  readonly usesNextStrings?: boolean;
  /** The popup that opens over the previous page, and the skins in which it replaces the page. */
  readonly popup?: {
    readonly name: PopupName;
    readonly in: readonly SkinName[];
  };
}

/** An address that redirects to another, with its query. */
export interface MovedRoute {
  readonly leadsTo: Address;
}

/** An address that replaces another in invite-brand mode, and redirects to it otherwise. */
export interface InviteRoute {
  readonly insteadOf: OpenPath;
}

export type Route = OpenRoute | MovedRoute | InviteRoute;

const page: OpenRoute = {};
const cashIn: OpenRoute = { tab: 'cashin' };

/** The addresses with a page. A path is added to `OpenPath` first, and then here and in pageList. */
const OPEN: Readonly<Record<OpenPath, OpenRoute>> = {
  '/': {
    tab: 'lobby',
    kept: true,
  },
  '/login': {
    popup: { name: 'login', in: ['v3', 'v4'] },
  },
  '/games/og': { usesNextStrings: true },
  '/games/jili': page,
  '/games/fachai': page,
  '/games/pg': page,
  '/games/collection': page,
  '/allgames': { tab: 'games' },
  '/wallet': {
    tab: 'wallet',
  },
  '/playsafe': page,
  '/playsafe/results': page,
  '/aboutus': page,
  '/record': { tab: 'wallet' },
  '/favorite': {
    tab: 'lobby',
  },
  '/telegram': page,
  '/privacy': page,
  '/bonus': page,
  '/emergencyAlert': page,
  '/transferToMain': page,
  '/download': page,
  '/account': {
    tab: 'account',
  },
  '/promo': { tab: 'promos' },
  '/spin': page,
  '/points': page,
  '/vip': { tab: 'vip' },
  '/vips': { tab: 'vip' },
  '/task': { tab: 'missions' },
  '/luckyPrize': page,
  '/cashin': { ...cashIn, popup: { name: 'cashIn', in: ['v3', 'v4'] } },
  '/cashin/result': cashIn,
  '/cashin/paying': cashIn,
  '/cashout': { popup: { name: 'cashOut', in: ['v3', 'v4'] } },
  '/cashout/info': page,
  '/cashout/result': page,
  '/identity': page,
  '/invite': page,
  '/invite/records': page,
  '/v3invite': page,
  '/v3inviteDetail': page,
  '/v3Promo': { tab: 'promos' },
  '/faq': page,
  '/lotto': { kept: true },
  '/lottoPanel': page,
  '/lottoResults': page,
  '/lottoHistory': page,
  '/trade': page,
  '/trade/market': page,
  '/trade/orders': page,
  '/trade/order': page,
  '/mall': { tab: 'promos' },
  '/prize': { tab: 'promos' },
  '/msgCenter': page,
  '/support': page,
  '/support/new': page,
  '/support/thread': page,
};

/** The addresses without a page of their own. Nothing links to them. */
const OTHERS: Readonly<Record<string, MovedRoute | InviteRoute>> = {
  '/brandlogin': { insteadOf: '/login' },
  '/games/scratch': { leadsTo: '/games/og?id=10004' },
  '/profile': { leadsTo: '/account' },
  '/wallet/cash/in': { insteadOf: '/cashin' },
  '/wallet/cash/out': { insteadOf: '/cashout' },
};

/** Every address of the product. */
export const ROUTES: Readonly<Record<string, Route>> = { ...OPEN, ...OTHERS };

/** The open route at a path; null for what is closed, moved or unknown. */
export const routeOf = (path: string): OpenRoute | null => (isOpenPath(path) ? OPEN[path] : null);

/** Whether there is a page at exactly this path. */
export const isOpenPath = (path: string): path is OpenPath => Object.hasOwn(OPEN, path);
