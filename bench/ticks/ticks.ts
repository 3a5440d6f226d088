/**
 * The cost of telling a thousand sockets the prices of the markets: CPU of the process that serves them per message
 * delivered, with two ticks a second, against a process that only writes one prebuilt frame of the same length to as many
 * sockets at the same pace. The markets are led by another process, whose CPU per tick is told as well.
 *
 * What a process does however few sockets it has, such as looking for leases and jobs and reading each tick, the reference
 * does not do. A third process with one socket shows at the same time how much that is. All of it counts; the ratio
 * without it is told as well.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBreak, segmentOf, TICK_MS, tickAt } from '../../games/kit/rules/trade/ticks';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { startServer } from '../../tests/faults/supervisor';
import { type Crowd, gather } from '../fanout/crowd';
import { cpuUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { type Contender, compare, spreadOf, spreadText } from '../lib/slices';

const SOCKETS = 1_000;
const TURNS = 9;
const TICKS = 20;
const GOAL_RATIO = 1.1;

/** Messages that were counted at the receiving sockets. */
const counted = { markets: 0, bare: 0 };
const leadingUs: number[] = [];
/** What an almost idle process takes meanwhile, per message delivered. */
const ownUs: number[] = [];

const isTick = (text: string): boolean => text.startsWith('{"type":"ticks"');

/** Measures the time from one tick to the twentieth after it. */
const marketsOf = (
  crowd: Crowd,
  { serving, leading, almostIdle }: Record<'serving' | 'leading' | 'almostIdle', number>,
): Contender<'us'> => ({
  measure: async () => {
    await crowd.next(isTick);
    // Until the tick has come everywhere.
    await sleep(TICK_MS / 2);
    crowd.start();
    const before = { serving: cpuUs(serving), leading: cpuUs(leading), own: cpuUs(almostIdle) };
    for (let tick = 0; tick < TICKS; tick += 1) await crowd.next(isTick);
    const each = await crowd.each();
    const us = cpuUs(serving) - before.serving;
    leadingUs.push((cpuUs(leading) - before.leading) / each);
    ownUs.push((cpuUs(almostIdle) - before.own) / (each * SOCKETS));
    if (each < TICKS) throw new Error(`${TICKS} ticks were told, ${each} received`);
    counted.markets += each * SOCKETS;
    return { us: us / (each * SOCKETS) };
  },
});

const bareOf = (crowd: Crowd, child: ChildProcess, text: string): Contender<'us'> => ({
  measure: async () => {
    crowd.start();
    const before = cpuUs(child.pid ?? 0);
    child.send({ text, times: TICKS, everyMs: TICK_MS });
    await once(child, 'message');
    await crowd.each();
    const each = await crowd.each();
    const us = cpuUs(child.pid ?? 0) - before;
    if (each !== TICKS) throw new Error(`${TICKS} messages were sent, ${each} received`);
    counted.bare += each * SOCKETS;
    return { us: us / (each * SOCKETS) };
  },
});

if (isBreak(segmentOf(tickAt(Date.now()))))
  throw new Error('the markets are closed from 05:00 to 05:10 in Manila: measure after that');
const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-'));
const postgres = await startEmbedded({ folder });
await migrate(postgres.url);
const environment = {
  NODE_ENV: 'test',
  SANDBOX: 'on',
  SANDBOX_TOKEN: 'the bench asks for nothing',
  BEACON: 'sandbox',
  BEACON_SANDBOX_DELAY_MS: '0',
  TRADE: 'on',
  DATA_DIR: folder,
  LIVE_SOCKETS_PER_ADDRESS: String(SOCKETS + 1),
};
const hello = JSON.stringify({ type: 'hello', game: 'trade', token: null });
const leader = await startServer(postgres.url, environment);
await leader.isReady();
const lookout = await gather(leader.url, 1, hello);
// The second one of a tick leads from then on, whichever process comes later.
for (let tick = 0; tick < 2; tick += 1) await lookout.next(isTick);
lookout.close();
const server = await startServer(postgres.url, environment);
const almostIdle = await startServer(postgres.url, environment);
const child = fork(join(import.meta.dirname, '../fanout/bareServer.ts'), { execArgv: ['--import', 'tsx'] });
try {
  await server.isReady();
  await almostIdle.isReady();
  const [port] = await once(child, 'message');
  const markets = await gather(server.url, SOCKETS, hello);
  const alone = await gather(almostIdle.url, 1, hello);
  const plain = await gather(`http://127.0.0.1:${port}`, SOCKETS, null);
  const text = await markets.next(isTick);
  await sleep(2_000);

  const subject = marketsOf(markets, {
    serving: server.pid(),
    leading: leader.pid(),
    almostIdle: almostIdle.pid(),
  });
  const reference = bareOf(plain, child, text);
  await subject.measure();
  await reference.measure();
  counted.markets = counted.bare = 0;
  leadingUs.length = ownUs.length = 0;
  const { us } = await compare(subject, reference, TURNS, ['us']);
  console.log(
    [
      `CPU per message delivered, median (middle half) of ${TURNS} interleaved turns of ${TICKS} ticks to ${SOCKETS} sockets, a tick each ${TICK_MS} ms`,
      `markets ${spreadText(us.subject, 2)} us, one prebuilt frame of ${text.length} bytes ${spreadText(us.reference, 2)} us`,
      `ratio ${spreadText(us.ratio, 3)}; goal ${GOAL_RATIO}: ${judge('ticks', 'CPU a message, against one prebuilt frame', us.ratio, GOAL_RATIO)}`,
      `of it for the process itself, by an almost idle one: ${spreadText(spreadOf(ownUs), 2)} us; without it ${((us.subject.median - spreadOf(ownUs).median) / us.reference.median).toFixed(2)} times the frame`,
      `the process that leads the markets: ${spreadText(spreadOf(leadingUs), 0)} us a tick`,
      `self-check: ${counted.markets} and ${counted.bare} messages counted where they came, as many at each socket`,
    ].join('\n'),
  );
  markets.close();
  alone.close();
  plain.close();
} finally {
  child.disconnect();
  await almostIdle.stop();
  await server.stop();
  await leader.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
