import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isMainApp, shortAppCode } from '../contract/appCode';
import { formatPesos } from '../games/kit/rules/money';
import packageJson from '../package.json';
import { descriptionOf, environment, type SettingName } from './settings/environment';
import { readSecretFiles } from './settings/secretFiles';

/** The settings of one process, after checking. Amounts are centavos. */
export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings from an environment, and secrets from the files that it names. An empty value counts as absent.
 * Throws an Error that names every wrong setting with its value, which is never printed for a secret, and what is valid.
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>) {
  const named = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { variables: given, refusals } = readSecretFiles(named);
  if (refusals.length > 0) throw wrongSettings(refusals);
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0] as SettingName));
    throw wrongSettings([...names].map((name) => refusalOf(name, given[name])));
  }
  const env = parsed.data;
  const conflicts = conflictsOf(env);
  if (conflicts.length > 0) throw wrongSettings(conflicts);
  return {
    environment: env.NODE_ENV,
    isProduction: env.NODE_ENV === 'production',
    appsVersion: packageJson.version,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    newSideUrl: env.NEW_SIDE_URL ?? null,
    newSideVersion: env.NEW_SIDE_VERSION ?? null,
    appCode: env.APP_CODE,
    /** Names a child app in accounts and sessions, whatever its version; null for the main app. */
    childCode: isMainApp(env.APP_CODE) ? null : shortAppCode(env.APP_CODE),
    mainAppUrl: env.MAIN_APP_URL ?? null,
    mainAppDownloadUrl: env.MAIN_APP_DOWNLOAD_URL ?? null,
    apkUrl: env.APK_URL ?? null,
    appHosts: env.APP_HOSTS,
    appClosesOn: env.APP_CLOSES_ON ?? null,
    migrationAwardCentavos: env.MIGRATION_AWARD,
    commentFlag: env.COMMENT_FLAG,
    dataDir: env.DATA_DIR,
    backupDir: env.BACKUP_DIR === undefined ? null : resolve(env.BACKUP_DIR),
    backupKeep: env.BACKUP_KEEP,
    /** How long bets are kept, and where they go then; null to keep them for good. */
    retention:
      env.KEPT_MONTHS === 0 || env.ARCHIVE_DIR === undefined
        ? null
        : { months: env.KEPT_MONTHS, folder: resolve(env.ARCHIVE_DIR) },
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databasePool: env.DATABASE_POOL,
    hasDatabaseStandbys: env.DATABASE_STANDBYS,
    nats: env.NATS_URL ?? null,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    /** Simulated services; in production they must be switched on explicitly. */
    sandbox: hasSandbox(env),
    sandboxToken: env.SANDBOX_TOKEN ?? null,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    drainMs: env.DRAIN_SECONDS * 1_000,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN ?? null,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    /** Owners who may open the console; empty for no console. */
    operatorEmails: env.OPERATOR_EMAIL,
    consoleHost: env.CONSOLE_HOST ?? null,
    consoleAddresses: env.CONSOLE_ADDRESSES,
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
    runsJobs: env.JOBS,
    trade: env.TRADE,
    tradeStakeMinCentavos: env.TRADE_STAKE_MIN,
    tradeStakeMaxCentavos: env.TRADE_STAKE_MAX,
    tradeMarketLimitCentavos: env.TRADE_MARKET_LIMIT,
    tradeLimitCentavos: env.TRADE_LIMIT,
    livePace: env.LIVE_PACE,
    liveChainLength: env.LIVE_CHAIN_LENGTH,
    beacon: env.BEACON ?? (hasSandbox(env) && env.NODE_ENV !== 'production' ? 'sandbox' : 'quicknet'),
    beaconUrls: env.BEACON_URLS,
    beaconMarginMs: env.BEACON_MARGIN_MS,
    beaconDepartMs: env.BEACON_DEPART_MS,
    beaconLimitMs: env.BEACON_LIMIT_MS,
    beaconSandboxDelayMs: env.BEACON_SANDBOX_DELAY_MS,
    seedKey: env.SEED_KEY ?? null,
    fairnessDir: env.FAIRNESS_DIR ?? join(env.DATA_DIR, 'fairness'),
    liveSocketsPerAddress: env.LIVE_SOCKETS_PER_ADDRESS,
    depositMinCentavos: env.DEPOSIT_MIN,
    depositMaxCentavos: env.DEPOSIT_MAX,
    depositChannels: env.DEPOSIT_CHANNELS,
    depositQuickCentavos: env.DEPOSIT_QUICK,
    pixCentavosPerReal: env.PIX_CENTAVOS_PER_REAL,
    withdrawHours: env.WITHDRAW_HOURS,
    withdrawMinCentavos: env.WITHDRAW_MIN,
    withdrawTiers: env.WITHDRAW_TIERS,
    withdrawFeeCentavos: env.WITHDRAW_FEE,
    withdrawSecondFromCentavos: env.WITHDRAW_SECOND_FROM,
    withdrawSender: env.WITHDRAW_SENDER,
    lottoStakeMinCentavos: env.LOTTO_STAKE_MIN,
    lottoStakeMaxCentavos: env.LOTTO_STAKE_MAX,
    lottoDrawStakeMaxCentavos: env.LOTTO_DRAW_STAKE_MAX,
    lottoOutcomeMaxCentavos: env.LOTTO_OUTCOME_MAX,
    spinPlayCentavos: env.SPIN_PLAY_REQUIRED,
    stakeMinCentavos: env.STAKE_MIN,
    exposureMaxCentavos: env.EXPOSURE_MAX,
    exposureMaxPesos: env.EXPOSURE_MAX_GAMES,
    /** By name of an instant game, in ms. */
    betCycleMs: env.BET_CYCLE_MS,
    autoplayNeedsLossLimit: env.AUTOPLAY_LOSS_LIMIT,
    customerServiceUrl: env.CUSTOMER_SERVICE_URL ?? null,
    messagingUrl: env.MESSAGING_URL ?? null,
    socialUrls: env.SOCIAL_URLS,
    adTrackingUrl: env.AD_TRACKING_URL ?? null,
    adTrackingCode: env.AD_TRACKING_CODE ?? null,
    attributionUrl: env.ATTRIBUTION_URL ?? null,
    attributionKey: env.ATTRIBUTION_KEY ?? null,
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
    paymongoTransfersWebhookSecret: env.PAYMONGO_TRANSFERS_WEBHOOK_SECRET ?? null,
    paymongoUrl: env.PAYMONGO_URL,
    paymongoWalletNumber: env.PAYMONGO_WALLET_NUMBER ?? null,
    paymongoWalletName: env.PAYMONGO_WALLET_NAME ?? null,
  } as const;
}

