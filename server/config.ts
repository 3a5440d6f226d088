import * as z from 'zod/mini';
import { BRANDS, brandOf } from '../contract/brands';
import { SKIN_NAMES } from '../contract/skins';
import { parsePesos } from '../games/kit/rules/money';
import { isGameName, rulebook } from '../games/rulebook';
import packageJson from '../package.json';

const pesos = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.transform((text: string, context) => {
      const amount = parsePesos(text);
      if (amount !== null) return amount;
      context.issues.push({ code: 'custom', input: text, message: 'expected pesos such as 20 or 20.50' });
      return z.NEVER;
    }),
  );

const whole = (fallback: string, minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z._default(z.string().check(z.regex(/^[0-9]{1,9}$/)), fallback), z.transform(Number)),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  );

const onOrOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no']),
  z.transform((word) => ['on', 'true', '1', 'yes'].includes(word)),
);

const gameNames = z.pipe(
  z._default(z.string(), Object.keys(rulebook).join(',')),
  z.transform((text: string, context) => {
    const names = text.split(',').filter((name) => name !== '');
    const unknown = names.find((name) => !isGameName(name));
    if (unknown === undefined) return names;
    context.issues.push({ code: 'custom', input: text, message: `there is no game named ${unknown}` });
    return z.NEVER;
  }),
);

const addresses = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => text.split(',').filter((address) => address !== '')),
  ),
  z.array(z.url({ protocol: /^https$/ })),
);

/**
 * A service that players' browsers tell something: encrypted, unless it is this very machine. It stands in the page's
 * policy, which some signs would end.
 */
const tellable = z
  .url({ protocol: /^https?$/ })
  .check(
    z.regex(/^(https:\/\/[^@\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/.*)?)$/),
    z.regex(/^[^;,'"\s#]+$/),
  );

/** Which brand a host shows, as in `pista.example=pista,kidlat.example=kidlat`. */
const brandHosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string, context) => {
    const pairs = text.split(',').filter((pair) => pair !== '');
    const wrong = pairs.find(
      (pair) => !/^[a-z0-9.-]+=[a-z]+$/.test(pair) || brandOf(idIn(pair)) === undefined,
    );
    if (wrong === undefined) return new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', idIn(pair)]));
    context.issues.push({
      code: 'custom',
      input: text,
      message: 'expected pairs such as host.example=hiyas',
    });
    return z.NEVER;
  }),
);

const PROVIDER = /^([A-Z0-9]{2,16})=([A-Za-z0-9_-]{32,128})(?:@(https?:\/\/[^\s,]+))?$/;

/** A provider's secret, and its own address where it is a live one. */
export interface ProviderAccess {
  readonly secret: string;
  readonly url: string | null;
}

/** Providers by name, parted by commas. */
const providers = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string, context): ReadonlyMap<string, ProviderAccess> => {
    const all = new Map<string, ProviderAccess>();
    for (const item of text.split(',').filter((each) => each !== '')) {
      const [, name, secret, url] = PROVIDER.exec(item) ?? [];
      if (name !== undefined && secret !== undefined && !all.has(name)) {
        all.set(name, { secret, url: url ?? null });
        continue;
      }
      // Never the value: secrets stand in it.
      context.issues.push({
        code: 'custom',
        input: '',
        message: 'expected NAME=secret or NAME=secret@https://host/',
      });
      return z.NEVER;
    }
    return all;
  }),
);

const idIn = (pair: string): string => pair.split('=')[1] ?? '';

