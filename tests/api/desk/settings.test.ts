import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appCalls } from '../../../contract/apps';
import { configCalls } from '../../../contract/config';
import { deskCalls } from '../../../contract/desk/calls';
import type {
  LimitsSettings,
  LobbySettings,
  PlatesSettings,
  ReleaseSettings,
} from '../../../contract/desk/settings';
import type { EmergencyAlert } from '../../../contract/emergency';
import { ERRORS } from '../../../contract/envelope';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { providerCalls } from '../../../contract/providers';
import { reportCalls } from '../../../contract/reports';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { centavos } from '../../../games/kit/rules/money';
import { publishDue } from '../../../server/domains/desk/settings/publish';
import { stopOnErrors } from '../../../server/domains/desk/settings/releaseStop';
import { faultsBetween } from '../../../server/domains/device/faultCounts';
import { newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { listedGames } from '../../support/gameList';
import { newPerson } from '../../support/people';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../../support/server';
import { PROVIDERS, sitDown } from '../../support/wallet';
import { newWithdrawer } from '../../support/withdrawals';

let server: TestServer;
let madeAtMs = Number.NEGATIVE_INFINITY;
let marketing: DeskPerson;
let risk: DeskPerson;
let owner: DeskPerson;
let other: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer({ environment: { PROVIDERS } });
});
afterAll(() => server.close());

/** Sessions end after half an hour without a call, and the tests move the clock by hours. */
async function newPeople(): Promise<void> {
  const now = server.clock.now().getTime();
  if (now - madeAtMs < 16 * 60_000) return;
  madeAtMs = now;
  marketing = await newOperator(server, ['marketing']);
  risk = await newOperator(server, ['risk']);
  owner = await newOperator(server, ['owner']);
  other = await newOperator(server, ['owner', 'marketing', 'risk']);
}
beforeEach(newPeople);

const reason = 'Agreed with the two of us this morning.';
const { content, operation } = deskCalls;
const pesos = (amount: number) => centavos(BigInt(amount) * 100n);

const words = (title: string, text = '21+ only, play with care') => {
  const said = { title, text, action: 'Play now' };
  return { enPH: said, filPH: said, ptBR: said, esMX: said, zhCN: said, enMS: said, enBI: said };
};
const lobby = (change: Partial<LobbySettings> = {}): LobbySettings => ({
  banners: [{ id: 'pista', art: 'color', link: '/allgames', words: words('Sakay na sa piyesta!') }],
  promos: [{ id: 'wheel', art: 'spin', link: '/spin', words: words('Spin the wheel') }],
  ...change,
});
const release = (change: Partial<ReleaseSettings> = {}): ReleaseSettings => ({
  percent: 20,
  ownGamesOff: [],
  studiosOff: [],
  titlesOff: [],
  ...change,
});
const limits = (change: Partial<LimitsSettings> = {}): LimitsSettings => ({
  hoursStart: '',
  hoursEnd: '',
  withdrawMin: pesos(100),
  withdrawFee: pesos(10),
  secondFrom: pesos(10_000),
  tiers: [{ fromLevel: 0, perDay: 3, max: pesos(50_000) }],
  depositMin: pesos(20),
  depositMax: pesos(50_000),
  ...change,
});

interface Times {
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
}

const proposeLimits = async (change: Partial<LimitsSettings>, times: Times = {}) => {
  const settings = { area: 'limits', content: limits(change) } as const;
  const { versionId, revision } = await must(server, risk, operation.save, { settings });
  const body = { versionId, revision, startsAt: null, endsAt: null, reason, ...times };
  return must(server, risk, operation.propose, body);
};
const approveLimits = async ({ proposalId, version }: { proposalId: string; version: number }) =>
  must(server, owner, operation.decide, {
    proposalId,
    version,
    decision: 'approve',
    reason,
    code: freshCode(server, owner),
  });
const publishLimits = async (change: Partial<LimitsSettings>, times: Times = {}) =>
  approveLimits(await proposeLimits(change, times));

const publishContent = async (settings: Parameters<typeof saveContent>[0]) => {
  const { versionId, revision } = await saveContent(settings);
  const body = { versionId, revision, startsAt: null, endsAt: null, reason };
  const { proposalId, version } = await must(server, marketing, content.propose, body);
  const code = freshCode(server, owner);
  await must(server, owner, content.decide, { proposalId, version, decision: 'approve', reason, code });
};
const saveContent = (
  settings:
    | { area: 'lobby'; content: LobbySettings }
    | { area: 'plates'; content: PlatesSettings }
    | { area: 'release'; content: ReleaseSettings },
) => must(server, marketing, content.save, { settings });

