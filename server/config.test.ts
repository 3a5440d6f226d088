import { describe, expect, it } from 'vitest';
import { rulebook } from '../games/rulebook';
import { parseConfig } from './config';

describe('the settings', () => {
  it('have the published defaults', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      databaseUrl: null,
      sandbox: true,
      brand: 'hiyas',
      skin: null,
      ownGames: Object.keys(rulebook),
      liveTables: true,
      livePace: 1,
      depositMinCentavos: 20_00n,
      depositMaxCentavos: 50_000_00n,
      stakeMinCentavos: 1_00n,
      exposureMaxCentavos: 100_000_00n,
    });
  });

  it('close the sandbox in production unless it is switched on by name', () => {
    expect(parseConfig({ NODE_ENV: 'production' }).sandbox).toBe(false);
    expect(parseConfig({ NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe(true);
    expect(parseConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
  });

  it('let rounds for money run at their own pace alone', () => {
    expect(parseConfig({ LIVE_PACE: '20' }).livePace).toBe(20);
    expect(() => parseConfig({ NODE_ENV: 'production', LIVE_PACE: '2' })).toThrow('LIVE_PACE');
  });

  it.each([['postgresql://u:p@db.example:5432/x?sslmode=require'], ['postgresql://u@/x?host=%2Frun%2Fpg']])(
    'take the database %s',
    (url) => {
      expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );

  it.each([
    ['https://ads.example/v1/events?house=7'],
    ['http://127.0.0.1:4000/ads'],
    ['http://localhost/ads'],
  ])('take the service %s', (url) => {
    expect(parseConfig({ AD_TRACKING_URL: url }).adTrackingUrl).toBe(url);
  });

  it('take an empty value as none', () => {
    expect(parseConfig({ PORT: '', SANDBOX: '' })).toMatchObject({ port: 8080, sandbox: true });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['SANDBOX', 'perhaps'],
    ['DEPOSIT_MIN', '1e3'],
    ['DEPOSIT_MIN', '-20'],
    ['EXPOSURE_MAX', '1,000'],
    ['OWN_GAMES', 'color,nosuchgame'],
    ['NODE_ENV', 'prod'],
    ['METRICS_TOKEN', 'short'],
    ['LIVE_CHAIN_LENGTH', '0'],
    ['LIVE_TABLES', 'maybe'],
    ['BRAND', 'nosuchbrand'],
    ['SKIN', 'v9'],
    ['BRAND_HOSTS', 'pista.example=nosuchbrand'],
    ['BRAND_HOSTS', 'pista.example'],
    ['AD_TRACKING_URL', 'http://ads.example/'],
    ['AD_TRACKING_URL', 'http://127.0.0.1.example/'],
    ['AD_TRACKING_URL', 'https://user:secret@ads.example/'],
    ['ANALYTICS_URL', 'https://count.example/;script-src'],
    ['ANALYTICS_URL', 'https://count.example/a,b'],
    ['ANALYTICS_URL', 'count.example'],
    ['AD_TRACKING_CODE', 'a code'],
  ])('refuse %s=%s, by name and without its value', (name, value) => {
    const read = () => parseConfig({ [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(new RegExp(`: .*${value.replace(/[^\w]/g, '.')}$`, 'm'));
  });
});
