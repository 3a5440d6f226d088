import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { password, SMS_RESEND_S, SMS_TYPES, sixDigits } from '../../contract/account';
import { shortAppCode } from '../../contract/appCode';
import { allCalls } from '../../contract/calls';
import { GAMES_MAX } from '../../contract/config';
import { DEFAULT_MESSAGE, NO_REPLY_CODE, SUCCESS_CODE, TIMEOUT_MS } from '../../contract/envelope';
import { GAME_BRANDS, GAME_TYPES } from '../../contract/gameTypes';
import { DEFAULT_APP_ID, HEADERS } from '../../contract/headers';
import { EVENT_KEYS } from '../../contract/reports';
import { manifests } from '../../games/allGames';
import { centavos } from '../../games/kit/rules/money';
import { parseConfig } from '../../server/config';
import { WITHDRAWAL_HOLD_MS } from '../../server/domains/players/profile';
import { DAILY_LOGIN_POINTS } from '../../server/domains/rewards/dailyLogin';
import { SPIN_PRICE_POINTS } from '../../server/domains/rewards/wheel';
import type { UpcomingArea } from '../../src/app/routes/routes';
import { BAITS, isBlocked } from '../../src/device/adBlock';
import { confidenceOf } from '../../src/device/confidence';
import { PLACE_TIMEOUT_MS } from '../../src/device/place';
import { amountText } from '../../src/i18n/amountText';
import { PICTURE_THRESHOLD } from '../../src/overlay/lobby/browse/useInView';
import {
  DEMO_BETS_BEFORE_SWITCH,
  DEMO_START_CENTAVOS,
  ENTRIES_WITH_POPUP,
  newDemoId,
} from '../../src/overlay/play/demo/demoAccount';
import { INCOMING } from '../../src/overlay/wallet/cashOutShown';
import { recentsMax } from '../../src/shared/catalogue/recents';
import { TOAST_MS } from '../../src/shared/popups/toasts';
import { CACHE_KEPT_MS } from '../../src/shared/storage/item';
import { rootFontPx } from '../../src/theme/root';

/**
 * Every message and constant of the product's specification, beside what the product has. A row of an area that is not
 * built yet names the area; once the product has it the row fails and is moved.
 */

type Later = UpcomingArea | 'guaranteed' | 'trade';
const later = (area: Later) => ({ area });

const AREAS =
  'account auth cashout errors frame games help live lobby messages pages play popups safer shell spin ui wallet';