const checksOf = async (settings: Parameters<typeof saveContent>[0]) =>
  (await saveContent(settings)).checks.filter(({ state }) => state === 'bad').map(({ name }) => name);

describe('limits', () => {
  it('are those of the environment until a second person has approved others', async () => {
    const before = await must(server, risk, operation.read, { area: 'limits' });
    expect(before.liveNumber).toBe(null);
    expect(before.live).toEqual(before.defaults);
    const player = await newPerson(server);
    const max = async () =>
      (await server.send(moneyCalls.rechargeConfig, {}, { token: player.token })).reply.max;
    expect(await max()).toBe(pesos(50_000));
    const proposed = await proposeLimits({ depositMax: pesos(30_000) });
    expect(await max()).toBe(pesos(50_000));
    const done = await approveLimits(proposed);
    expect(done).toMatchObject({ isDone: true, proposal: { state: 'approved' } });
    expect(await max()).toBe(pesos(30_000));
    const order = { channelId: 'gcash', amount: pesos(30_001) } as const;
    expect((await server.send(moneyCalls.recharge, order, { token: player.token })).code).toBe('40001');
    const front = await server.send(configCalls.front, { key: 'front_public_config' });
    expect(front.reply.front_public_config?.depositMax).toBe(pesos(30_000));
  });

  it('are not approved by the person who proposed them, whatever their roles', async () => {
    const settings = { area: 'limits', content: limits({ depositMax: pesos(25_000) }) } as const;
    const { versionId, revision } = await must(server, other, operation.save, { settings });
    const times = { startsAt: null, endsAt: null, reason };
    const own = await must(server, other, operation.propose, { versionId, revision, ...times });
    const code = freshCode(server, other);
    const { proposalId, version } = own;
    const decision = { proposalId, version, decision: 'approve', reason, code } as const;
    expect((await ask(server, other, operation.decide, decision)).code).toBe('40300');
    const sent = { ...decision, decision: 'sendBack', code: freshCode(server, owner) } as const;
    expect((await must(server, owner, operation.decide, sent)).proposal.state).toBe('sentBack');
    const read = await must(server, risk, operation.version, { versionId });
    expect(read.state).toBe('sentBack');
  });

  it('decide about the next withdrawal: hours, least amount and tiers', async () => {
    const player = await newWithdrawer(server, '1000');
    const apply = (amount: bigint) =>
      server.send(
        withdrawalCalls.apply,
        { amount: centavos(amount), accountId: player.account.accountId },
        { token: player.token },
      );
    await publishLimits({ withdrawMin: pesos(200), tiers: [{ fromLevel: 0, perDay: 1, max: pesos(300) }] });
    expect((await apply(pesos(150))).code).toBe('40001');
    expect((await apply(pesos(301))).code).toBe('40001');
    const hour = new Date(server.clock.now().getTime() + 8 * 3_600_000).getUTCHours();
    const text = (at: number) => `${String((at + 24) % 24).padStart(2, '0')}:00`;
    const closed =
      hour >= 12 ? { hoursStart: text(1), hoursEnd: text(3) } : { hoursStart: text(20), hoursEnd: text(22) };
    await publishLimits(closed);
    expect((await apply(pesos(250))).code).toBe('40320');
    await publishLimits({});
    expect((await apply(pesos(250))).code).toBe('00000');
  });

  it('that contradict each other cannot be proposed', async () => {
    const wrong: Partial<LimitsSettings>[] = [
      { depositMin: pesos(600), depositMax: pesos(500) },
      { withdrawFee: pesos(100) },
      { hoursStart: '19:00', hoursEnd: '07:00' },
      { tiers: [{ fromLevel: 1, perDay: 1, max: pesos(500) }] },
      { tiers: [{ fromLevel: 0, perDay: 1, max: pesos(50) }] },
    ];
    for (const change of wrong) {
      const settings = { area: 'limits', content: limits(change) } as const;
      const { versionId, revision } = await must(server, risk, operation.save, { settings });
      const body = { versionId, revision, startsAt: null, endsAt: null, reason };
      expect([change, (await ask(server, risk, operation.propose, body)).code]).toEqual([change, '40000']);
    }
  });

  it('start and end at their times, and what was there before comes back', async () => {
    await publishLimits({ depositMax: pesos(40_000) });
    const now = server.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    await publishLimits({ depositMax: pesos(10_000) }, { startsAt: at(1), endsAt: at(2) });
    const max = () => server.context.settings.active.depositMaxCentavos;
    await publishDue(server.context);
    expect(max()).toBe(pesos(40_000));
    // The server's own job may be faster.
    server.clock.advance(3_600_000);
    await publishDue(server.context);
    await expect.poll(max).toBe(pesos(10_000));
    server.clock.advance(3_600_000);
    await publishDue(server.context);
    await expect.poll(max).toBe(pesos(40_000));
  });

  it('that are called off never start', async () => {
    const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { proposal } = await publishLimits({ depositMax: pesos(11_000) }, { startsAt });
    const { versionId } = proposal;
    const { revision, state } = await must(server, risk, operation.version, { versionId });
    expect(state).toBe('scheduled');
    const old = { versionId, revision: revision - 1, reason };
    expect((await must(server, risk, operation.discard, old)).isDone).toBe(false);
    expect((await must(server, risk, operation.discard, { ...old, revision })).isDone).toBe(true);
    server.clock.advance(3_600_000);
    expect(await publishDue(server.context)).toBe('nothing was due');
  });

  it('of a version that was proposed cannot be changed in the database either', async () => {
    const { versionId } = await proposeLimits({ depositMax: pesos(12_000) });
    const change = server.db.query({
      text: "UPDATE settings_versions SET content = '{}' WHERE version_id = $1",
      values: [versionId],
    });
    await expect(change).rejects.toThrow('is no draft');
    const { revision } = await must(server, risk, operation.version, { versionId });
    await must(server, risk, operation.discard, { versionId, revision, reason });
  });

  it('reach other processes, which decide about no money while they do not know what is live', async () => {
    const second = await startTestServer({ databaseUrl: server.databaseUrl });
    await publishLimits({ depositMax: pesos(33_000) });
    await expect.poll(() => second.context.settings.active.depositMaxCentavos).toBe(pesos(33_000));
    const player = await newPerson(server);
    Object.defineProperty(second.context.settings, 'isFresh', { get: () => false });
    const order = { channelId: 'gcash', amount: pesos(100) } as const;
    expect((await second.send(moneyCalls.recharge, order, { token: player.token })).code).toBe('50300');
    await second.close();
  });
});

