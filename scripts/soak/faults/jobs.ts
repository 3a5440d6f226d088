import { type Fault, server } from './fault';

const JOBS_TEST = 'tests/api/jobs.test.ts';

/** Of what runs by the clock. */
export const JOBS: readonly Fault[] = [
  {
    what: 'a day that was not closed in five attempts stays open',
    file: 'server/jobs/jobRunner.ts',
    from: 'attemptsMax: job.catchesUp ? null : ATTEMPTS_MAX,',
    to: 'attemptsMax: ATTEMPTS_MAX,',
    test: server(JOBS_TEST, 'are tried until they succeed where they catch up'),
  },
  {
    what: 'a day that is not closed is forgotten once the next one is',
    file: 'server/domains/desk/overview.ts',
    from: 'unfinishedRunsOf(db, catchingUp)',
    to: 'unfinishedRunsOf(db, catchingUp.slice(0, 0))',
    test: server('tests/api/desk/overview.test.ts', 'until the last of them is closed'),
  },
  {
    what: 'a player for whom the settlement fails stops it for all others',
    file: 'server/jobs/eachPlayer.ts',
    from: 'if (inARow === IN_A_ROW_MAX) throw error;',
    to: 'if (inARow <= IN_A_ROW_MAX) throw error;',
    test: server('tests/api/rewards/settlement.test.ts', 'goes on after a player for whom it fails'),
  },
  {
    what: 'a bet that is committed after its day was closed is never counted',
    file: 'server/domains/rewards/settlement.ts',
    from: 'COMMITTED_WITHIN_MS = 60 * 60_000;',
    to: 'COMMITTED_WITHIN_MS = 0;',
    test: server('tests/api/rewards/settlement.test.ts', 'committed after it with the next day'),
  },
  {
    what: 'a gateway that hangs keeps every other job waiting',
    file: 'server/jobs/jobRunner.ts',
    from: "('everyMinutes' in schedule ? name : 'daily')",
    to: "('everyMinutes' in schedule && name === '' ? name : 'daily')",
    test: server(JOBS_TEST, 'wait for no other that runs by the minute'),
  },
  {
    what: 'one player whose rest cannot be noted stops the settlement for everybody',
    file: 'server/domains/rewards/settlement.ts',
    from: 'notePastRests(context.db, lastMomentOf(day), each)',
    to: 'notePastRests(context.db, lastMomentOf(day), each && undefined)',
    test: server(
      'tests/api/rewards/settlement.test.ts',
      'whose rest at the end of the day could not be noted',
    ),
  },
  {
    what: 'a player whose rest could not be noted is paid as if they had none',
    file: 'server/domains/rewards/settlement.ts',
    from: "gets nothing for the day until it is.\n    counts: 'play',\n",
    to: 'gets nothing for the day until it is.\n',
    test: server(
      'tests/api/rewards/settlement.test.ts',
      'whose rest at the end of the day could not be noted',
    ),
  },
];
