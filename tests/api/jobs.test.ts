import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, JobRunner } from '../../server/jobs/jobRunner';
import { claimRun, type JobRun } from '../../server/jobs/jobRuns';
import { buildTestApp, processContext, startTestServer, type TestServer } from '../support/server';

const DAY_MS = 24 * 60 * 60_000;
const MIDDAY = new Date('2031-05-06T12:00:00+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'fatal' } });
});
afterAll(() => server.close());

let number = 0;
let name: string;
beforeEach(() => {
  number += 1;
  name = `job${number}`;
  server.clock.set(MIDDAY);
});

/** A process of its own on the same database, with one job that keeps the scheduled times it ran for. */
async function processWith(job: Partial<Job> = {}) {
  const app = await buildTestApp(server.context);
  const ran: string[] = [];
  const runner = app.jobs;
  runner.add({
    name,
    schedule: { daily: '0:00' },
    catchesUp: true,
    run: async (slot) => {
      ran.push(slot.toISOString());
      return 'settled';
    },
    ...job,
  });
  return { app, runner, ran };
}

const runs = () =>
  server.db.query<JobRun>({
    text: 'SELECT state, attempts, note, slot FROM job_runs WHERE job = $1 ORDER BY slot',
    values: [name],
  });

const wait = (ms: number) => server.clock.advance(ms);

