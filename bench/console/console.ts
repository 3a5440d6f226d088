/**
 * The first page of every list of the console, on a database with many players and ledger entries: the CPU time that
 * PostgreSQL takes for it. `npm run bench -- console`; BENCH_PLAYERS and BENCH_ENTRIES make it smaller, BENCH_DATA names a
 * folder that keeps the filled database for the next run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsHolder } from '../../server/active/settingsHolder';
import { parseConfig } from '../../server/config';
import { type Context, systemClock } from '../../server/context';
import { openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { listAdjustments } from '../../server/domains/desk/adjustments';
import { listAgents } from '../../server/domains/desk/agents';
import { listAudit } from '../../server/domains/desk/audit';
import { readChannel } from '../../server/domains/desk/evidence/channel';
import { listLottoTickets } from '../../server/domains/desk/evidence/lottoTickets';
import { listTradeOrders } from '../../server/domains/desk/evidence/tradeOrders';
import { listGrants } from '../../server/domains/desk/grants';
import { listGuaranteed } from '../../server/domains/desk/guaranteed';
import { listChecks } from '../../server/domains/desk/identity';
import { insertOperator } from '../../server/domains/desk/operators';
import { readCounts } from '../../server/domains/desk/overview';
import { listParkedPayments } from '../../server/domains/desk/parked';
import { listPauses } from '../../server/domains/desk/pauses';
import { read, search } from '../../server/domains/desk/players';
import { listAddresses, listBags } from '../../server/domains/desk/rewardReviews';
import { listRounds } from '../../server/domains/desk/rounds';
import { readStakes } from '../../server/domains/desk/rtp';
import { listVersions } from '../../server/domains/desk/settings/versions';
import { listTeam } from '../../server/domains/desk/team';
import { listWithdrawals } from '../../server/domains/desk/withdrawals';
import { listForOperator } from '../../server/domains/support/operator';
import { Prices } from '../../server/domains/trade/prices';
import { newestRuns } from '../../server/jobs/jobRuns';
import { listTransfers, readTransfer } from '../../server/ledger/desk/transfers';
import { createLog } from '../../server/log';
import { openSeals } from '../../server/seals';
import { backendsUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { ownerUrl } from '../lib/ownerUrl';
import { FIRST_UID, fill, HEAVY_UID } from './fill';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000);
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 10_000_000);
/** The goal, in ms of CPU time of the database. */
const MOST_MS = 50;
const RUNS = 5;

const kept = process.env.BENCH_DATA ?? null;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'peryahan-bench-console-')));
const postgres = await startEmbedded({ folder, isDurable: false });
try {
  await migrate(postgres.url);
  const startedMs = performance.now();
  await fill(ownerUrl(postgres.adminUrl), { players: PLAYERS, entries: ENTRIES });
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0);
  console.log(`${PLAYERS} players and ${ENTRIES} ledger entries, there after ${seconds} s\n`);
  const isWithin = await measure(postgres.url);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await postgres.stop();
  if (kept === null) await rm(folder, { recursive: true, force: true });
}