describe('the lobby', () => {
  it('shows what was published, and its preview before that to the token alone', async () => {
    const { versionId } = await saveContent({ area: 'lobby', content: lobby() });
    const titles = async (preview?: string) => {
      const key = { key: 'front_game', ...(preview && { preview }) } as const;
      const { front_game } = (await server.send(configCalls.front, key)).reply;
      return front_game?.banners.map((banner) => banner.words?.filPH?.title);
    };
    expect(await titles()).toEqual([undefined, undefined]);
    const { token } = await must(server, marketing, content.preview, { versionId });
    expect(await titles(token)).toEqual(['Sakay na sa piyesta!']);
    expect(await titles('x'.repeat(43))).toEqual([undefined, undefined]);
    expect((await ask(server, owner, content.preview, { versionId })).code).toBe('40400');
    await publishContent({ area: 'lobby', content: lobby() });
    expect(await titles()).toEqual(['Sakay na sa piyesta!']);
    server.clock.advance(3_600_001);
    await newPeople();
    const before = lobby({ banners: [] });
    await publishContent({ area: 'lobby', content: before });
    expect(await titles(token)).toEqual([]);
  });

  it('is checked: addresses, languages, age, odds and names', async () => {
    const [banner] = lobby().banners;
    const [promo] = lobby().promos;
    if (banner === undefined || promo === undefined)
      throw new Error('a banner and a promotion were expected');
    const cases: [Partial<LobbySettings>, string][] = [
      [{ banners: [{ ...banner, link: '/games/og?id=99999' }] }, 'Addresses are on the allow-list'],
      [{ banners: [{ ...banner, link: '//evil.example/' as '/' }] }, 'Addresses are on the allow-list'],
      [{ banners: [banner, banner] }, 'Names are unique'],
      [{ banners: [{ ...banner, words: { enPH: words('One').enPH } }] }, 'All languages are there'],
      [{ promos: [{ ...promo, words: words('Spin', 'Every day') }] }, '21+ is shown on promotions'],
      [{ banners: [{ ...banner, words: words('Win 97% of the time') }] }, 'No odds are claimed'],
      [{ banners: [{ ...banner, words: words('') }] }, 'Headline and button are written'],
    ];
    for (const [change, name] of cases) {
      expect(await checksOf({ area: 'lobby', content: lobby(change) })).toEqual([name]);
    }
    expect(await checksOf({ area: 'lobby', content: lobby() })).toEqual([]);
  });
});