/** Every setting there is, under the name it has in the environment. README lists them. */
const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: whole('8080', 0, 65_535),
  /** The address players open, when a proxy stands in front. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  /** As libpq reads it, which includes addresses without a host and with a socket's folder. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  DATABASE_POOL: whole('16', 1, 200),
  SANDBOX: z.optional(onOrOff),
  /** By default "info" in production, and "warn" elsewhere, where a person reads along. */
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  /** How many proxies in front of the server may be believed about the caller's address. */
  TRUST_PROXY_HOPS: whole('0', 0, 10),
  /** Calls per minute and address; generous, because mobile carriers put many players behind one address. */
  RATE_LIMIT_PER_MINUTE: whole('1200', 1, 1_000_000),
  /** Whoever shows this token may read /metrics from elsewhere. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Whoever shows this token may post messages to players; without one nobody may. */
  OPERATOR_TOKEN: z.optional(z.string().check(z.minLength(32))),
  BRAND: z._default(z.enum(BRANDS.map(({ id }) => id)), 'hiyas'),
  /** By default the brand's own. */
  SKIN: z.optional(z.enum(SKIN_NAMES)),
  BRAND_HOSTS: brandHosts,
  /** The brand is opened by invitation: some addresses are spelled its own way. */
  INVITE_BRAND: z._default(onOrOff, false),
  OWN_GAMES: gameNames,
  /** How many games of studios the seeded catalogue has; 10000 to try the lobby under load. */
  CATALOGUE_SIZE: whole('560', 0, 10_000),
  /** How many of a hundred players see the games that are released by and by; always the same players. */
  GRADUAL_RELEASE_PERCENT: whole('20', 0, 100),
  /** Whether this process takes part in running the tables of shared rounds. */
  LIVE_TABLES: z._default(onOrOff, true),
  /** How many times faster than usual shared rounds run; for tests, and refused in production. */
  LIVE_PACE: whole('1', 1, 100),
  /** Shared rounds that one published chain of seeds decides. */
  LIVE_CHAIN_LENGTH: whole('100000', 1, 1_000_000),
  /** Open sockets of one address; generous, for the same reason. */
  LIVE_SOCKETS_PER_ADDRESS: whole('500', 1, 1_000_000),
  /** Live providers, as in `JILI=secret@https://play.jili.example/`; without an address the stand-in plays it. */
  PROVIDERS: providers,
  /** Where the stand-in for providers listens, and where players reach it when a proxy stands in front. */
  PROVIDER_PORT: whole('0', 0, 65_535),
  PROVIDER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** The most a provider may pay at once. */
  PROVIDER_WIN_MAX: pesos('1000000'),
  DEPOSIT_MIN: pesos('20'),
  DEPOSIT_MAX: pesos('50000'),
  STAKE_MIN: pesos('1'),
  /** The most one bet may return. */
  EXPOSURE_MAX: pesos('100000'),
  CUSTOMER_SERVICE_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** The house's own channel in a messenger, and its pages in social networks, parted by commas. */
  MESSAGING_URL: z.optional(z.url({ protocol: /^https$/ })),
  SOCIAL_URLS: addresses,
  /** With an address, visits of players who agreed are told to an advertising service, page loads counted by another. */
  AD_TRACKING_URL: z.optional(tellable),
  /** The tracking code of visitors whose address brings none; without one nothing is told of them. */
  AD_TRACKING_CODE: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))),
  ANALYTICS_URL: z.optional(tellable),
  /** Public, as it is in every page that counts for itself. */
  ANALYTICS_KEY: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))),
  /** Signs the payment gateway's webhooks. Without one the server keeps a random secret of its own. */
  PAYMENT_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
  /** With a key, codes go out by SMS through Semaphore; without one they stay in the sandbox outbox. */
  SEMAPHORE_API_KEY: z.optional(z.string().check(z.minLength(8))),
  SEMAPHORE_SENDER: z.optional(z.string().check(z.minLength(1), z.maxLength(11))),
  SEMAPHORE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.semaphore.co'),
  /** With a client id, players may log in through Google; with id and secret, through Facebook. */
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+\.apps\.googleusercontent\.com$/))),
  GOOGLE_KEYS_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^[0-9]{6,32}$/))),
  FACEBOOK_APP_SECRET: z.optional(z.string().check(z.minLength(16))),
  FACEBOOK_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://graph.facebook.com'),
  /** SMS codes an hour to one address, and a day to everybody: what pumping can cost at most. */
  SMS_PER_ADDRESS: whole('20', 1, 100_000),
  SMS_PER_DAY: whole('5000', 1, 10_000_000),
  /** With both secrets, deposits go through PayMongo; without them only the sandbox gateway is open. */
  PAYMONGO_SECRET_KEY: z.optional(z.string().check(z.regex(/^sk_(test|live)_[A-Za-z0-9]{8,}$/))),
  PAYMONGO_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
  PAYMONGO_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.paymongo.com'),
});

