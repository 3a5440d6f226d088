import { describe, expect, it } from 'vitest';
import { BRANDS } from '../contract/brands';
import { SKIN_NAMES } from '../contract/skins';
import { rulebook } from '../games/allGames';
import { INSTANT_GAMES } from './betCycles';
import { parseConfig } from './config';
import { environment } from './settings/environment';

/** What production must say. */
const PRODUCTION = { NODE_ENV: 'production', SEED_KEY: 'a1'.repeat(32) };

describe('the settings', () => {
  it('have the published defaults', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      databaseUrl: null,
      nats: null,
      sandbox: true,
      brand: 'hiyas',
      skin: null,
      ownGames: Object.keys(rulebook),
      liveTables: true,
      runsJobs: true,
      livePace: 1,
      depositMinCentavos: 20_00n,
      depositMaxCentavos: 50_000_00n,
      stakeMinCentavos: 1_00n,
      exposureMaxCentavos: 100_000_00n,
      exposureMaxPesos: { scratch: 1_000_000 },
      betCycleMs: Object.fromEntries(INSTANT_GAMES.map((name) => [name, 2_500])),
      autoplayNeedsLossLimit: true,
    });
  });

  it('close the sandbox in production unless it is switched on by name', () => {
    expect(parseConfig(PRODUCTION).sandbox).toBe(false);
    const named = { ...PRODUCTION, SANDBOX: 'on', SANDBOX_TOKEN: 'sixteen letters.' };
    expect(parseConfig(named)).toMatchObject({ sandbox: true, sandboxToken: 'sixteen letters.' });
    expect(parseConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
  });

  it('take the public number from quicknet, and from the practice beacon only in a sandbox outside production', () => {
    expect(parseConfig({}).beacon).toBe('sandbox');
    expect(parseConfig({ SANDBOX: 'off' }).beacon).toBe('quicknet');
    expect(parseConfig(PRODUCTION).beacon).toBe('quicknet');
    const named = { ...PRODUCTION, SANDBOX: 'on', SANDBOX_TOKEN: 'sixteen letters.' };
    expect(parseConfig(named).beacon).toBe('quicknet');
    expect(parseConfig({ BEACON: 'none' }).beacon).toBe('none');
  });

  it('refuse a faster pace in production', () => {
    expect(parseConfig({ LIVE_PACE: '20' }).livePace).toBe(20);
    expect(() => parseConfig({ ...PRODUCTION, LIVE_PACE: '2' })).toThrow('LIVE_PACE');
  });

  it.each([['postgresql://u:p@db.example:5432/x?sslmode=require'], ['postgresql://u@/x?host=%2Frun%2Fpg']])(
    'accept the database %s',
    (url) => {
      expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );

  it.each([
    ['https://ads.example/v1/events?house=7'],
    ['http://127.0.0.1:4000/ads'],
    ['http://localhost/ads'],
  ])('accept the service %s', (url) => {
    expect(parseConfig({ AD_TRACKING_URL: url }).adTrackingUrl).toBe(url);
  });

  it('give single games another least cycle', () => {
    expect(parseConfig({ BET_CYCLE_MS: '0,dice=4000' }).betCycleMs).toEqual({
      ...Object.fromEntries(INSTANT_GAMES.map((name) => [name, 0])),
      dice: 4_000,
    });
  });

  it('treat an empty value as absent', () => {
    expect(parseConfig({ PORT: '', SANDBOX: '' })).toMatchObject({ port: 8080, sandbox: true });
  });

  const HTTP = 'an address such as https://host.example/';
  const HTTPS = 'an address that begins with https://';
  const SWITCH = 'on, off, true, false, 1, 0, yes, no';
  const NETWORKS = 'addresses or networks such as 203.0.113.7,2001:db8::/48, separated by commas';
  const PESOS = 'pesos such as 20 or 20.50';
  const HOURS =
    'two times of day such as 07:00-19:00, the earlier one first; either may be empty for no limit';
  const TIERS = 'level=count@pesos, separated by commas, from level 0 upwards, such as 0=3@50000,4=5@100000';
  const CHANNELS =
    'payment methods, separated by commas, each with bounds in pesos or without, such as gcash,bank=500-20000; methods: gcash, maya, qrph, bank, pix';
  const AMOUNTS = 'one to eight amounts in pesos, separated by commas, such as 100,200,500';
  const TOLD = 'an https address without a user name, a fragment or any of ; , \' "';
  const CODE = '1 to 128 letters, digits or any of _ . : -';
  const PROVIDERS =
    'NAME=secret or NAME=secret@https://host/, separated by commas, each name once; names of 2 to 16 capitals or digits, secrets of 32 to 128 characters';
  const from = (least: number, most: number) => `a whole number from ${least} to ${most}`;

  /** A wrong value of every setting, and the expected text about valid values. */
  const SHOWN: readonly (readonly [name: string, value: string, valid: string])[] = [
    ['NODE_ENV', 'prod', 'development, production, test'],
    ['PORT', '80a', from(0, 65_535)],
    ['PORT', '65536', from(0, 65_535)],
    ['PORT', '-1', from(0, 65_535)],
    ['PUBLIC_URL', 'app.example', HTTP],
    ['NEW_SIDE_URL', 'http://main.example/', HTTPS],
    ['NEW_SIDE_VERSION', 'v4', 'a version such as 4.4.2'],
    ['APP_CODE', 'peryahan', 'a name and a version such as peryahan_4000'],
    ['MAIN_APP_URL', 'main.example', HTTP],
    ['MAIN_APP_DOWNLOAD_URL', 'main.example/get', HTTP],
    ['APK_URL', 'http://main.example/app.apk', HTTPS],
    ['APP_HOSTS', 'Main.example', 'host names in lower case, separated by commas'],
    ['APP_CLOSES_ON', '31 January', 'a date such as 2027-01-31'],
    ['MIGRATION_AWARD', '-1', PESOS],
    ['COMMENT_FLAG', 'maybe', SWITCH],
    ['DATABASE_STANDBYS', 'two', SWITCH],
    ['BACKUP_KEEP', '0', from(1, 30)],
    ['BACKUP_KEEP', '31', from(1, 30)],
    ['KEPT_MONTHS', '121', from(0, 120)],
    ['DATABASE_POOL', '0', from(1, 200)],
    ['SLOW_STATEMENT_MS', '0', from(1, 600_000)],
    ['SANDBOX', 'perhaps', SWITCH],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['DRAIN_SECONDS', '11', from(0, 10)],
    ['TRUST_PROXY_HOPS', '11', from(0, 10)],
    ['SLOW_STATEMENT_MS', '0', from(1, 600_000)],
    ['RATE_LIMIT_PER_MINUTE', '0', from(1, 1_000_000)],
    ['BRAND', 'nosuchbrand', BRANDS.map(({ id }) => id).join(', ')],
    ['SKIN', 'v9', SKIN_NAMES.join(', ')],
    ...['pista.example=nosuchbrand', 'pista.example'].map(
      (value) =>
        [
          'BRAND_HOSTS',
          value,
          `pairs such as host.example=hiyas, separated by commas; brands: ${BRANDS.map(({ id }) => id).join(', ')}`,
        ] as const,
    ),
    ['INVITE_BRAND', 'maybe', SWITCH],
    [
      'OWN_GAMES',
      'color,nosuchgame',
      `names of own games, separated by commas: ${Object.keys(rulebook).join(', ')}`,
    ],
    ['OPERATOR_EMAIL', 'ana,ben@console.example', 'e-mail addresses, separated by commas'],
    ['CONSOLE_HOST', 'Desk.example', 'a host name in lower case'],
    ['CONSOLE_ADDRESSES', '10.0.0.0/33', NETWORKS],
    ['CONSOLE_ADDRESSES', 'desk.example', NETWORKS],
    ['CATALOGUE_SIZE', '10001', from(0, 10_000)],
    ['GRADUAL_RELEASE_PERCENT', '101', from(0, 100)],
    ['LIVE_TABLES', 'maybe', SWITCH],
    ['JOBS', 'maybe', SWITCH],
    ['TRADE', 'maybe', SWITCH],
    ['TRADE_STAKE_MIN', 'ten', PESOS],
    ['TRADE_STAKE_MAX', '5,000', PESOS],
    ['TRADE_MARKET_LIMIT', 'much', PESOS],
    ['TRADE_LIMIT', 'more', PESOS],
    ['LIVE_PACE', '0', from(1, 100)],
    ['LIVE_CHAIN_LENGTH', '0', from(1, 1_000_000)],
    ['BEACON', 'dice', 'none, sandbox, quicknet'],
    ['BEACON_URLS', 'http://relay.example', 'one or more https addresses, separated by commas'],
    ['BEACON_MARGIN_MS', '299', from(300, 10_000)],
    ['BEACON_DEPART_MS', '999', from(1_000, 60_000)],
    ['BEACON_LIMIT_MS', '999', from(1_000, 3_600_000)],
    ['BEACON_SANDBOX_DELAY_MS', '-1', from(0, 3_600_000)],
    ['LIVE_SOCKETS_PER_ADDRESS', 'many', from(1, 1_000_000)],
    ['PROVIDER_PORT', 'any', from(0, 65_535)],
    ['PROVIDER_URL', 'play.example', HTTP],
    ['PROVIDER_WIN_MAX', 'much', PESOS],
    ['DEPOSIT_MIN', '1e3', PESOS],
    ['DEPOSIT_MIN', '-20', PESOS],
    ['DEPOSIT_MAX', '1.005', PESOS],
    ...['cash', 'gcash,gcash', 'gcash=100', 'gcash=0-100', 'gcash=200-100', ',gcash'].map(
      (value) => ['DEPOSIT_CHANNELS', value, CHANNELS] as const,
    ),
    ...['many', '100,', '0', '1,2,3,4,5,6,7,8,9'].map((value) => ['DEPOSIT_QUICK', value, AMOUNTS] as const),
    ['PIX_CENTAVOS_PER_REAL', '10.50', from(1, 1_000_000)],
    ...['7-19', '07:00', '19:00-07:00', '07:00-24:00', '07:00-12:00-19:00'].map(
      (value) => ['WITHDRAW_HOURS', value, HOURS] as const,
    ),
    ['WITHDRAW_MIN', 'one', PESOS],
    ...['3@50000', '1=3@50000', '0=0@50000', '0=3@50000,0=4@50000', '0=3@fifty'].map(
      (value) => ['WITHDRAW_TIERS', value, TIERS] as const,
    ),
    ['WITHDRAW_FEE', '1,5', PESOS],
    ['WITHDRAW_SECOND_FROM', 'much', PESOS],
    ['WITHDRAW_SENDER', 'maybe', SWITCH],
    ['PAYMONGO_WALLET_NUMBER', 'mine', '6 to 34 digits'],
    ['PAYMONGO_WALLET_NAME', 'x'.repeat(51), '1 to 50 characters'],
    ['LOTTO_STAKE_MIN', 'five', PESOS],
    ['LOTTO_STAKE_MAX', '1e2', PESOS],
    ['LOTTO_DRAW_STAKE_MAX', '-1', PESOS],
    ['LOTTO_OUTCOME_MAX', 'all', PESOS],
    ['SPIN_PLAY_REQUIRED', 'some', PESOS],
    ['STAKE_MIN', 'one', PESOS],
    ['EXPOSURE_MAX', '1,000', PESOS],
    ...['scratch', 'scratch=0', 'scratch=1.50', 'scratch=10000001', 'scratch=1=2', 'bingo=1000', '1000'].map(
      (value) => ['EXPOSURE_MAX_GAMES', value, 'games with whole pesos, such as scratch=1000000'] as const,
    ),
    ...['-1', '60001', '2500,dice', '2500,dice=4000=1', '2500,crash=1000', 'dice=4000'].map(
      (value) =>
        [
          'BET_CYCLE_MS',
          value,
          `ms from 0 to 60000, then exceptions such as 2500,dice=4000; games: ${INSTANT_GAMES.join(', ')}`,
        ] as const,
    ),
    ['AUTOPLAY_LOSS_LIMIT', 'maybe', SWITCH],
    ['CUSTOMER_SERVICE_URL', 'http://help.example/', HTTPS],
    ['MESSAGING_URL', 'http://talk.example/', HTTPS],
    [
      'SOCIAL_URLS',
      'https://a.example/,http://b.example/',
      'addresses that begin with https://, separated by commas',
    ],
    ['AD_TRACKING_URL', 'http://ads.example/', TOLD],
    ['AD_TRACKING_URL', 'http://127.0.0.1.example/', TOLD],
    ['AD_TRACKING_CODE', 'a code', CODE],
    ['ATTRIBUTION_URL', 'http://branch.example/', TOLD],
    ['ATTRIBUTION_KEY', 'a key', CODE],
    ['ANALYTICS_URL', 'https://count.example/;script-src', TOLD],
    ['ANALYTICS_URL', 'https://count.example/a,b', TOLD],
    ['ANALYTICS_URL', 'count.example', TOLD],
    ['ANALYTICS_KEY', 'a key', CODE],
    ['SEMAPHORE_SENDER', 'TWELVE CHARS', '1 to 11 characters'],
    ['SEMAPHORE_URL', 'semaphore', HTTP],
    ['GOOGLE_CLIENT_ID', '123.example.com', 'a client id that ends with .apps.googleusercontent.com'],
    ['GOOGLE_KEYS_URL', 'keys', HTTP],
    ['FACEBOOK_APP_ID', 'app', '6 to 32 digits'],
    ['FACEBOOK_URL', 'graph', HTTP],
    ['SMS_PER_ADDRESS', '0', from(1, 100_000)],
    ['SMS_PER_DAY', '0', from(1, 10_000_000)],
    ['PAYMONGO_URL', 'paymongo', HTTP],
  ];
  const HIDDEN: readonly (readonly [name: string, value: string, valid: string])[] = [
    [
      'DATABASE_URL',
      'mysql://user:word@x/y',
      'an address such as postgresql://user:password@host:5432/database',
    ],
    [
      'DATABASE_DIRECT_URL',
      'mysql://user:word@x/y',
      'an address such as postgresql://user:password@host:5432/database',
    ],
    [
      'NATS_URL',
      'http://user:word@nats.example',
      'addresses such as nats://user:password@host:4222 or tls://host, separated by commas, all with the same user',
    ],
    ['SANDBOX_TOKEN', 'fifteen letters', 'at least 16 characters'],
    ['SEED_KEY', 'a'.repeat(63), '64 hex digits'],
    ['METRICS_TOKEN', 'fifteen letters', 'at least 16 characters'],
    ['OPERATOR_TOKEN', 'only thirty-one characters long', 'at least 32 characters'],
    ['PROVIDERS', 'JILI=too-short-a-secret', PROVIDERS],
    ['PAYMENT_WEBHOOK_SECRET', 'fifteen letters', 'at least 16 characters'],
    ['SEMAPHORE_API_KEY', 'sevenle', 'at least 8 characters'],
    ['FACEBOOK_APP_SECRET', 'fifteen letters', 'at least 16 characters'],
    ['PAYMONGO_SECRET_KEY', 'pk_live_publishable', 'a key that begins with sk_test_ or sk_live_'],
    ['PAYMONGO_WEBHOOK_SECRET', 'fifteen letters', 'at least 16 characters'],
    ['PAYMONGO_TRANSFERS_WEBHOOK_SECRET', 'fifteen letters', 'at least 16 characters'],
  ];

  const refusalOf = (environment: Record<string, string>): string => {
    try {
      parseConfig(environment);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  it.each(SHOWN)('refuse %s=%s, naming the setting, its value and what is valid', (name, value, valid) => {
    expect(refusalOf({ [name]: value })).toBe(
      `Wrong settings in the environment:\n  ${name}: got "${value}", expected ${valid}`,
    );
  });

  it.each(HIDDEN)('refuse %s=%s, and do not print its value', (name, value, valid) => {
    expect(refusalOf({ [name]: value })).toBe(
      `Wrong settings in the environment:\n  ${name}: got a secret of ${value.length} characters, expected ${valid}`,
    );
  });

  it('are all covered by the wrong values above', () => {
    const ANYTHING = ['HOST', 'DATA_DIR', 'FAIRNESS_DIR', 'BACKUP_DIR', 'ARCHIVE_DIR'];
    const tried = new Set([...SHOWN, ...HIDDEN].map(([name]) => name));
    expect([...tried, ...ANYTHING].sort()).toEqual(Object.keys(environment.shape).sort());
  });

  it('do not print a password in an address', () => {
    const said = refusalOf({ AD_TRACKING_URL: 'https://user:word@ads.example/' });
    expect(said).toContain('got "https://***@ads.example/", expected');
  });

  it('keep bets for three months at least, and let none leave without a folder for them', () => {
    expect(refusalOf({ KEPT_MONTHS: '2', ARCHIVE_DIR: '/archive' })).toContain(
      'KEPT_MONTHS: got "2", expected 0 for good, or at least 3',
    );
    expect(refusalOf({ KEPT_MONTHS: '3' })).toContain('ARCHIVE_DIR: got none beside KEPT_MONTHS');
    const { retention } = parseConfig({ KEPT_MONTHS: '3', ARCHIVE_DIR: '/archive' });
    expect(retention).toEqual({ months: 3, folder: '/archive' });
    expect(parseConfig({ ARCHIVE_DIR: '/archive' }).retention).toBeNull();
  });

  it('name every wrong setting once', () => {
    expect(refusalOf({ PORT: 'x', ANALYTICS_URL: "';", BRAND: 'x' }).split('\n')).toEqual([
      'Wrong settings in the environment:',
      expect.stringMatching(/^ {2}PORT: /),
      expect.stringMatching(/^ {2}BRAND: /),
      expect.stringMatching(/^ {2}ANALYTICS_URL: /),
    ]);
  });

  it.each([
    [{ ...PRODUCTION, LIVE_PACE: '2' }, 'LIVE_PACE: got "2", expected 1 in production'],
    [
      { ...PRODUCTION, SANDBOX: 'on' },
      'SANDBOX_TOKEN: got none, expected at least 16 characters where SANDBOX is on in production',
    ],
    [
      { ...PRODUCTION, SANDBOX: 'on', SANDBOX_TOKEN: 'sixteen letters.', BEACON: 'sandbox' },
      'BEACON: got "sandbox", expected quicknet or none in production',
    ],
    [
      { NODE_ENV: 'production' },
      'SEED_KEY: got none, expected 64 hex digits in production, kept outside the database',
    ],
    [
      { SANDBOX: 'off', BEACON: 'sandbox' },
      'BEACON: got "sandbox", expected quicknet or none where SANDBOX is off',
    ],
    [
      { DEPOSIT_MIN: '30', DEPOSIT_MAX: '29.50' },
      'DEPOSIT_MIN: got "30.00", expected no more than DEPOSIT_MAX, which is 29.50',
    ],
  ])('refuse the combination %j', (environment, refusal) => {
    expect(refusalOf(environment)).toBe(`Wrong settings in the environment:\n  ${refusal}`);
  });
});
