import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { password, SMS_RESEND_S, SMS_TYPES, sixDigits } from '../../contract/account/account';
import { CLEAN_VERSIONS, shortAppCode } from '../../contract/appCode';
import { allCalls } from '../../contract/calls';
import { GAMES_MAX } from '../../contract/config';
import { DEFAULT_MESSAGE, NO_REPLY_CODE, SUCCESS_CODE, TIMEOUT_MS } from '../../contract/envelope';
import { GAME_BRANDS, GAME_TYPES } from '../../contract/gameTypes';
import { DEFAULT_APP_ID, HEADERS } from '../../contract/headers';
import { EVENT_KEYS } from '../../contract/reports';
import { ASSETS_PAGE_MAX, COUNTDOWN_TARGETS } from '../../contract/rewards/mall';
import { manifests } from '../../games/allGames';
import { centavos, ZERO } from '../../games/kit/rules/money';
import { parseConfig } from '../../server/config';
import { SHELF_MAX } from '../../server/domains/catalogue/catalogue';
import { TICKET_LOGIN_DAYS, TICKET_STAKES } from '../../server/domains/lucky-prize/rules';
import { itemOf } from '../../server/domains/mall/items';
import { parsePhone } from '../../server/domains/players/phone';
import { vipStanding } from '../../server/domains/players/vip';
import { WITHDRAWAL_HOLD_MS } from '../../server/domains/players/withdrawalFacts';
import { DAILY_LOGIN_POINTS } from '../../server/domains/rewards/dailyLogin';
import { SPIN_PRICE_POINTS } from '../../server/domains/spin/wheel';
import { startOf } from '../../server/manilaDay';
import { BAITS, isBlocked } from '../../src/device/adBlock';
import { confidenceOf } from '../../src/device/confidence';
import { PLACE_TIMEOUT_MS } from '../../src/device/place';
import { COLLECT_ID_KEPT_S } from '../../src/device/reports';
import { amountText } from '../../src/i18n/amountText';
import { PICTURE_THRESHOLD } from '../../src/overlay/lobby/browse/useInView';
import {
  DEMO_BETS_BEFORE_SWITCH,
  DEMO_START_CENTAVOS,
  ENTRIES_WITH_POPUP,
  newDemoId,
} from '../../src/overlay/play/demo/demoAccount';
import { iconTierOf } from '../../src/overlay/vip/iconTier';
import { INCOMING } from '../../src/overlay/wallet/cashOutShown';
import { REDIRECTS_AT_MOST } from '../../src/shared/apps/bootTarget';
import { recentsMax } from '../../src/shared/catalogue/recents';
import { TOAST_MS } from '../../src/shared/popups/toasts';
import { CACHE_KEPT_MS } from '../../src/shared/storage/item';
import { rootFontPx } from '../../src/theme/root';
import { SPECIFIED_CALLS } from '../support/specified';

/** Every message and constant of the product's specification, beside what the product has. */

const STRINGS = new URL('../../src/i18n/strings/', import.meta.url);
const strings = readdirSync(STRINGS).flatMap((area) => {
  const file = new URL(`${area}/enPH.json`, STRINGS);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(
    ([key, text]) => [`${area}.${key}`, text] as const,
  );
});
const keysOf = (text: string): string[] =>
  strings.filter(([, shown]) => shown.includes(text)).map(([key]) => key);

/** Messages of section 8: the key of a string that contains them. */
const MESSAGES: Readonly<Record<string, string>> = {
  [DEFAULT_MESSAGE]: 'errors.server',
  'Username or password incorrect.': 'errors.loginWrong',
  'Please enter the correct account or password.': 'auth.accountWrong',
  'The account is already registered.': 'errors.alreadyRegistered',
  'Please enter the correct phone number.': 'errors.phoneInvalid',
  'Please check whether the information is correct.': 'errors.badRequest',
  'Please download and install Facebook.': 'auth.facebookMissing',
  'Google not installed.': 'auth.googleMissing',
  'Insufficient available balance.': 'errors.balanceTooLow',
  'Insufficient funding, deposit immediately.': 'play.tooLowTitle',
  'Order generation failed, please try again later.': 'wallet.orderFailed',
  'Name edit failed.': 'errors.nameRefused',
  'Demo training complete.': 'play.switchText',
  'Not enough raffle tickets.': 'popups.ticketTitle',
  'Not enough points.': 'errors.pointsTooLow',
  'Withdrawal count has reached the upper limit.': 'cashout.error_withdrawalCount',
  'Outside the pick-up time.': 'cashout.error_outsideHours',
  'GCash account and phone mismatch: funds will not be restored.': 'cashout.error_accountMismatch',
  'The event has been closed.': 'rewards.error_eventClosed',
};

describe('the messages of section 8', () => {
  it.each(Object.entries(MESSAGES))('%s', (text, key) => expect(keysOf(text)).toContain(key));
});

const unknownDevice = { userAgent: '', model: null } as const;
const confidence = (device: object) =>
  confidenceOf({ ...unknownDevice, browser: null, deviceType: 'mobile', ...device } as never);
const blocked = (share: number) =>
  isBlocked(BAITS.map((_, index) => index < Math.ceil(BAITS.length * share)));
const startsOf = (names: readonly string[]) =>
  manifests.filter(({ name }) => names.includes(name)).map(({ demoEntriesAtStart }) => demoEntriesAtStart);