/** The settings of one process, after checking. Amounts are centavos. */
export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings from an environment. An empty value counts as absent.
 * Throws an Error that names every wrong setting, and never its value.
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong settings in the environment:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.LIVE_PACE > 1) {
    throw new Error(
      'Wrong settings in the environment:\n  LIVE_PACE: rounds for money run at their own pace',
    );
  }
  return {
    environment: env.NODE_ENV,
    isProduction: env.NODE_ENV === 'production',
    appsVersion: packageJson.version,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    /** Stand-ins for the outside world; in production they must be switched on by name. */
    sandbox: env.SANDBOX ?? env.NODE_ENV !== 'production',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN ?? null,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    brand: env.BRAND,
    skin: env.SKIN ?? null,
    brandHosts: env.BRAND_HOSTS,
    inviteBrand: env.INVITE_BRAND,
    ownGames: env.OWN_GAMES,
    catalogueSize: env.CATALOGUE_SIZE,
    gradualReleasePercent: env.GRADUAL_RELEASE_PERCENT,
    providers: env.PROVIDERS,
    providerPort: env.PROVIDER_PORT,
    providerUrl: env.PROVIDER_URL ?? null,
    providerWinMaxCentavos: env.PROVIDER_WIN_MAX,
    liveTables: env.LIVE_TABLES,
    livePace: env.LIVE_PACE,
    liveChainLength: env.LIVE_CHAIN_LENGTH,
    liveSocketsPerAddress: env.LIVE_SOCKETS_PER_ADDRESS,
    depositMinCentavos: env.DEPOSIT_MIN,
    depositMaxCentavos: env.DEPOSIT_MAX,
    stakeMinCentavos: env.STAKE_MIN,
    exposureMaxCentavos: env.EXPOSURE_MAX,
    customerServiceUrl: env.CUSTOMER_SERVICE_URL ?? null,
    messagingUrl: env.MESSAGING_URL ?? null,
    socialUrls: env.SOCIAL_URLS,
    adTrackingUrl: env.AD_TRACKING_URL ?? null,
    adTrackingCode: env.AD_TRACKING_CODE ?? null,
    analyticsUrl: env.ANALYTICS_URL ?? null,
    analyticsKey: env.ANALYTICS_KEY ?? null,
    paymentWebhookSecret: env.PAYMENT_WEBHOOK_SECRET ?? null,
    semaphoreApiKey: env.SEMAPHORE_API_KEY ?? null,
    semaphoreSender: env.SEMAPHORE_SENDER ?? null,
    semaphoreUrl: env.SEMAPHORE_URL,
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleKeysUrl: env.GOOGLE_KEYS_URL,
    facebookAppId: env.FACEBOOK_APP_ID ?? null,
    facebookAppSecret: env.FACEBOOK_APP_SECRET ?? null,
    facebookUrl: env.FACEBOOK_URL,
    smsPerAddress: env.SMS_PER_ADDRESS,
    smsPerDay: env.SMS_PER_DAY,
    paymongoSecretKey: env.PAYMONGO_SECRET_KEY ?? null,
    paymongoWebhookSecret: env.PAYMONGO_WEBHOOK_SECRET ?? null,
    paymongoUrl: env.PAYMONGO_URL,
  } as const;
}