/** Limits, rewards and reports look back two months at most. */
const KEPT_MONTHS_LEAST = 3;

const wrongSettings = (refusals: readonly string[]): Error =>
  new Error(`Wrong settings in the environment:\n${refusals.map((line) => `  ${line}`).join('\n')}`);

function refusalOf(name: SettingName, value = ''): string {
  const { valid, isSecret } = descriptionOf(name);
  // An address may contain a password.
  const shown = JSON.stringify(value.replace(/\/\/[^/]*@/, '//***@'));
  const got = isSecret ? `a secret of ${value.length} characters` : shown;
  return `${name}: got ${got}, expected ${valid}`;
}

type Environment = z.output<typeof environment>;

const hasSandbox = ({ SANDBOX, NODE_ENV }: Environment): boolean => SANDBOX ?? NODE_ENV !== 'production';

/** Conflicts between settings that are valid by themselves. */
function conflictsOf(env: Environment): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const conflicts: string[] = [];
  if (isProduction && env.LIVE_PACE > 1) {
    conflicts.push(`LIVE_PACE: got "${env.LIVE_PACE}", expected 1 in production`);
  }
  if (isProduction && hasSandbox(env) && env.SANDBOX_TOKEN === undefined) {
    conflicts.push(
      'SANDBOX_TOKEN: got none, expected at least 16 characters where SANDBOX is on in production',
    );
  }
  if (isProduction && env.SEED_KEY === undefined) {
    conflicts.push('SEED_KEY: got none, expected 64 hex digits in production, kept outside the database');
  }
  if (env.BEACON === 'sandbox' && (isProduction || !hasSandbox(env))) {
    const where = isProduction ? 'in production' : 'where SANDBOX is off';
    conflicts.push(`BEACON: got "sandbox", expected quicknet or none ${where}`);
  }
  if (env.BACKUP_DIR !== undefined && env.DATABASE_URL !== undefined) {
    conflicts.push(
      'BACKUP_DIR: got one beside DATABASE_URL, expected none: back that PostgreSQL up where it runs',
    );
  }
  if (env.KEPT_MONTHS > 0 && env.KEPT_MONTHS < KEPT_MONTHS_LEAST) {
    conflicts.push(
      `KEPT_MONTHS: got "${env.KEPT_MONTHS}", expected 0 for good, or at least ${KEPT_MONTHS_LEAST}`,
    );
  }
  if (env.KEPT_MONTHS > 0 && env.ARCHIVE_DIR === undefined) {
    conflicts.push('ARCHIVE_DIR: got none beside KEPT_MONTHS, expected the folder that bets are written to');
  }
  if (env.DEPOSIT_MIN > env.DEPOSIT_MAX) {
    const [min, max] = [formatPesos(env.DEPOSIT_MIN), formatPesos(env.DEPOSIT_MAX)];
    conflicts.push(`DEPOSIT_MIN: got "${min}", expected no more than DEPOSIT_MAX, which is ${max}`);
  }
  if (env.WITHDRAW_FEE >= env.WITHDRAW_MIN) {
    const [fee, min] = [formatPesos(env.WITHDRAW_FEE), formatPesos(env.WITHDRAW_MIN)];
    conflicts.push(`WITHDRAW_FEE: got "${fee}", expected less than WITHDRAW_MIN, which is ${min}`);
  }
  return conflicts;
}
