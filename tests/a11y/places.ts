import type { Game } from '../../contract/config';
import type { Order } from '../../contract/money';
import { cabinet } from '../../games/cards';
import { centavos } from '../../games/kit/rules/money';
import { POPUPS } from '../../src/app/popups/popupList';
import { OTHER_POPUPS } from '../../src/app/popups/popupTable';
import { ROUTES, routeOf } from '../../src/app/routes/routes';

/**
 * The pages and popups to visit, taken from the app's own tables: once a feature is built and loses its mark
 * there, it is visited too.
 */

type Props = Readonly<Record<string, unknown>>;

/** Query strings for addresses that show more with them than without. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/login': ['?type=0', '?type=1'],
  '/games/og': ['', ...cabinet.map(({ id }) => `?id=${id}&mode=demo`)],
  '/games/jili': ['', '?id=101'],
  '/download': ['?migrationBonus=20.00&copy=1'],
  '/promo': ['?id=first-deposit'],
  '/trade/market': ['?id=KIDLAT'],
  '/trade/order': ['?id=D1'],
};

/** Pages that are the same for everybody, and the log-in page, which players do not see. */
const SHARED_PAGES = new Set([
  '/download',
  '/login',
  '/games/og',
  '/aboutus',
  '/telegram',
  '/v3Promo',
  '/faq',
]);

const openPaths = Object.keys(ROUTES).filter((path) => routeOf(path) !== null);

/** Every address that has a page, with each of its query strings. */
export const openPlaces: readonly string[] = openPaths.flatMap((path) =>
  (QUERIES[path] ?? ['']).map((asked) => path + asked),
);

/** Addresses whose page differs between a player and a guest. */
export const playersPlaces: readonly string[] = [
  ...openPaths.filter((path) => !SHARED_PAGES.has(path)),
  '/record?show=plays',
];

/** Every popup that is built, by the name it is opened with. */
export const openPopups: readonly string[] = [...Object.keys(POPUPS), ...Object.keys(OTHER_POPUPS)];

const order: Order = {
  orderId: 'CI0123456789AB',
  status: 'pending',
  method: 'QRPH',
  amount: centavos(50_000n),
  bonus: centavos(0n),
  activityId: null,
  couponId: null,
  grants: [],
  charge: null,
  from: null,
  qr: null,
  payUrl: null,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  creditedAt: null,
  reversedAt: null,
};

const bonus = [{ amountCentavos: centavos(5_000n), bonusId: '1' }];

const providerGame: Game = {
  gameProvider: 'JILI',
  gameId: '101',
  gameName: 'Gintong Dragon',
  gameType: 'CasinoSlot',
  isOwn: false,
  gameUrl: '/games/jili?id=101',
  isHuidu: false,
};

const POPUP_PROPS: Readonly<Record<string, readonly Props[]>> = {
  login: [{ search: '?type=0' }, { search: '?type=1' }],
  bonus,
  redBag: bonus,
  inviteBag: [{ bag: { id: '1', name: 'A•••a', stage: 1, amount: centavos(500n), waitsUntil: null } }],
  unpaidOrder: [{ order }],
  playRefused: [{ reason: 'selfExcluded' }, { reason: 'lossLimit' }],
  gameEntry: [{ id: '10001' }],
  gameRules: [{ id: '10001' }],
  filterDrawer: [{ filter: { text: '', type: 'CasinoTable', brand: '', list: '' } }],
  providerEntry: [{ game: providerGame }],
  // A round that cannot be found: shows the error state.
  round: [{ game: 'color' }],
  appTransfer: [
    { kind: 'jump', awardCentavos: centavos(2_000n) },
    { kind: 'over', amountCentavos: centavos(125_000n) },
    { kind: 'protect', closesOn: '2027-01-31' },
  ],
  emergencyTransfer: [{ alert: { kind: 'moved', url: 'https://other.example', backAt: null } }],
  switchToReal: [{ game: 'color', returnPercent: '95.37' }],
  spinTicketMissing: [{ points: 120, price: 365, dailyPoints: 35 }],
  recordBreak: [
    {
      found: {
        game: 'lotto',
        roundNumber: 62_331,
        part: 'chain',
        kind: 'chainNotLogged',
        expected: `${'ab'.repeat(32)}, 62331`,
        found: `lotto 62331: ${'cd'.repeat(32)}, 62331`,
        foundAtMs: Date.parse('2027-03-01T10:00:00Z'),
      },
    },
  ],
};

/** The props to open a popup with, one set per variant. Most popups take none. */
export const popupProps = (popup: string): readonly Props[] => POPUP_PROPS[popup] ?? [{}];
