import type { SkinName } from '../../../contract/skins';
import type { PopupName } from '../../shared/popups/popupNames';

/** A tab of the bottom nav. */
export type NavTab = 'lobby' | 'wallet' | 'cashin' | 'record' | 'account';

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
    readonly guestsOnly?: boolean;
  };
}

/** An address that redirects to another, with its query. */
export interface MovedRoute {
  readonly leadsTo: string;
}

/** An address that replaces another in invite-brand mode, and redirects to it otherwise. */
export interface InviteRoute {
  readonly insteadOf: string;
}

/** Areas that come with later work. */
export type UpcomingArea =
  | 'providers'
  | 'cashOut'
  | 'points'
  | 'vip'
  | 'missions'
  | 'mall'
  | 'prize'
  | 'invite'
  | 'lotto'
  | 'migration';

/** An address without a page yet: nothing links to it, and it shows the not-found page. */
export interface ClosedRoute {
  readonly comesWith: UpcomingArea;
  readonly kept?: boolean;
}

export type Route = OpenRoute | MovedRoute | InviteRoute | ClosedRoute;

const page: OpenRoute = {};
const cashIn: OpenRoute = { tab: 'cashin' };

const comesWith = (area: UpcomingArea): ClosedRoute => ({ comesWith: area });

/** Every address of the product. */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/': {
    tab: 'lobby',
    kept: true,
  },
  '/login': {
    popup: { name: 'login', in: ['v3', 'v4'], guestsOnly: true },
  },
  '/brandlogin': { insteadOf: '/login' },
  '/games/og': { usesNextStrings: true },
  '/games/scratch': { leadsTo: '/games/og?id=10004' },
  '/games/jili': page,
  '/games/fachai': page,
  '/games/pg': page,
  '/games/collection': page,
  '/allgames': {
    tab: 'lobby',
  },
  '/wallet': {
    tab: 'wallet',
  },
  '/playsafe': page,
  '/playsafe/results': page,
  '/aboutus': page,
  '/record': { tab: 'record' },
  '/points': comesWith('points'),
  '/favorite': {
    tab: 'lobby',
  },
  '/telegram': page,
  '/privacy': page,
  '/bonus': page,
  '/transferToMain': comesWith('migration'),
  '/emergencyAlert': page,
  '/account': {
    tab: 'account',
  },
  '/vip': comesWith('vip'),
  '/vips': comesWith('vip'),
  '/task': comesWith('missions'),
  '/promo': page,
  '/profile': { leadsTo: '/account' },
  '/spin': page,
  '/invite': comesWith('invite'),
  '/invite/records': comesWith('invite'),
  '/cashin': { ...cashIn, popup: { name: 'cashIn', in: ['v3', 'v4'] } },
  '/cashin/result': cashIn,
  '/cashin/paying': cashIn,
  '/wallet/cash/in': { insteadOf: '/cashin' },
  '/cashout': comesWith('cashOut'),
  '/cashout/info': comesWith('cashOut'),
  '/cashout/result': comesWith('cashOut'),
  '/wallet/cash/out': comesWith('cashOut'),
  '/lotto': { comesWith: 'lotto', kept: true },
  '/lottoResults': comesWith('lotto'),
  '/lottoHistory': comesWith('lotto'),
  '/lottoPanel': comesWith('lotto'),
  '/v3invite': comesWith('invite'),
  '/v3inviteDetail': comesWith('invite'),
  '/v3Promo': page,
  '/faq': page,
  '/mall': comesWith('mall'),
  '/prize': comesWith('prize'),
  '/msgCenter': page,
};

/** The open route at a path; null for what is closed, moved or unknown. */
export function routeOf(path: string): OpenRoute | null {
  const route = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  const isElsewhere = route !== undefined && ('leadsTo' in route || 'insteadOf' in route);
  return route === undefined || isElsewhere || 'comesWith' in route ? null : route;
}