const version = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** Constants of sections 3 to 9: what the product has, and what the specification says. */
const CONSTANTS: Readonly<Record<string, readonly [has: unknown, says: unknown]>> = {
  'request time-out': [TIMEOUT_MS, 60_000],
  'success code': [SUCCESS_CODE, '00000'],
  'code of a call without an answer': [NO_REPLY_CODE, '600'],
  'SMS resend wait': [SMS_RESEND_S, 120],
  'types of a registration code': [SMS_TYPES, { register: 1, registerV3: 4 }],
  toast: [TOAST_MS, 3_000],
  'geolocation time-out': [PLACE_TIMEOUT_MS, 10_000],
  'local cache': [CACHE_KEPT_MS, 15 * 86_400_000],
  'recent games': [(['bg24', 'v2', 'v3', 'v4'] as const).map(recentsMax), [5, 3, 3, 3]],
  'demo balance': [DEMO_START_CENTAVOS, 100_00n],
  'demo entries of scratch and color': [startsOf(['scratch', 'color']), [4, 4]],
  'demo entries of the others': [startsOf(['jump', 'crash', 'ring', 'dice', 'sabong']), [0, 0, 0, 0]],
  'demo bets before real play is suggested': [DEMO_BETS_BEFORE_SWITCH, 3],
  'entries with a popup': [ENTRIES_WITH_POPUP, 3],
  'demo ids': [[0, 10_000].map((word) => newDemoId(() => word)), ['D10000', 'D20000']],
  'game list': [GAMES_MAX, 10_000],
  'game types': [GAME_TYPES.length, 9],
  'game brands': [GAME_BRANDS.length, 21],
  'games of a shelf of the home page': [SHELF_MAX, 20],
  'app version': [version, '4.4.2'],
  'forced redirects of a session': [REDIRECTS_AT_MOST, 3],
  'collect id: two years': [COLLECT_ID_KEPT_S, 2 * 365 * 86_400],
  'app code short form': [shortAppCode(DEFAULT_APP_ID), 'peryahan_4'],
  'phone of ten digits': [
    ['917123456', '9171234567', '91712345678'].map(parsePhone),
    [null, '+639171234567', null],
  ],
  'password of six': [
    [password.safeParse('12345').success, password.safeParse('123456').success],
    [false, true],
  ],
  'code of six digits': [
    ['12345', '1234567', '123456'].map((code) => sixDigits.safeParse(code).success),
    [false, false, true],
  ],
  'root font': [
    [rootFontPx(375, 812, false), rootFontPx(812, 375, false)],
    [16, 16],
  ],
  'price format': [amountText(centavos(1_234_567_89n)), '₱1,234,567.89'],
  'image threshold': [PICTURE_THRESHOLD, 0.02],
  'price of a spin': [SPIN_PRICE_POINTS, 200],
  'points of a daily login': [DAILY_LOGIN_POINTS, 35],
  'progress to a level: 50 for the bets and 50 for the deposits, each at most once, without decimals': [
    [
      vipStanding(centavos(500_00n), centavos(1_000_000n)).progress,
      vipStanding(ZERO, centavos(99_99n)).progress,
    ],
    [75, 49],
  ],
  'icons of levels': [[0, 3, 4, 10, 11, 20, 21].map(iconTierOf), [0, 3, 4, 4, 5, 5, null]],
  'settlement at 0:00 GMT+8': [startOf('2026-11-23').toISOString(), '2026-11-22T16:00:00.000Z'],
  'weekly condition: turnover of 1000 PHP and 3 login days': [
    [TICKET_STAKES, TICKET_LOGIN_DAYS],
    [1_000_00n, 3],
  ],
  'hold after a security change': [WITHDRAWAL_HOLD_MS, 86_400_000],
  'finance check page size': [INCOMING.pageSize, 20],
  'withdrawal hours 7:00 to 19:00': [
    parseConfig({ NODE_ENV: 'test' }).withdrawHours,
    { startMinutes: 7 * 60, endMinutes: 19 * 60 },
  ],
  'ad blocker': [
    [blocked(0.5), blocked(0.6)],
    [false, true],
  ],
  'fingerprint confidence': [
    [
      confidence({ system: 'Android' }),
      confidence({ isWebKit: true, deviceType: 'desktop', browser: { name: 'Safari' } }),
      confidence({ isWebKit: true }),
      confidence({ system: 'Windows' }),
      confidence({ system: 'macOS' }),
      confidence({ system: 'Linux' }),
    ],
    [0.4, 0.5, 0.3, 0.6, 0.5, 0.7],
  ],
  'a clean app has version 20 to 39': [CLEAN_VERSIONS, { from: 20, to: 39 }],
  'kinds of events': [Object.keys(EVENT_KEYS).length, 10],
  'coupon list page size': [ASSETS_PAGE_MAX, 1000],
  'mall: 10 pesos on top-up, 5 pesos instant, a 10 peso voucher': [
    (['TOPUP10', 'CASH5', 'RELIEF10'] as const).map((id) => itemOf(id).worthCentavos),
    [10_00n, 5_00n, 10_00n],
  ],
  'daily countdown targets': [COUNTDOWN_TARGETS, ['13:45', '16:45', '20:45']],
  headers: [
    Object.values(HEADERS).filter((name) => name !== HEADERS.idempotencyKey),
    ['token', 'X-UId', 'gaid', 'deviceInfoId', 'fbp', 'fbc', 'fbCollectId', 'afId', 'fbInsId'],
  ],
};

describe('the constants of sections 3 to 9', () => {
  it.each(Object.entries(CONSTANTS))('%s', (_, [has, says]) => expect(has).toEqual(says));
});

describe('the calls of section 7', () => {
  const paths = new Set(allCalls.map(({ path }) => path));

  it('are in the contract, spelled as in the specification', () => {
    expect(SPECIFIED_CALLS.filter((path) => !paths.has(path))).toEqual([]);
  });
});