const strings = AREAS.split(' ').flatMap((area) => {
  const file = new URL(`../../src/i18n/strings/${area}/enPH.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(
    ([key, text]) => [`${area}.${key}`, text] as const,
  );
});
const keysOf = (text: string): string[] =>
  strings.filter(([, shown]) => shown.includes(text)).map(([key]) => key);

/** Messages of section 8: the key of the string that begins with them, or the area they belong to. */
const MESSAGES: Readonly<Record<string, string | { readonly area: Later }>> = {
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
  'The event has been closed.': later('guaranteed'),
};

describe('the messages of section 8', () => {
  it.each(Object.entries(MESSAGES))('%s', (text, place) => {
    if (typeof place === 'string') expect(keysOf(text)).toContain(place);
    else expect(keysOf(text)).toEqual([]);
  });
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
  'app version': [version, '4.4.2'],
  'app code short form': [shortAppCode(DEFAULT_APP_ID), 'peryahan_4'],
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
  'kinds of events': [Object.keys(EVENT_KEYS).length, 10],
  headers: [
    Object.values(HEADERS).filter((name) => name !== HEADERS.idempotencyKey),
    ['token', 'X-UId', 'gaid', 'deviceInfoId', 'fbp', 'fbc', 'fbCollectId', 'afId', 'fbInsId'],
  ],
};

describe('the constants of sections 3 to 9', () => {
  it.each(Object.entries(CONSTANTS))('%s', (_, [has, says]) => expect(has).toEqual(says));
});

/** Constants whose area is not built yet. */
const LATER_CONSTANTS: Readonly<Record<string, Later>> = {
  'coupon list page size 1000': 'mall',
  'mall: 10 pesos on top-up, 5 pesos instant, a 10 peso voucher': 'mall',
  'daily countdown targets 13:45, 16:45, 20:45': 'lotto',
  'weekly condition: turnover of 1000 PHP and 3 login days': 'prize',
  'a clean app has version 20 to 39': 'migration',
};

it('every constant that is missing belongs to an area that is still closed', async () => {
  const { ROUTES } = await import('../../src/app/routes/routes');
  const closed = Object.values(ROUTES).flatMap((route) => ('comesWith' in route ? [route.comesWith] : []));
  for (const [constant, area] of Object.entries(LATER_CONSTANTS)) expect(closed, constant).toContain(area);
});

/** The calls of section 7. */
const CALLS = `
  /x2/user/info /x2/user/token/renewal /user/username/edit /user/email/edit /user/birthday/edit
  /x2/user/registerByAccount/v2 /x2/account/loginByOtp /x2/user/loginByAccount
  /x2/sms/send /x2/sms/sendRegister /x2/sms/sendLogin /x2/sms/check /x2/spread/statistic/invite_link/query
  /x2/device/getInfoId /x2/temporaryPushBranch
  /x2/app/zhou/getVal /x2/app/zhou/v2/getVal /x2/app/boot/v2/{appId} /x2/app/comment_flag
  /x2/finance/list /x2/paramConfig/recharge/get /x2/recharge/v2 /x2/payListActivity/bonus /x2/payListActivity/upActivity
  /x2/app/channel/list/v2
  /x2/paramConfig/withdraw/get /x2/paramConfig/withdraw/checkLimit /x2/withdraw/apply/v2
  /x2/withdraw/get-latest-account-info /x2/app/channel/redis/paychannnel
  /spin/main-page /x2/spin/open-prize-with-lotteryticket
  /hd/login /game/all-list /x2/game/show-list /x2/pg-soft/get-game-html
  /x2/migration-bonus/check /x2/vest/protect_migration/check
  /x2/user-behavior/event-report /x2/log/collect /x2/v2/log/collect
`;

const LATER_CALLS: Readonly<Record<string, Later>> = {
  '/x2/weekly-lucky-prize/list': 'prize',
  '/x2/marketing/mall_item/list': 'mall',
  '/x2/marketing/mall_item/exchange': 'mall',
  '/x2/marketing/assets/list': 'mall',
  '/x2/marketing/mall_item/daily-has-exchange-count': 'mall',
  '/misson/main-page': 'missions',
  '/misson/receive-misson-award': 'missions',
  '/user-point/list': 'points',
  '/misson-checkin/main-page': 'missions',
  '/misson-checkin/signin': 'missions',
  '/vip/slef-level': 'vip',
  '/act-guaranteed/index/popover': 'guaranteed',
  '/act-guaranteed/getActList': 'guaranteed',
  '/act-guaranteed/actDetailStatus': 'guaranteed',
  '/act-guaranteed/receive-bonus/{id}': 'guaranteed',
  '/x2/vest/check_banner_show': 'migration',
  '/x2/vest/migrated/visit/report': 'migration',
  '/x2/vest/recent_login_account/get': 'migration',
  '/x2/vest/main_account_available/check': 'migration',
  '/x2/vest/login_migrate': 'migration',
};

describe('the calls of section 7', () => {
  const paths = new Set(allCalls.map(({ path }) => path));

  it('are in the contract, spelled as in the specification', () => {
    expect(
      CALLS.trim()
        .split(/\s+/)
        .filter((path) => !paths.has(path)),
    ).toEqual([]);
  });

  it('are listed with their area while they are missing', () => {
    expect(Object.keys(LATER_CALLS).filter((path) => paths.has(path))).toEqual([]);
  });
});