describe('release', () => {
  const color = { bet: { positions: [{ kind: 'single', colors: [0], stake: '5' }] } };

  it('switches own games, studios and titles off for everybody, and on again', async () => {
    const all = async () => (await listedGames(server, {})).games ?? [];
    const [first] = (await all()).filter(({ gameProvider }) => gameProvider === 'PP');
    if (first === undefined) throw new Error('a title of PP was expected');
    await publishContent({
      area: 'release',
      content: release({
        ownGamesOff: ['color'],
        studiosOff: ['JILI'],
        titlesOff: [`PP_${first.gameId}`],
      }),
    });
    const names = (await all()).map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`);
    expect(names.filter((name) => name.startsWith('JILI') || name === 'OWN_10001')).toEqual([]);
    expect(names).not.toContain(`PP_${first.gameId}`);
    expect(names.some((name) => name.startsWith('PP_'))).toBe(true);
    const { token } = await newPerson(server);
    const options = { token, params: { game: 'color' }, idempotencyKey: newKey() };
    expect((await server.send(playCalls.bet, color, options)).code).toBe('40400');
    await publishContent({ area: 'release', content: release() });
    expect((await server.send(playCalls.bet, color, options)).code).not.toBe('40400');
    expect((await all()).some(({ gameProvider }) => gameProvider === 'JILI')).toBe(true);
  });

  it('decides who sees gradually released games', async () => {
    await publishContent({ area: 'release', content: release({ percent: 100 }) });
    const { token } = await newPerson(server);
    const early = async () =>
      (await listedGames(server, {}, { token })).games?.some(({ isHuidu }) => isHuidu);
    expect(await early()).toBe(true);
    await publishContent({ area: 'release', content: release({ percent: 0 }) });
    expect(await early()).toBe(false);
  });

  it('names only what exists', async () => {
    const wrong = release({ studiosOff: ['NOBODY'], titlesOff: ['JILI_1'] });
    expect(await checksOf({ area: 'release', content: wrong })).toEqual(['Studios and titles exist']);
  });
});

describe('a gradual release', () => {
  const report = (span: Date, faults: number) =>
    server.db.query({
      text: 'INSERT INTO fault_counts (span, faults) VALUES ($1, $2)',
      values: [span, faults],
    });
  const percent = () => server.context.settings.active.gradualReleasePercent;
  const later = (minutes: number) => {
    server.clock.advance(minutes * 60_000);
    return server.clock.now();
  };

  it('stops by itself when the errors of devices double, and goes on with the next version', async () => {
    // An ordinary day: 24 faults in half an hour.
    for (let hours = 1; hours <= 24; hours += 1) {
      await report(new Date(server.clock.now().getTime() - hours * 3_600_000 + 60_000), 48);
    }
    await publishContent({ area: 'release', content: release({ percent: 50, stopsOnErrors: true }) });
    await report(later(5), 40);
    later(1);
    expect(await stopOnErrors(server.context)).toMatch(/^40 faults, 2[0-9.]+ are usual$/);
    expect(percent()).toBe(50);
    await report(later(5), 20);
    later(1);
    expect(await stopOnErrors(server.context)).toMatch(/^release \d+ is stopped$/);
    expect(percent()).toBe(0);
    expect(await stopOnErrors(server.context)).toBe('the release is that of the environment');
    const { versions } = await must(server, marketing, content.read, { area: 'release' });
    expect(versions[0]?.stopped?.reason).toMatch(/^Stopped by rule: 60 faults/);
    await newPeople();
    await publishContent({ area: 'release', content: release({ percent: 30 }) });
    expect(percent()).toBe(30);
    expect(await stopOnErrors(server.context)).toBe('no release to stop');
  });

  it('counts the faults that devices report', async () => {
    const now = server.clock.now();
    const since = new Date(now.getTime() - 600_000);
    const before = await faultsBetween(server.db, since, later(10));
    const fault = {
      action: 'fault',
      url: 'https://play.example/',
      content: { message: 'Broken', stack: 'at here', h5Version: '1', skin: 'v2', browser: 'x' },
    };
    const sent = await server.inject({ method: 'POST', url: reportCalls.collectV2.path, payload: fault });
    expect(sent.statusCode).toBe(200);
    await expect.poll(() => faultsBetween(server.db, since, later(0.01))).toBe(before + 1);
  });
});

describe('home plates', () => {
  const parts = async () =>
    (await server.send(configCalls.front, { key: 'front_game' })).reply.front_game?.parts ?? [];

  it('stand in the order that operators have published, with their titles first', async () => {
    const usual = await parts();
    expect(usual[0]?.TYPE).toBe('OWN');
    const slots = usual.find(({ TYPE }) => TYPE === 'Slots') ?? usual[1];
    const last = slots?.games.at(-1);
    if (slots === undefined || last === undefined) throw new Error('a plate with games was expected');
    const type = slots.TYPE as 'HOT';
    const first = [`${last.gameProvider}_${last.gameId}`];
    await publishContent({
      area: 'plates',
      content: {
        plates: [
          { type, first },
          { type: 'OWN', first: [] },
        ],
      },
    });
    expect((await parts()).map(({ TYPE }) => TYPE)).toEqual([type, 'OWN']);
    expect((await parts())[0]?.games[0]).toEqual(last);
    expect((await parts())[0]?.games).toHaveLength(slots.games.length);
  });

  it('name only what exists, once, and on its plate', async () => {
    const plates = (
      ...list: { type: 'OWN' | 'HOT'; first: string[] }[]
    ): Parameters<typeof saveContent>[0] => ({ area: 'plates', content: { plates: list } });
    const own = { type: 'OWN', first: [] } as const;
    expect(await checksOf(plates({ ...own, first: ['JILI_1'] }))).toEqual(['Titles exist']);
    expect(await checksOf(plates({ ...own, first: [] }, { ...own, first: [] }))).toEqual([
      'Plates are unique',
    ]);
    expect(await checksOf(plates({ ...own, first: ['OWN_10001', 'OWN_10001'] }))).toEqual([
      'Titles are unique on their plate',
    ]);
    expect(await checksOf(plates({ type: 'HOT', first: ['OWN_10001'] }))).toEqual([
      'Titles are of their plate',
    ]);
    expect(await checksOf(plates({ ...own, first: ['OWN_10001'] }))).toEqual([]);
  });
});

describe('brands', () => {
  it('are those of a host once two people have published them', async () => {
    const shown = async (host: string) => {
      const response = await server.inject({
        method: 'POST',
        url: configCalls.front.path,
        payload: { key: 'front_public_config' },
        headers: { host },
      });
      return response.json<{ data: { front_public_config: { brand: string; skin: string } } }>().data
        .front_public_config;
    };
    expect(await shown('pista.example')).toMatchObject({ brand: 'hiyas', skin: 'bg24' });
    const hosts = [{ host: 'pista.example', brand: 'pista' }];
    const settings = { area: 'brands', content: { brand: 'parola', skin: null, hosts } } as const;
    const { versionId, revision } = await must(server, risk, operation.save, { settings });
    const times = { startsAt: null, endsAt: null, reason };
    await approveLimits(await must(server, risk, operation.propose, { versionId, revision, ...times }));
    expect(await shown('pista.example')).toMatchObject({ brand: 'pista', skin: 'v2' });
    expect(await shown('other.example')).toMatchObject({ brand: 'parola', skin: 'v4' });
    const again = { ...settings, content: { ...settings.content, hosts: [...hosts, ...hosts] } };
    const { checks } = await must(server, risk, operation.save, { settings: again });
    expect(checks.filter(({ state }) => state === 'bad').map(({ name }) => name)).toEqual([
      'Hosts are unique',
    ]);
  });
});

describe('emergency addresses', () => {
  const save = (urls: string[]) =>
    must(server, risk, operation.save, { settings: { area: 'addresses', content: { urls } } });

  it('need a certificate that lasts, and are told to every visitor', async () => {
    const { checks } = await save(['https://old.example', 'https://127.0.0.1:10']);
    expect(checks.filter(({ state }) => state === 'bad').map(({ name }) => name)).toEqual([
      'Certificate of old.example',
      'Certificate of 127.0.0.1:10',
    ]);
    const { versionId, revision } = await save(['https://other.example']);
    const times = { startsAt: null, endsAt: null, reason };
    const proposed = await must(server, risk, operation.propose, { versionId, revision, ...times });
    await approveLimits(proposed);
    const { reply } = await server.send(configCalls.front, { key: 'front_public_config' });
    expect(reply.front_public_config?.emergencyUrls).toEqual(['https://other.example']);
  });
});

describe('an announcement', () => {
  const url = 'https://other.example';
  const save = (alert: EmergencyAlert) =>
    must(server, risk, operation.save, { settings: { area: 'addresses', content: { urls: [url], alert } } });
  const publish = async (alert: EmergencyAlert) => {
    const { versionId, revision } = await save(alert);
    const times = { startsAt: null, endsAt: null, reason };
    await approveLimits(await must(server, risk, operation.propose, { versionId, revision, ...times }));
  };
  const badOf = async (alert: EmergencyAlert) =>
    (await save(alert)).checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
  const ahead = () => new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const told = async () => (await server.send(appCalls.info, {})).reply.alert;
  const pausedGames = async () =>
    (await server.send(configCalls.front, { key: 'front_public_config' })).reply.front_public_config
      ?.pausedGames;

  it('names a listed address, or a time that is ahead', async () => {
    expect(await badOf({ kind: 'moved', url: 'https://evil.example', backAt: null })).toEqual([
      'The new address is one of the list',
    ]);
    expect(await badOf({ kind: 'moved', url: null, backAt: null })).toEqual([
      'The new address is one of the list',
    ]);
    expect(await badOf({ kind: 'pause', url: null, backAt: '2020-01-01T00:00:00Z' })).toEqual([
      'The time of return is ahead',
    ]);
  });

  it('of a pause is told to everybody and stops all play, until another version is live', async () => {
    const pause = { kind: 'pause', url: null, backAt: ahead() } as const;
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const seat = await sitDown(server, player);
    expect((await seat.bet('before', '10')).code).toBe('00000');
    await publish(pause);
    expect(await told()).toEqual(pause);
    expect(await pausedGames()).toEqual([...server.context.config.ownGames, 'wheel', 'lotto', 'trade']);
    // A studio's game takes no bet and opens for nobody; what was staked before still pays.
    const title = { gameProvider: 'JILI', gameId: '101' };
    const { token } = player;
    expect((await seat.bet('during', '10')).code).toBe(ERRORS.gamePaused.code);
    expect((await server.send(providerCalls.launch, title, { token })).code).toBe(ERRORS.gamePaused.code);
    expect((await seat.win('owed', 'before', '15')).code).toBe('00000');
    await publish({ kind: 'moved', url, backAt: null });
    expect(await told()).toEqual({ kind: 'moved', url, backAt: null });
    expect(await pausedGames()).toEqual([]);
    expect((await seat.bet('after', '10', 'next')).code).toBe('00000');
    expect((await server.send(providerCalls.launch, title, { token })).code).toBe('00000');
  });
});

describe('the page with a preview', () => {
  it('may be framed by the console alone, is kept by nobody, and any other page may not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'preview-'));
    await writeFile(`${folder}/index.html`, '<html data-skin="bg24"><head></head></html>');
    const app = await buildTestApp(server.context, { clientFolder: folder });
    const { versionId } = await saveContent({ area: 'lobby', content: lobby() });
    const { token } = await must(server, marketing, content.preview, { versionId });
    const shown = await app.inject({ url: `/?preview=${token}&skin=v3` });
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(shown.headers['x-frame-options']).toBe(undefined);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.body).toContain('data-skin="v3"');
    expect(shown.body).toContain('Sakay na sa piyesta!');
    const usual = await app.inject({ url: `/?preview=${'x'.repeat(43)}` });
    expect(usual.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(usual.headers['x-frame-options']).toBe('DENY');
    expect(usual.body).not.toContain('Sakay na');
    await app.close();
    await rm(folder, { recursive: true });
  });
});
