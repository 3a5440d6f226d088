/**
 * The cost of sending a crash round to a thousand sockets: CPU of the real server per message delivered,
 * while a round runs with ten ticks a second, against a process that only writes one prebuilt frame of the
 * same length to as many sockets at the same rate.
 *
 * What a process does however few sockets it has, such as looking for leases and jobs, the reference does not do. Another
 * process with one socket shows at the same time how much that is; all of it counts, and the ratio without it is told as well.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { startServer } from '../../tests/faults/supervisor';
import { cpuUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { type Contender, compare, spreadOf, spreadText } from '../lib/slices';
import { type Crowd, gather } from './crowd';

const SOCKETS = 1_000;
const TURNS = 9;
const TICK_MS = 100;
/** Shorter flights are skipped: the start and end of a round would weigh too much. */
const TICKS_MIN = 20;
/** No messages are sent during betting, because nobody bets here. */
const SILENCE_MS = 5_000;
const GOAL_RATIO = 1.1;

/** Messages that were counted at the receiving sockets. */
const counted = { table: 0, bare: 0 };

/** What an almost idle process takes meanwhile, per message delivered. */
const ownUs: number[] = [];

/** Measures a whole flight: from the silence during betting to the result. */
const tableOf = (crowd: Crowd, pid: number, almostIdle: number): Contender<'us'> => ({
  measure: async () => {
    for (;;) {
      await crowd.next((text) => text.includes('"type":"round"'));
      await sleep(SILENCE_MS);
      crowd.start();
      const [beforeUs, ownBeforeUs] = [cpuUs(pid), cpuUs(almostIdle)];
      await crowd.next((text) => text.includes('"phase":"result"'));
      const each = await crowd.each();
      const tookUs = cpuUs(pid) - beforeUs;
      if (each < TICKS_MIN) continue;
      ownUs.push((cpuUs(almostIdle) - ownBeforeUs) / (each * SOCKETS));
      counted.table += each * SOCKETS;
      ticks = each;
      return { us: tookUs / (each * SOCKETS) };
    }
  },
});

/** The number of ticks of the last flight. */
let ticks = 5 * TICKS_MIN;

const bareOf = (crowd: Crowd, child: ChildProcess, text: string): Contender<'us'> => ({
  measure: async () => {
    crowd.start();
    const times = Math.min(ticks, 5 * TICKS_MIN);
    const beforeUs = cpuUs(child.pid ?? 0);
    child.send({ text, times, everyMs: TICK_MS });
    await once(child, 'message');
    await crowd.each();
    const each = await crowd.each();
    const tookUs = cpuUs(child.pid ?? 0) - beforeUs;
    if (each !== times) throw new Error(`${times} messages were sent, ${each} received`);
    counted.bare += each * SOCKETS;
    return { us: tookUs / (each * SOCKETS) };
  },
});

const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-'));
const postgres = await startEmbedded({ folder });
await migrate(postgres.url);
const environment = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  SANDBOX_TOKEN: 'the bench asks for nothing',
  OWN_GAMES: 'crash',
  LIVE_SOCKETS_PER_ADDRESS: String(SOCKETS + 1),
};
const hello = JSON.stringify({ type: 'hello', game: 'crash', token: null });
const server = await startServer(postgres.url, environment);
// It leads before the other one runs.
await server.isReady();
const almostIdle = await startServer(postgres.url, environment);
const child = fork(join(import.meta.dirname, 'bareServer.ts'), { execArgv: ['--import', 'tsx'] });
try {
  await almostIdle.isReady();
  const [port] = await once(child, 'message');
  await sleep(2_000);
  const table = await gather(server.url, SOCKETS, hello);
  const alone = await gather(almostIdle.url, 1, hello);
  const plain = await gather(`http://127.0.0.1:${port}`, SOCKETS, null);
  const text = await table.next((tick) => tick.includes('"phase":"running","events":[]'));

  const subject = tableOf(table, server.pid(), almostIdle.pid());
  const reference = bareOf(plain, child, text);
  await subject.measure();
  await reference.measure();
  counted.table = counted.bare = 0;
  ownUs.length = 0;
  const { us } = await compare(subject, reference, TURNS, ['us']);
  console.log(
    [
      `CPU per message delivered, median (middle half) of ${TURNS} interleaved flights to ${SOCKETS} sockets, a tick each 100 ms`,
      `table ${spreadText(us.subject, 2)} us, one prebuilt frame of ${text.length} bytes ${spreadText(us.reference, 2)} us`,
      `ratio ${spreadText(us.ratio, 3)}; goal ${GOAL_RATIO}: ${judge('fanout', 'CPU a message, against one prebuilt frame', us.ratio, GOAL_RATIO)}`,
      `of it for the process itself, by an almost idle one: ${spreadText(spreadOf(ownUs), 2)} us; without it ${((us.subject.median - spreadOf(ownUs).median) / us.reference.median).toFixed(2)} times the frame`,
      `self-check: ${counted.table} and ${counted.bare} messages counted where they came, as many at each socket`,
    ].join('\n'),
  );
  table.close();
  alone.close();
  plain.close();
} finally {
  child.disconnect();
  await almostIdle.stop();
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