/** Measures every list and prints its figure; false where one takes longer than the goal. */
async function measure(url: string): Promise<boolean> {
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const log = createLog(config);
  const db = openDatabase({ url, connectionsMax: 1, patienceMs: 120_000 });
  const settings = new SettingsHolder({ config, db, log });
  const seals = await openSeals({ seedKey: '00'.repeat(32), dataDir: '' });
  const context: Context = { config, db, clock: systemClock, log, settings, ...seals };
  const added = await insertOperator(db, {
    email: `bench-${Date.now()}@console.example`,
    name: 'Bench',
    roles: ['owner', 'risk'],
    now: new Date(),
  });
  if (added === null) throw new Error('the operator of the bench exists');
  const operator = { ...added, sessionId: '' };
  const page = { pageSize: 50 };
  const prices = new Prices(context);
  const [paid] = (await listWithdrawals(context, { view: 'done', pageSize: 1 })).list;
  if (paid === undefined) throw new Error('the filled database has no withdrawal that is done');
  const [newest] = (await listTransfers(db, { uid: HEAVY_UID, account: 'cash', pageSize: 1 })).list;
  const lists: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...(['review', 'second', 'sending', 'done'] as const).map(
      (view) => [`withdrawals, ${view}`, () => listWithdrawals(context, { view, ...page })] as const,
    ),
    ...(['PENDING', 'VERIFIED', 'REJECTED'] as const).map(
      (state) => [`identity, ${state}`, () => listChecks(context, { state, ...page })] as const,
    ),
    ...([true, false] as const).map(
      (newestFirst) =>
        [
          `messages, ${newestFirst ? 'newest' : 'oldest'} first`,
          () => listForOperator(context, { operator: 'Bench', state: 'open', newestFirst, ...page }),
        ] as const,
    ),
    ['players, newest', () => search(context, { text: '' })],
    ['players, by phone', () => search(context, { text: '+639000000042' })],
    ['players, by e-mail', () => search(context, { text: 'p42@bench.example' })],
    ['players, by a common name', () => search(context, { text: 'Player' })],
    ['players, by a rare name', () => search(context, { text: 'Player 999' })],
    ['players, by a name nobody has', () => search(context, { text: 'Nobody has this' })],
    ...(['cash', 'bonus', 'hold'] as const).map(
      (account) =>
        [
          `ledger, busiest player, ${account}`,
          () => listTransfers(db, { uid: HEAVY_UID, account, ...page }),
        ] as const,
    ),
    ['ledger, usual player', () => listTransfers(db, { uid: FIRST_UID + 7, account: 'cash', ...page })],
    ['rounds of a player', () => listRounds(context, { uid: HEAVY_UID, game: 'color', ...page })],
    ['tickets of lotto, busiest player', () => listLottoTickets(context, { uid: HEAVY_UID, ...page })],
    ['orders, busiest player', () => listTradeOrders({ db, prices }, { uid: HEAVY_UID, ...page })],
    ['channel of a withdrawal', () => readChannel(context, { reference: paid.withdrawalId })],
    ['adjustments', () => listAdjustments(context, { state: 'all', ...page })],
    ['audit, newest', () => listAudit(context, operator, page)],
    ['audit, by a rare action', () => listAudit(context, operator, { ...page, action: 'rare.action' })],
    ['team', () => listTeam(context)],
    ['configuration, versions', () => listVersions(db, 'lobby')],
    ['games paused', () => listPauses(context)],
    ['jobs', () => newestRuns(db)],
    ['audit, of one player', () => listAudit(context, operator, { ...page, object: 'player 77' })],
    ['audit, by one person', () => listAudit(context, operator, { ...page, operatorId: operator.id })],
    ['grants by hand', () => listGrants(context, { state: 'all', ...page })],
    ['parked payments', () => listParkedPayments(context, { view: 'open', ...page })],
    ...(['proposed', 'running', 'over'] as const).map(
      (view) =>
        [`guaranteed payouts, ${view}`, () => listGuaranteed(context, { view, pageSize: 20 })] as const,
    ),
    ...(['proposed', 'running', 'over'] as const).map(
      (view) => [`agents, ${view}`, () => listAgents(context, { view, ...page })] as const,
    ),
    ...(['waiting', 'over'] as const).map(
      (view) => [`red bags, ${view}`, () => listBags(context, { view, ...page })] as const,
    ),
    ...(['waiting', 'seen'] as const).map(
      (view) => [`spin addresses, ${view}`, () => listAddresses(context, { view, ...page })] as const,
    ),
    ['counts of the navigation', () => readCounts(context, operator)],
  ];
  // Sums over all of a player's entries: told, and no list.
  const sums: typeof lists = [
    ['returns by stake', () => readStakes(context, { game: 'color', days: 14 })],
    ['player page', () => read(context, operator, { uid: FIRST_UID + 7 })],
    ['player page, busiest', () => read(context, operator, { uid: HEAVY_UID })],
    ['newest transfer, busiest player', () => readTransfer(db, HEAVY_UID, BigInt(newest?.transferId ?? '1'))],
  ];
  let isWithin = true;
  for (const [name, list] of [...lists, ...sums]) {
    const isList = lists.some((each) => each[0] === name);
    // Plans and pages are as warm as they are in operation.
    await list();
    const beforeUs = await backendsUs(db, 'peryahan');
    for (let run = 0; run < RUNS; run += 1) await list();
    const ms = ((await backendsUs(db, 'peryahan')) - beforeUs) / RUNS / 1_000;
    if (isList && ms > MOST_MS) isWithin = false;
    const told = isList ? `  ${judge('console', name, ms, MOST_MS, { unit: 'ms' })}` : '  no list';
    console.log(`${name.padEnd(36)} ${ms.toFixed(2).padStart(9)} ms${told}`);
  }
  console.log(`\nThe goal is ${MOST_MS} ms of CPU time of the database for each list.`);
  await db.close();
  return isWithin;
}
