import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';
import { BRANDS, brandOf } from '../contract/brands';
import { SKIN_NAMES } from '../contract/skins';
import { isGameName, rulebook } from '../games/allGames';
import { type Centavos, parsePesos } from '../games/kit/rules/money';
import { CYCLE_MAX_MS, INSTANT_GAMES, parseBetCycles } from './betCycles';

/** The description of a setting in an error message. */
interface Description {
  /** What is valid, to be read after "expected". */
  readonly valid: string;
  /** Whether its value must not be printed. */
  readonly isSecret: boolean;
}

const descriptions = z.registry<Description>();

/** Attaches a description of the valid values to a schema. */
const said = <S extends z.core.$ZodType>(schema: S, valid: string): S => {
  descriptions.add(schema, { valid, isSecret: false });
  return schema;
};

/** As {@link said}, for a value that must not be printed. */
const secret = <S extends z.core.$ZodType>(schema: S, valid: string): S => {
  descriptions.add(schema, { valid, isSecret: true });
  return schema;
};

const text = (fallback: string) =>
  said(z._default(z.string().check(z.minLength(1)), fallback), 'a text that is not empty');

const oneOf = <const W extends readonly string[]>(words: W) =>
  said(z.optional(z.enum(words)), words.join(', '));

const pesos = (fallback: string) =>
  said(
    z.pipe(
      z._default(z.string(), fallback),
      z.transform((typed: string, context) => {
        const amount = parsePesos(typed);
        if (amount !== null) return amount;
        context.issues.push({ code: 'custom', input: typed });
        return z.NEVER;
      }),
    ),
    'pesos such as 20 or 20.50',
  );

const whole = (fallback: string, minimum: number, maximum: number) =>
  said(
    z.pipe(
      z.pipe(z._default(z.string().check(z.regex(/^[0-9]{1,9}$/)), fallback), z.transform(Number)),
      z.int().check(z.minimum(minimum), z.maximum(maximum)),
    ),
    `a whole number from ${minimum} to ${maximum}`,
  );

const WORDS = ['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'] as const;
const onOrOff = z.pipe(
  z.enum(WORDS),
  z.transform((word) => ['on', 'true', '1', 'yes'].includes(word)),
);
const isOn = (fallback: boolean) => said(z._default(onOrOff, fallback), WORDS.join(', '));

const MINUTES = /^(?:([01][0-9]|2[0-3]):([0-5][0-9]))?$/;
const minutesOf = (time: string): number | null =>
  time === '' ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Two times of day in the Philippines, as in `07:00-19:00`; either may be left out. */
