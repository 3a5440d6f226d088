import * as z from 'zod/mini';
import { BRANDS } from '../../contract/brands';
import { DEFAULT_APP_ID } from '../../contract/headers';
import { SKIN_NAMES } from '../../contract/skins';
import { addresses, beaconUrls, brandHosts, emails, hostNames, networks } from './addresses';
import { cycles, exposures, gameNames, providers } from './games';
import {
  code,
  type Description,
  descriptions,
  HTTP,
  HTTPS,
  isOn,
  oneOf,
  onOrOff,
  pesos,
  safeAddress,
  said,
  secret,
  tellable,
  text,
  token,
  WORDS,
  webAddress,
  whole,
} from './kinds';
import { amounts, channels, hours, withdrawalTiers } from './money';
import { natsAddress } from './natsAddress';

/** All settings under their names in the environment. README lists them. */
export const environment = z.object({
  NODE_ENV: said(
    z._default(z.enum(['development', 'production', 'test']), 'development'),
    'development, production, test',
  ),
  HOST: text('127.0.0.1'),
  PORT: whole('8080', 0, 65_535),
  /** The address that players open, when the server is behind a proxy. */
  PUBLIC_URL: said(z.optional(webAddress), HTTP),
  /** The address and version of another side of the product, which the wrappers of this one open instead. */
  NEW_SIDE_URL: said(z.optional(safeAddress), HTTPS),
  NEW_SIDE_VERSION: said(
    z.optional(z.string().check(z.regex(/^[0-9]+(\.[0-9]+){0,3}$/))),
    'a version such as 4.4.2',
  ),
  /** The code of this app with its version; one without the main app's short form is a child app. */
  APP_CODE: said(
    z._default(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,32}_[0-9]{4,8}$/)), DEFAULT_APP_ID),
    'a name and a version such as peryahan_4000',
  ),
  /** Where the main app is, for a child app; without it nobody can move. */
  MAIN_APP_URL: said(z.optional(webAddress), HTTP),
  /** The page where the main app can be downloaded; by default its own. */
  MAIN_APP_DOWNLOAD_URL: said(z.optional(webAddress), HTTP),
  /** The Android app. */
  APK_URL: said(z.optional(safeAddress), HTTPS),
  /** Further hosts that the app may send its players to by itself. */
  APP_HOSTS: hostNames,
  /** The day on which a child app closes: its players are asked to move before it. */
  APP_CLOSES_ON: said(z.optional(z.iso.date()), 'a date such as 2027-01-31'),
  /** The bonus for an account that moves to the main app; 0 for none. */
  MIGRATION_AWARD: pesos('20'),
  /** Whether wrappers may ask their players for a comment in the store. */
  COMMENT_FLAG: isOn(false),
  DATA_DIR: text('./data'),
  /** Where the embedded database's copies and its archived log are kept; on another disk than DATA_DIR. */
  BACKUP_DIR: said(z.optional(z.string().check(z.minLength(1))), 'a text that is not empty'),
  /** Number of daily copies to keep; not more, because backups hold what players had erased. */
  BACKUP_KEEP: whole('7', 1, 30),
  /** Whole months for which bets stay in the database; 0 for good. */
  KEPT_MONTHS: whole('0', 0, 120),
  /** Where bets are written before they leave the database: one folder for all processes, and in every backup. */
  ARCHIVE_DIR: said(z.optional(z.string().check(z.minLength(1))), 'a text that is not empty'),
  /** As libpq reads it, including addresses without a host and with a socket's folder. */
  DATABASE_URL: secret(
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
    'an address such as postgresql://user:password@host:5432/database',
  ),
  /** The same database without a pooler between, for LISTEN, advisory locks, leases and migrations. */
  DATABASE_DIRECT_URL: secret(
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
    'an address such as postgresql://user:password@host:5432/database',
  ),
  DATABASE_POOL: whole('16', 1, 200),
  /** "on" refuses to start where no commit waits for a standby. */
  DATABASE_STANDBYS: isOn(false),
  /** Carries the notices of tickets between processes; by default PostgreSQL does. */
  NATS_URL: natsAddress,
  /** Statements that take this long or longer are logged. */
  SLOW_STATEMENT_MS: whole('500', 1, 600_000),
  SANDBOX: said(z.optional(onOrOff), WORDS.join(', ')),
  /** Token for the sandbox's addresses; required in production with the sandbox. */
  SANDBOX_TOKEN: token(16),
  /** By default "info" in production, and "warn" elsewhere, where a person reads the output. */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  /** How long a process that is told to stop fails the checks of proxies while it still takes calls. */
  DRAIN_SECONDS: whole('0', 0, 10),
  /** Number of proxies in front of the server that are trusted about the caller's address. */
  TRUST_PROXY_HOPS: whole('0', 0, 10),
  /** Calls per minute and address; generous, because mobile carriers put many players behind one address. */
  RATE_LIMIT_PER_MINUTE: whole('1200', 1, 1_000_000),
  /** Token for reading /metrics from other machines. */
  METRICS_TOKEN: token(16),
  /** Token for posting messages to players; without one posting is disabled. */
  OPERATOR_TOKEN: token(32),
  /** E-mail addresses of the first owners, who open the console; without one there is no console. */
  OPERATOR_EMAIL: emails,
  /** The only host that serves the console; by default all hosts do. */
  CONSOLE_HOST: said(z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/))), 'a host name in lower case'),
  /** The addresses and networks that the console answers; by default all. */
  CONSOLE_ADDRESSES: networks,
  BRAND: said(z._default(z.enum(BRANDS.map(({ id }) => id)), 'hiyas'), BRANDS.map(({ id }) => id).join(', ')),
  /** By default the brand's own skin. */
  SKIN: oneOf(SKIN_NAMES),
  BRAND_HOSTS: brandHosts,
  /** The brand is open by invitation: some of its addresses differ. */
  INVITE_BRAND: isOn(false),
  OWN_GAMES: gameNames,
  /** Number of third-party games in the seeded catalogue; 10000 to test the lobby under load. */
  CATALOGUE_SIZE: whole('560', 0, 10_000),
  /** Percentage of players who see gradually released games; always the same players. */
  GRADUAL_RELEASE_PERCENT: whole('20', 0, 100),
  /** Whether this process takes part in running the tables of shared games. */
  LIVE_TABLES: isOn(true),
  /** Whether this process takes part in running the scheduled jobs. */
  JOBS: isOn(true),
  /** Whether there are synthetic markets. They need a beacon and LIVE_TABLES. */
  TRADE: isOn(true),
  /** Stakes of an order on them, and what the open orders of a market, and of all, may win. */
  TRADE_STAKE_MIN: pesos('10'),
  TRADE_STAKE_MAX: pesos('5000'),
  TRADE_MARKET_LIMIT: pesos('300000'),
  TRADE_LIMIT: pesos('1000000'),
  /** Speed factor of shared rounds; for tests, and refused in production. */
  LIVE_PACE: whole('1', 1, 100),
  /** Number of shared rounds per seed chain. */
  LIVE_CHAIN_LENGTH: whole('100000', 1, 1_000_000),
  /**
   * Where the public number of shared rounds comes from; "none" for rounds without one, "sandbox" for a practice beacon.
   * By default the practice beacon with the sandbox outside production, and quicknet elsewhere.
   */
  BEACON: oneOf(['none', 'sandbox', 'quicknet']),
  /** Relays of drand's quicknet. */
  BEACON_URLS: beaconUrls,
  /** From the closing of betting to the number that decides, in ms of real time. */
  BEACON_MARGIN_MS: whole('1000', 300, 10_000),
  /** From the closing of betting to the start of the round at the earliest, in ms at the usual pace. */
  BEACON_DEPART_MS: whole('2500', 1_000, 60_000),
  /** A round whose number is later than this, in ms of real time, is called off. */
  BEACON_LIMIT_MS: whole('15000', 1_000, 3_600_000),
  /** The practice beacon signs this long after a number is due, in ms of real time. */
  BEACON_SANDBOX_DELAY_MS: whole('850', 0, 3_600_000),
  /** Seals secret seeds in the database; required in production, elsewhere made once in DATA_DIR. */
  SEED_KEY: secret(z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))), '64 hex digits'),
  /** Where the public record of shared rounds is written; by default a folder in DATA_DIR. */
  FAIRNESS_DIR: said(z.optional(z.string().check(z.minLength(1))), 'a text that is not empty'),
  /** Open sockets per address; generous for the same reason. */
  LIVE_SOCKETS_PER_ADDRESS: whole('500', 1, 1_000_000),
  /**
   * Live providers, as in `JILI=secret@https://play.jili.example/`; the stand-in plays those without an
   * address.
   */
  PROVIDERS: providers,
  /** Port of the stand-in provider, and its address for players when it is behind a proxy. */
  PROVIDER_PORT: whole('0', 0, 65_535),
  PROVIDER_URL: said(z.optional(webAddress), HTTP),
  /** The largest single payout of a provider. */
  PROVIDER_WIN_MAX: pesos('1000000'),
  DEPOSIT_MIN: pesos('20'),
  DEPOSIT_MAX: pesos('50000'),
  DEPOSIT_CHANNELS: channels,
  DEPOSIT_QUICK: amounts,
  /** What a payer by PIX is asked for: so many centavos of a peso are one real. */
  PIX_CENTAVOS_PER_REAL: whole('1050', 1, 1_000_000),
  /** Withdrawals: the hours in which players may ask for one, the least amount, limits by VIP level, and the fee. */
  WITHDRAW_HOURS: hours,
  WITHDRAW_MIN: pesos('100'),
  WITHDRAW_TIERS: withdrawalTiers,
  WITHDRAW_FEE: pesos('10'),
  /** From this amount on, and for every withdrawal with a signal, one person proposes and another approves. */
  WITHDRAW_SECOND_FROM: pesos('10000'),
  /** Whether this process sends approved withdrawals to the payout channel. */
  WITHDRAW_SENDER: isOn(true),
  /** Lotto: stakes of a line, the most of a player in a draw, and what one outcome may cost. */
  LOTTO_STAKE_MIN: pesos('5'),
  LOTTO_STAKE_MAX: pesos('100'),
  LOTTO_DRAW_STAKE_MAX: pesos('5000'),
  LOTTO_OUTCOME_MAX: pesos('1000000'),
  /** Counted play that a spin of the wheel uses up, after a player's first one. */
  SPIN_PLAY_REQUIRED: pesos('0'),
  STAKE_MIN: pesos('1'),
  /** The most one bet may return. */
  EXPOSURE_MAX: pesos('100000'),
  /** The same for single games: a ticket of 100 pesos may return 10,000 times its price. */
  EXPOSURE_MAX_GAMES: exposures,
  /** The least time from one bet of a player in an instant game to the next, in ms; 0 for none. */
  BET_CYCLE_MS: cycles,
  /** Whether automatic play needs a loss limit. */
  AUTOPLAY_LOSS_LIMIT: isOn(true),
  CUSTOMER_SERVICE_URL: said(z.optional(safeAddress), HTTPS),
  /** The operator's messenger channel, and its social media pages, separated by commas. */
  MESSAGING_URL: said(z.optional(safeAddress), HTTPS),
  SOCIAL_URLS: addresses,
  /** Services that get reports: visits of players who consented, and page loads. */
  AD_TRACKING_URL: tellable(),
  /** The tracking code of visitors whose address has none; without one their visits are not reported. */
  AD_TRACKING_CODE: code(),
  /** Gets what players of an invite brand do on the web, after consent; the key is public. */
  ATTRIBUTION_URL: tellable(),
  ATTRIBUTION_KEY: code(),
  ANALYTICS_URL: tellable(),
  /** Public: every page that sends reports contains it. */
  ANALYTICS_KEY: code(),
  /** Signs the payment gateway's webhooks. Without one the server generates and keeps a random secret. */
  PAYMENT_WEBHOOK_SECRET: token(16),
  /** With a key, codes are sent by SMS through Semaphore; otherwise they stay in the sandbox outbox. */
  SEMAPHORE_API_KEY: token(8),
  SEMAPHORE_SENDER: said(z.optional(z.string().check(z.minLength(1), z.maxLength(11))), '1 to 11 characters'),
  SEMAPHORE_URL: said(z._default(webAddress, 'https://api.semaphore.co'), HTTP),
  /** With a client id, players may log in through Google; with id and secret, through Facebook. */
  GOOGLE_CLIENT_ID: said(
    z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+\.apps\.googleusercontent\.com$/))),
    'a client id that ends with .apps.googleusercontent.com',
  ),
  GOOGLE_KEYS_URL: said(z._default(webAddress, 'https://www.googleapis.com/oauth2/v3/certs'), HTTP),
  FACEBOOK_APP_ID: said(z.optional(z.string().check(z.regex(/^[0-9]{6,32}$/))), '6 to 32 digits'),
  FACEBOOK_APP_SECRET: token(16),
  FACEBOOK_URL: said(z._default(webAddress, 'https://graph.facebook.com'), HTTP),
  /** SMS codes per hour and address, and per day in total, which bounds the cost of SMS pumping. */
  SMS_PER_ADDRESS: whole('20', 1, 100_000),
  SMS_PER_DAY: whole('5000', 1, 10_000_000),
  /** With both secrets, deposits go through PayMongo; otherwise only the sandbox gateway is open. */
  PAYMONGO_SECRET_KEY: secret(
    z.optional(z.string().check(z.regex(/^sk_(test|live)_[A-Za-z0-9]{8,}$/))),
    'a key that begins with sk_test_ or sk_live_',
  ),
  PAYMONGO_WEBHOOK_SECRET: token(16),
  /** Signs events of transfers, whose webhook has a secret of its own; without it none is taken. */
  PAYMONGO_TRANSFERS_WEBHOOK_SECRET: token(16),
  /** With the number and the name of a PayMongo wallet as well, withdrawals are sent from it. */
  PAYMONGO_WALLET_NUMBER: said(z.optional(z.string().check(z.regex(/^[0-9]{6,34}$/))), '6 to 34 digits'),
  PAYMONGO_WALLET_NAME: said(
    z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    '1 to 50 characters',
  ),
  PAYMONGO_URL: said(z._default(webAddress, 'https://api.paymongo.com'), HTTP),
});

export type SettingName = keyof typeof environment.shape;

/** What is valid for a setting, in words, and whether its value must not be printed. */
export function descriptionOf(name: SettingName): Description {
  const description = descriptions.get(environment.shape[name]);
  if (description === undefined) throw new Error(`${name} has no description`);
  return description;
}
