import { statfs } from 'node:fs/promises';
import type { ReplyOf } from '../../../contract/call';
import type { watchCalls } from '../../../contract/desk/watch';
import type { Context } from '../../context';
import { newestRuns } from '../../jobs/jobRuns';
import { leasesForDesk } from '../live/desk';
import { waitingForDesk } from '../payments/desk';
import { queueForDesk } from '../support/desk';

type Line = ReplyOf<typeof watchCalls.health>['lines'][number];

const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

const minutes = (since: Date | null, now: Date): string =>
  since === null ? 'none' : `${Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)} min`;

/** What is late, stuck or full. */
export async function readHealth(context: Context): Promise<ReplyOf<typeof watchCalls.health>> {
  const { db, clock, config } = context;
  const now = clock.now();
  const startedMs = performance.now();
  await db.query({ name: 'ready', text: 'SELECT 1' });
  const answerMs = performance.now() - startedMs;
  const lines: Line[] = [
    {
      name: 'Database',
      value: `${answerMs.toFixed(1)} ms`,
      state: answerMs < 50 ? 'good' : answerMs < 500 ? 'watch' : 'bad',
      about: 'One round trip from this process.',
    },
    await disk(config.dataDir),
    {
      name: 'Memory',
      value: `${(process.memoryUsage().rss / GIB).toFixed(2)} GiB`,
      state: process.memoryUsage().rss < 2 * GIB ? 'good' : 'watch',
      about: `This process, which has run for ${Math.floor(process.uptime() / 60)} min.`,
    },
  ];
  const deposits = await waitingForDesk(db, now);
  lines.push({
    name: 'Deposits without an answer',
    value: String(deposits.pending),
    state: deposits.pending === 0 ? 'good' : 'watch',
    about: `Unpaid orders past their time. The oldest: ${minutes(deposits.oldest, now)}.`,
  });
  lines.push({
    name: 'Parked payments',
    value: String(deposits.reviews),
    state: deposits.reviews === 0 ? 'good' : 'bad',
    about: 'Payments that no order took.',
  });
  const queue = await queueForDesk(db);
  lines.push({
    name: 'Messages that wait',
    value: String(queue.waiting),
    state:
      queue.oldest !== null && now.getTime() - queue.oldest.getTime() > 60 * MINUTE_MS ? 'watch' : 'good',
    about: `The oldest has waited ${minutes(queue.oldest, now)}.`,
  });
  for (const { game, until } of await leasesForDesk(db)) {
    const isLed = until > now;
    lines.push({
      name: `Table ${game}`,
      value: isLed ? 'led' : 'no leader',
      state: isLed ? 'good' : 'bad',
      about: 'Whether a process leads the rounds of this shared game.',
    });
  }
  for (const { job, state, slot, endedAt, note } of await newestRuns(db)) {
    lines.push({
      name: `Job ${job}`,
      value:
        state === 'failed'
          ? 'failed'
          : state === 'running'
            ? 'runs now'
            : `done ${minutes(endedAt, now)} ago`,
      state: state === 'failed' ? 'bad' : 'good',
      about: `For ${slot.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${note}`,
    });
  }
  return { lines, at: now.toISOString() };
}

async function disk(folder: string): Promise<Line> {
  const about = 'Free space where the data is kept.';
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const share = bavail / blocks;
    return {
      name: 'Disk',
      value: `${((bavail * bsize) / GIB).toFixed(1)} GiB free`,
      state: share > 0.2 ? 'good' : share > 0.1 ? 'watch' : 'bad',
      about,
    };
  } catch {
    return { name: 'Disk', value: 'unknown', state: 'watch', about };
  }
}