const hours = said(
  z.pipe(
    z._default(z.string(), '07:00-19:00'),
    z.transform((typed: string, context) => {
      const [start = '', end = '', ...rest] = typed.split('-');
      const [startMinutes, endMinutes] = [minutesOf(start), minutesOf(end)];
      const isWritten = typed.includes('-') && rest.length === 0 && MINUTES.test(start) && MINUTES.test(end);
      const isOrdered = startMinutes === null || endMinutes === null || startMinutes < endMinutes;
      if (isWritten && isOrdered) return { startMinutes, endMinutes };
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'two times of day such as 07:00-19:00, the earlier one first; either may be empty for no limit',
);

/** What a player may withdraw from a VIP level on. */
export interface WithdrawalTier {
  readonly fromLevel: number;
  readonly perDay: number;
  readonly maxCentavos: Centavos;
}

const TIER = /^([0-9]{1,2})=([0-9]{1,3})@([0-9.]{1,12})$/;

/** Tiers by VIP level, as in `0=3@50000,4=4@50000`: from level 4 on four withdrawals a day of 50,000 pesos at most. */
const withdrawalTiers = said(
  z.pipe(
    z._default(z.string(), '0=3@50000,4=4@50000,11=5@50000'),
    z.transform((typed: string, context): readonly WithdrawalTier[] => {
      const tiers = typed.split(',').map((part) => {
        const [, level = '', perDay = '', max = ''] = TIER.exec(part) ?? [];
        return { fromLevel: Number(level), perDay: Number(perDay), maxCentavos: parsePesos(max) };
      });
      const isFine = tiers.every(
        ({ fromLevel, perDay, maxCentavos }, at) =>
          perDay > 0 && maxCentavos !== null && fromLevel > (tiers[at - 1]?.fromLevel ?? -1),
      );
      if (isFine && tiers[0]?.fromLevel === 0) return tiers as WithdrawalTier[];
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'level=count@pesos, separated by commas, from level 0 upwards, such as 0=3@50000,4=5@100000',
);

/** A payment method that is offered, with bounds of its own where they are narrower than those of all deposits. */
export interface ChannelSetting {
  readonly id: (typeof CHANNEL_IDS)[number];
  readonly minCentavos: Centavos | null;
  readonly maxCentavos: Centavos | null;
}

const CHANNEL_IDS = ['gcash', 'maya', 'qrph', 'bank', 'pix'] as const;
const CHANNEL = /^([a-z]{1,8})(?:=([0-9.]{1,12})-([0-9.]{1,12}))?$/;

/** Payment methods in the order in which they are shown, as in `gcash,bank=500-20000`. */
const channels = said(
  z.pipe(
    z._default(z.string(), CHANNEL_IDS.join(',')),
    z.transform((typed: string, context): readonly ChannelSetting[] => {
      const settings = typed.split(',').map((part) => {
        const [, name, min, max] = CHANNEL.exec(part) ?? [];
        const id = CHANNEL_IDS.find((known) => known === name);
        const [minCentavos, maxCentavos] = [min, max].map((text) =>
          text === undefined ? null : parsePesos(text),
        );
        const isFine =
          min === undefined || ((minCentavos ?? 0n) > 0n && (maxCentavos ?? 0n) >= (minCentavos ?? 0n));
        return id !== undefined && isFine
          ? { id, minCentavos: minCentavos ?? null, maxCentavos: maxCentavos ?? null }
          : null;
      });
      const known = settings.filter((setting) => setting !== null);
      const ids = new Set(known.map(({ id }) => id));
      if (known.length === settings.length && ids.size === settings.length) return known;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `payment methods, separated by commas, each with bounds in pesos or without, such as gcash,bank=500-20000; methods: ${CHANNEL_IDS.join(', ')}`,
);

/** One to eight amounts in pesos, as in `100,200,500`. */
const amounts = said(
  z.pipe(
    z._default(z.string(), '100,200,500,1000,2000,5000'),
    z.transform((typed: string, context): readonly Centavos[] => {
      const parsed = typed.split(',').map(parsePesos);
      const known = parsed.filter((amount) => amount !== null && amount > 0n);
      if (known.length === parsed.length && parsed.length <= 8) return known as Centavos[];
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'one to eight amounts in pesos, separated by commas, such as 100,200,500',
);

const GAMES = Object.keys(rulebook);
const gameNames = said(
  z.pipe(
    z._default(z.string(), GAMES.join(',')),
    z.transform((typed: string, context): string[] => {
      const names = typed.split(',').filter((name) => name !== '');
      if (names.every(isGameName)) return names;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `names of own games, separated by commas: ${GAMES.join(', ')}`,
);

const cycles = said(
  z.pipe(
    z._default(z.string(), '2500'),
    z.transform((typed: string, context) => {
      const parsed = parseBetCycles(typed);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `ms from 0 to ${CYCLE_MAX_MS}, then exceptions such as 2500,dice=4000; games: ${INSTANT_GAMES.join(', ')}`,
);

const HTTP = 'an address such as https://host.example/';
const HTTPS = 'an address that begins with https://';
const webAddress = z.url({ protocol: /^https?$/ });
const safeAddress = z.url({ protocol: /^https$/ });

const addresses = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((typed: string) => typed.split(',').filter((address) => address !== '')),
    ),
    z.array(safeAddress),
  ),
  'addresses that begin with https://, separated by commas',
);

const RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Encrypted, unless they are on this machine. */
const beaconUrls = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), RELAYS.join(',')),
      z.transform((typed: string) => typed.split(',').filter((address) => address !== '')),
    ),
    z
      .array(webAddress.check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/)))
      .check(z.minLength(1)),
  ),
  'one or more https addresses, separated by commas',
);

/** A secret for comparing or signing, with a minimum length. */
const token = (charactersMin: number) =>
  secret(z.optional(z.string().check(z.minLength(charactersMin))), `at least ${charactersMin} characters`);

/**
 * An external service that browsers send reports to: encrypted, unless it is on this machine. It becomes part
 * of the page's content security policy, so characters that would end a directive are refused.
 */
const tellable = () =>
  said(
    z.optional(
      webAddress.check(
        z.regex(/^(https:\/\/[^@\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/.*)?)$/),
        z.regex(/^[^;,'"\s#]+$/),
      ),
    ),
    'an https address without a user name, a fragment or any of ; , \' "',
  );

/** A public identifier at an external service. */
const code = () =>
  said(
    z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))),
    '1 to 128 letters, digits or any of _ . : -',
  );

/** Which brand a host shows, as in `pista.example=pista,kidlat.example=kidlat`. */
const brandHosts = said(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string, context) => {
      const pairs = text.split(',').filter((pair) => pair !== '');
      const wrong = pairs.find(
        (pair) => !/^[a-z0-9.-]+=[a-z]+$/.test(pair) || brandOf(idIn(pair)) === undefined,
      );
      if (wrong === undefined) return new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', idIn(pair)]));
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  ),
  `pairs such as host.example=hiyas, separated by commas; brands: ${BRANDS.map(({ id }) => id).join(', ')}`,
);

const emails = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((typed: string) =>
        typed
          .toLowerCase()
          .split(',')
          .filter((email) => email !== ''),
      ),
    ),
    z.array(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
  ),
  'e-mail addresses, separated by commas',
);

/** Addresses and networks, as in `203.0.113.7,2001:db8::/48`. */
const networks = said(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((typed: string, context): BlockList | null => {
      if (typed === '') return null;
      const list = new BlockList();
      for (const item of typed.split(',')) {
        const [address = '', bits] = item.split('/');
        const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
        const most = family === 'ipv6' ? 128 : 32;
        const prefix = bits === undefined ? most : /^[0-9]{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
        if (isIP(address) !== 0 && prefix <= most) {
          list.addSubnet(address, prefix, family);
          continue;
        }
        context.issues.push({ code: 'custom', input: typed });
        return z.NEVER;
      }
      return list;
    }),
  ),
  'addresses or networks such as 203.0.113.7,2001:db8::/48, separated by commas',
);

const PROVIDER = /^([A-Z0-9]{2,16})=([A-Za-z0-9_-]{32,128})(?:@(https?:\/\/[^\s,]+))?$/;

/** A provider's secret, and its own address if it is a live one. */
export interface ProviderAccess {
  readonly secret: string;
  readonly url: string | null;
}

/** Providers by name, separated by commas. */
const providers = secret(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string, context): ReadonlyMap<string, ProviderAccess> => {
      const all = new Map<string, ProviderAccess>();
      for (const item of text.split(',').filter((each) => each !== '')) {
        const [, name, secret, url] = PROVIDER.exec(item) ?? [];
        if (name !== undefined && secret !== undefined && !all.has(name)) {
          all.set(name, { secret, url: url ?? null });
          continue;
        }
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
      return all;
    }),
  ),
  'NAME=secret or NAME=secret@https://host/, separated by commas, each name once; names of 2 to 16 capitals or digits, secrets of 32 to 128 characters',
);

const idIn = (pair: string): string => pair.split('=')[1] ?? '';

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
  /** Whether wrappers may ask their players for a comment in the store. */
  COMMENT_FLAG: isOn(false),
  DATA_DIR: text('./data'),
  /** Where the embedded database's copies and its archived log are kept; on another disk than DATA_DIR. */
  BACKUP_DIR: said(z.optional(z.string().check(z.minLength(1))), 'a text that is not empty'),
  /** Number of daily copies to keep. */
  BACKUP_KEEP: whole('7', 1, 1_000),
  /** As libpq reads it, including addresses without a host and with a socket's folder. */
  DATABASE_URL: secret(
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
    'an address such as postgresql://user:password@host:5432/database',
  ),
  DATABASE_POOL: whole('16', 1, 200),
  /** Statements that take this long or longer are logged. */
  SLOW_STATEMENT_MS: whole('500', 1, 600_000),
  SANDBOX: said(z.optional(onOrOff), WORDS.join(', ')),
  /** Token for the sandbox's addresses; required in production with the sandbox. */
  SANDBOX_TOKEN: token(16),
  /** By default "info" in production, and "warn" elsewhere, where a person reads the output. */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
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
  STAKE_MIN: pesos('1'),
  /** The most one bet may return. */
  EXPOSURE_MAX: pesos('100000'),
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