describe('scheduled jobs', () => {
  it('run once for each scheduled time, however many processes look', async () => {
    const processes = await Promise.all([processWith(), processWith(), processWith()]);
    await Promise.all(processes.map(({ runner }) => runner.runDue()));
    await Promise.all(processes.map(({ runner }) => runner.runDue()));
    expect(processes.flatMap(({ ran }) => ran)).toEqual(['2031-05-05T16:00:00.000Z']);
    expect(await runs()).toMatchObject([{ state: 'done', attempts: 1, note: 'settled' }]);
    await Promise.all(processes.map(({ app }) => app.close()));
  });

  it('make up for the days on which no server ran, oldest first', async () => {
    const { app, runner, ran } = await processWith();
    await runner.runDue();
    wait(3 * DAY_MS);
    await runner.runDue();
    expect(ran.map((slot) => slot.slice(0, 10))).toEqual([
      '2031-05-05',
      '2031-05-06',
      '2031-05-07',
      '2031-05-08',
    ]);
    await app.close();
  });

  it('skip missed times where only the latest matters', async () => {
    const { app, runner, ran } = await processWith({ catchesUp: false });
    await runner.runDue();
    wait(3 * DAY_MS);
    await runner.runDue();
    expect(ran.map((slot) => slot.slice(0, 10))).toEqual(['2031-05-05', '2031-05-08']);
    await app.close();
  });

  it('are not asked about again before their next time', async () => {
    const { app, runner, ran } = await processWith({ schedule: { everyMinutes: 10 }, catchesUp: false });
    await runner.runDue();
    await runner.runDue();
    const query = vi.spyOn(server.context.db, 'query');
    await runner.runDue();
    expect(JSON.stringify(query.mock.calls)).not.toContain(`"${name}"`);
    query.mockRestore();
    wait(10 * 60_000);
    await runner.runDue();
    expect(ran).toHaveLength(2);
    await app.close();
  });

  it('are tried again after a failure, five times at most', async () => {
    let tries = 0;
    const { app, runner } = await processWith({
      catchesUp: false,
      run: async () => {
        tries += 1;
        throw new Error('the channel does not answer');
      },
    });
    await runner.runDue();
    await runner.runDue();
    expect(tries, 'before a minute has passed').toBe(1);
    for (let minutes = 0; minutes < 8; minutes += 1) {
      wait(61_000);
      await runner.runDue();
    }
    expect(tries).toBe(5);
    expect(await runs()).toMatchObject([
      { state: 'failed', attempts: 5, note: 'the channel does not answer' },
    ]);
    expect(await app.metrics.metrics()).toContain(`job_failures_total{job="${name}"} 5`);
    await app.close();
  });

  it('are tried until they succeed where they catch up, at longer and longer intervals', async () => {
    let isMended = false;
    let minute = 0;
    const tries: number[] = [];
    const { app, runner } = await processWith({
      run: async (slot) => {
        if (!isMended && slot.getTime() === MIDDAY.getTime() - DAY_MS / 2) {
          tries.push(minute);
          throw new Error('a sum does not fit');
        }
        return 'settled';
      },
    });
    const attempts = async () =>
      (await app.metrics.getSingleMetricAsString('job_unfinished_attempts')).match(
        new RegExp(`job="${name}"} (\\d+)`),
      )?.[1];
    for (; minute <= 62; minute += 1) {
      // The test clock runs on between two looks.
      server.clock.set(new Date(MIDDAY.getTime() + minute * 61_000));
      await runner.runDue();
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
    expect(await attempts()).toBe('8');
    wait(DAY_MS);
    await runner.runDue();
    isMended = true;
    wait(15 * 60_000);
    await runner.runDue();
    expect(await runs(), 'the day after was not kept waiting').toMatchObject([
      { state: 'done', attempts: 10, note: 'settled' },
      { state: 'done', attempts: 1, note: 'settled' },
    ]);
    await runner.runDue();
    expect(await attempts()).toBe('0');
    await app.close();
  });

  it('pass to another process when theirs stops reporting', async () => {
    let finish = (_note: string) => {};
    const stuck = await processWith({
      run: () =>
        new Promise((done) => {
          finish = done;
        }),
    });
    const round = stuck.runner.runDue();
    await expect.poll(runs).toMatchObject([{ state: 'running' }]);
    const other = await processWith();
    await other.runner.runDue();
    expect(other.ran, 'while the lease holds').toEqual([]);
    wait(61_000);
    await other.runner.runDue();
    expect(other.ran).toHaveLength(1);
    finish('too late');
    await round;
    expect(await runs(), 'what the first process says is not kept').toMatchObject([
      { state: 'done', attempts: 2, note: 'settled' },
    ]);
    await stuck.app.close();
    await other.app.close();
  });

  it('wait for no other that runs by the minute, and the server for all of them when it stops', async () => {
    let answer = (_note: string) => {};
    let asked = 0;
    const { app, runner } = await processWith({
      schedule: { everyMinutes: 5 },
      catchesUp: false,
      run: () => {
        asked += 1;
        return new Promise((done) => {
          answer = done;
        });
      },
    });
    const drawn: string[] = [];
    const draws: Job = {
      name: `${name}draws`,
      schedule: { everyMinutes: 1 },
      catchesUp: false,
      run: async (slot) => {
        drawn.push(slot.toISOString().slice(11, 16));
        return 'drawn';
      },
    };
    runner.add(draws);
    void runner.runDue();
    await expect.poll(() => drawn).toEqual(['04:00']);
    wait(60_000);
    void runner.runDue();
    await expect.poll(() => drawn).toEqual(['04:00', '04:01']);
    expect(asked).toBe(1);
    let isClosed = false;
    const closed = app.close().then(() => {
      isClosed = true;
    });
    await new Promise<void>((done) => setImmediate(done));
    expect(isClosed).toBe(false);
    answer('asked');
    await closed;
    expect(await runs()).toMatchObject([{ state: 'done', note: 'asked' }]);
  });

  it('keep their order where they run once a day', async () => {
    const { app, runner } = await processWith({ run: async () => 'closed' });
    const states: string[] = [];
    runner.add({
      name: `${name}later`,
      schedule: { daily: '4:50' },
      catchesUp: false,
      run: async () => {
        states.push(...(await runs()).map(({ state }) => state));
        return 'left';
      },
    });
    await runner.runDue();
    expect(states).toEqual(['done']);
    await app.close();
  });

  it.each([
    ['taken', 'past', -60_000, true, true],
    ['not taken', 'still to come', 60_000, true, false],
    ['not taken', 'past, and statements of before it may still run', -100, true, false],
    ['taken', 'of another time than the real one', 60_000, false, true],
  ])('are %s where their time is %s by the database', async (_taken, _when, byMs, isRealTime, isTaken) => {
    const slot = new Date(Date.now() + byMs);
    const claim = {
      job: name,
      slot,
      worker: 'ahead',
      now: new Date(slot.getTime() + 60_000),
      leaseMs: 60_000,
    };
    const limits = { attemptsMax: 5, retryAfterMs: 60_000, retryAfterMaxMs: 60_000, isRealTime };
    expect(await claimRun(server.db, { ...claim, ...limits })).toBe(isTaken);
    expect((await runs()).length).toBe(isTaken ? 1 : 0);
  });

  it('refuse a second job of the same name', async () => {
    const { app, runner } = await processWith();
    expect(() =>
      runner.add({ name, schedule: { everyMinutes: 1 }, catchesUp: false, run: async () => '' }),
    ).toThrow(name);
    expect(runner).toBeInstanceOf(JobRunner);
    await app.close();
  });

  it.each([
    ['on', true, 1],
    ['off', false, 0],
  ])('are looked for every five seconds by a process with JOBS=%s: %s', async (_setting, runsJobs, looks) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const app = await buildTestApp(processContext(server.context, { runsJobs }));
      const runDue = vi.spyOn(app.jobs, 'runDue').mockResolvedValue();
      await app.ready();
      vi.advanceTimersByTime(5_000);
      expect(runDue).toHaveBeenCalledTimes(looks);
      await app.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('include the partitions of first answers and the unpaid orders', async () => {
    expect(server.app.jobs.jobs.map((job) => job.name)).toEqual(
      expect.arrayContaining(['answerPartitions', 'reconcileDeposits', 'oldJobRuns']),
    );
    await server.app.jobs.runDue();
    const rows = await server.db.query<JobRun>({
      text: "SELECT state, note FROM job_runs WHERE job = 'answerPartitions' ORDER BY slot LIMIT 1",
    });
    expect(rows).toMatchObject([{ state: 'done', note: expect.stringMatching(/^\d+ weeks made/) }]);
  });
});
