import { spawnSync } from 'node:child_process';

/** A soak that is tests of `npm test` with more of everything. */
export interface Form {
  /** What the soak does, for the list of all soaks. */
  readonly about: string;
  /** The files, by project of vitest. */
  readonly tests: Readonly<Partial<Record<'server' | 'node' | 'chaos', readonly string[]>>>;
  /** The environment of a pass, by its seed and by the hours that the soak runs. */
  readonly settings?: (seed: number, hours: number) => Readonly<Record<string, string>>;
  /** Passes follow one another, each with the next seed, until the hours are over; the others run once. */
  readonly isRepeated?: boolean;
}

const whole = () => ({ TEST_SIZE: 'whole' });

/** Each test reads its size from the environment, and does the same with less in every change. */
export const FORMS: Readonly<Record<string, Form>> = {
  failpoints: {
    about: 'stops every money operation at every statement, while other players bet',
    tests: { server: ['tests/ledger/failpoints.test.ts'] },
    settings: () => ({ FAILPOINT_LOAD: '6' }),
    isRepeated: true,
  },
  races: {
    about:
      'fifty calls at once to everything that may happen once, 500 times in a pass, and 25 times to every money call',
    tests: { server: ['tests/ledger/races.test.ts', 'tests/ledger/moneyRaces.test.ts'] },
    settings: () => ({ RACE_REPEATS: '500' }),
    isRepeated: true,
  },
  hostile: {
    about:
      '10000 calls that must move nothing, over the whole contract, and 2000 at the same time that must move exactly what ' +
      'their answers say; then every unusual body is compared with the rows it changes',
    tests: { server: ['tests/ledger/attack.test.ts', 'tests/api/hostile.test.ts'] },
    settings: (seed) => ({
      HOSTILE_SEED: String(seed),
      HOSTILE_CALLS: '10000',
      CONCURRENT_CALLS: '2000',
      COMPARED_IN: '1',
    }),
    isRepeated: true,
  },
  matrix: {
    about: 'every call as a guest, an owner, another player and each operator',
    tests: {
      server: [
        'tests/api/authorisation.test.ts',
        'tests/api/desk/matrix.test.ts',
        'tests/api/desk/audit.test.ts',
        'tests/api/migration.test.ts',
      ],
    },
    isRepeated: true,
  },
  returns: {
    about: 'rounds of every game by the shipped path, for so many hours in all, against the exact returns',
    tests: { node: ['tests/laws/returns.test.ts'] },
    settings: (seed, hours) => ({ RETURN_HOURS: String(hours), RETURN_SEED: `laws ${seed}` }),
  },
  secrecy: {
    about: 'listens to two tables for so many hours, and looks for what goes with the end of a round',
    tests: { server: ['tests/api/live/secrecy.test.ts'] },
    settings: (_, hours) => ({ SECRECY_HOURS: String(hours) }),
  },
  verifiers: {
    about:
      '100000 rounds of each game and a chain of 10000000 against the verifier in Python and that of the page',
    tests: {
      node: [
        'tests/laws/pythonVerifier.test.ts',
        'tests/laws/vectors.test.ts',
        'tests/laws/offline.test.ts',
        'tests/laws/raffleVerifiers.test.ts',
        'tests/laws/beacon/',
      ],
    },
    settings: () => ({ ROUNDS: '100000', CHAIN: '10000000' }),
  },
  payments: {
    about: 'all 120 orders of five events, every mismatch and every case of a studio',
    tests: {
      server: [
        'tests/api/payments/webhook.test.ts',
        'tests/api/withdrawals/payouts.test.ts',
        'tests/api/providers/conformance.test.ts',
        'tests/api/providers/providers.test.ts',
      ],
    },
    settings: whole,
    isRepeated: true,
  },
  logins: {
    about: 'guesses codes and passwords, and compares the times of answers with and without an account',
    tests: {
      server: [
        'tests/api/players/answerTimes.test.ts',
        'tests/api/players/codes.test.ts',
        'tests/api/players/players.test.ts',
        'tests/api/players/security.test.ts',
        'tests/api/players/sms.test.ts',
      ],
    },
    settings: () => ({ ANSWER_TIMES: '600' }),
    isRepeated: true,
  },
  'safer-play': {
    about:
      'a year of limits, checks, breaks and exclusions at every hour; --seed chooses what players ask for',
    tests: { server: ['tests/api/safer-play/'] },
    settings: (seed) => ({ SAFER_PLAY_DAYS: '365', SAFER_PLAY_SEED: String(seed) }),
  },
  insider: {
    about:
      'somebody who knows every secret bets last 10000 times, with and without a public number; then everything that a house ' +
      'could do after betting has closed, against every verifier',
    tests: {
      server: ['tests/api/live/beacon.test.ts'],
      node: ['tests/laws/attacks.test.ts', 'tests/laws/beacon/beaconVerifiers.test.ts'],
    },
    settings: () => ({ INSIDER_ROUNDS: '10000' }),
  },
  bonus: {
    about: 'the law of bonus money once, with 100000 operations',
    tests: { server: ['tests/ledger/bonusLaw.test.ts'] },
    settings: () => ({ BONUS_OPERATIONS: '100000' }),
  },
  rewards: {
    about: 'a year of every habit against the independent calculation of rewards',
    tests: { server: ['tests/api/rewards/month.test.ts'] },
    settings: () => ({ REWARD_DAYS: '365' }),
  },
  lotto: {
    about: 'a year of draws with outages against the published rules; --seed chooses tickets and outages',
    tests: { server: ['tests/api/lotto/year.test.ts'] },
    settings: (seed) => ({ LOTTO_DAYS: '365', LOTTO_SEED: String(seed) }),
  },
};

const HOUR_MS = 3_600_000;

/** Runs a form and returns the exit code: of the first pass that fails, whose seed is named. */
export function runForm(
  name: string,
  { seed, hours }: { readonly seed: number; readonly hours: number },
): number {
  const form = FORMS[name];
  if (form === undefined) throw new Error(`there is no soak "${name}"`);
  const { tests, settings, isRepeated = false } = form;
  const endMs = Date.now() + hours * HOUR_MS;
  for (let pass = 0; ; pass += 1) {
    let status = 0;
    for (const [project, files] of Object.entries(tests))
      status ||= runTests(project, files, settings?.(seed + pass, hours) ?? {});
    if (status !== 0) console.error(`${name} failed; --seed ${seed + pass} repeats it`);
    if (isRepeated && status === 0)
      console.log(`${name}, seed ${seed + pass}: pass ${pass + 1} without a failure`);
    if (status !== 0 || !isRepeated || Date.now() >= endMs) return status;
  }
}

/** Runs tests with other settings than every change does, and returns the exit code. */
export function runTests(
  project: string,
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
): number {
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...files];
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}
