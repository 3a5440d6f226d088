import { type Fault, node, server } from './fault';

const LOG = 'games/kit/fairness/log.ts';
const LINKS = node(
  'tests/laws/beacon/beacon.test.ts',
  'breaks where a line is changed, missing, or put in another place',
);
const LOG_GUARD = 'server/fairness/sql/fairness_log_guard.sql';
const GUARD_TEST = server('tests/api/live/beacon.test.ts', 'refuses to change, delete or fork the log');
const FILES = 'server/fairness/publicFiles.ts';
const FOUND_IN_PLAY = server('tests/api/live/logBreak.test.ts', 'is found while rounds are played');
const CHANGE = 'server/fairness/beaconChange.ts';
const CHANGE_TEST = server(
  'tests/api/live/beaconChange.test.ts',
  'is announced in the log 7 days before it decides',
);
const SEALED = 'tests/api/live/sealed.test.ts';
const SEALED_PAIRS = 'tests/ledger/sealedPairs.test.ts';
const ATTACKS = 'tests/laws/attacks.test.ts';
const SANDBOX = 'tests/api/live/beaconSandbox.test.ts';

/** Of the public record of rounds, the seals of secrets, and the beacon. */
export const RECORD: readonly Fault[] = [
  {
    what: 'a line of the log that was changed still holds',
    file: LOG,
    from: "    if (line.hash !== logHash(line)) return { n, reason: 'hash' };\n",
    to: '',
    test: LINKS,
  },
  {
    what: 'a line of the log may follow any other',
    file: LOG,
    from: "    if (line.prev !== prev) return { n, reason: 'link' };\n",
    to: '',
    test: LINKS,
  },
  {
    what: 'the database takes a line that forks the log',
    file: LOG_GUARD,
    from: 'NEW.prev <> (SELECT hash FROM fairness_log WHERE n = NEW.n - 1)',
    to: 'NEW.prev IS NULL',
    test: GUARD_TEST,
  },
  {
    what: 'the database takes a line that leaves a gap in the log',
    file: LOG_GUARD,
    from: 'NEW.n <> (SELECT coalesce(max(n) + 1, 0)',
    to: 'NEW.n < (SELECT coalesce(max(n) + 1, 0)',
    test: GUARD_TEST,
  },
  {
    what: 'nobody notices that the file of the log was cut',
    file: FILES,
    from: '    if (newer.size < this.#logEnd.endByte) return this.#break();\n',
    to: '',
    test: FOUND_IN_PLAY,
  },
  {
    what: 'nobody notices a line of the file that the database does not have',
    file: FILES,
    from: '    if (newer.lines.some((line, at) => line !== stored[at])) return this.#break();\n',
    to: '',
    test: FOUND_IN_PLAY,
  },
  {
    what: 'rounds open although the log and its file differ',
    file: FILES,
    from: "    if (!this.#isWhole) throw new Error('the public log and its file differ');\n",
    to: '    void this.#isWhole;\n',
    test: FOUND_IN_PLAY,
  },
  {
    what: 'a line of the log is in its file before it is committed',
    file: FILES,
    from: '(on) => this.#writeRounds(on, game)',
    to: 'async (on) => { const day = await this.#writeRounds(on, game); await this.#writeLog(on); return day; }',
    test: server('tests/api/live/publicFiles.test.ts', 'have no line whose transaction was lost'),
  },
  {
    what: 'a round goes into the file of a day that is over',
    file: FILES,
    from: 'day === null || first.date > day ? first.date : day;',
    to: 'first.date;',
    test: server(
      'tests/api/live/publicFiles.test.ts',
      'keep what they have of a day when a clock is set back to it',
    ),
  },
  {
    what: 'each question for a number leaves something on the signal of its lease',
    file: 'server/fairness/ownSignal.ts',
    from: "    signal.removeEventListener('abort', abort);\n",
    to: '',
    test: node(
      'server/fairness/beaconSource.test.ts',
      'leaves nothing on a signal that outlives its questions',
    ),
  },
  {
    what: 'a start takes a file whose earlier line was replaced',
    file: 'server/fairness/publishedRecord.ts',
    from: '  if (!lines.slice(0, common).every((line, at) => line === stored[at])) return null;\n',
    to: '',
    test: server(
      'tests/api/live/logBreak.test.ts',
      'is found at the next start when an earlier line was replaced',
    ),
  },
  {
    what: 'a new beacon decides after 6 days',
    file: CHANGE,
    from: 'const NOTICE_MS = 7 * ',
    to: 'const NOTICE_MS = 6 * ',
    test: CHANGE_TEST,
  },
  {
    what: 'a beacon that was used before decides again without notice',
    file: CHANGE,
    from: '    .slice(real.indexOf(inForce) + 1)\n',
    to: '',
    test: CHANGE_TEST,
  },
  {
    what: 'the practice beacon counts as the first public one',
    file: CHANGE,
    from: 'lines.filter((line) => !isPractice(line.network))',
    to: 'lines.filter((line) => line.network.length > 0)',
    test: CHANGE_TEST,
  },
  {
    what: 'the seeds of a chain are stored as they are',
    file: 'server/domains/live/chain.ts',
    from: 'seals.seal(seed, sealPlace(row.chainId, place))',
    to: 'Buffer.from(seed)',
    test: server(SEALED, 'are sealed in the database: the seeds of its chain'),
  },
  {
    what: 'the seal of one seed of a chain can take the place of another',
    file: 'server/domains/live/chain.ts',
    from: 'place: number): string => `chain ',
    to: "place: number): string => place > 0 ? 'chain' : `chain ",
    test: server(SEALED, 'are sealed in the database: the seeds of its chain'),
  },
  {
    what: 'the seeds of an earlier version stay unsealed',
    file: 'server/domains/live/sealChains.ts',
    from: '    if (rows.length === 0) return;\n',
    to: '    return;\n',
    test: server(SEALED, 'of an earlier version are sealed at the next start'),
  },
  {
    what: 'the end of a running round is stored for everybody to read',
    file: 'server/domains/live/rounds.ts',
    from: '(game, round_number, sealed) VALUES ($1, $2, $3)',
    to: '(game, round_number, sealed, ends_ms) VALUES ($1, $2, $3, 1)',
    test: server(SEALED, 'are sealed in the database: the seeds of its chain'),
  },
  {
    what: 'the database takes the server seed of a player unsealed',
    file: 'server/fairness/sql/fairness_guard.sql',
    from: "<> (CASE WHEN NEW.state = 'revealed' THEN 32 ELSE 60 END)",
    to: 'NOT IN (32, 60)',
    test: server(SEALED_PAIRS, 'is refused by the database unless it is sealed'),
  },
  {
    what: "a seal of a player's server seed can take the place of another",
    file: 'server/fairness/pairs.ts',
    from: '(commitment: string): string => `pair ',
    to: "(commitment: string): string => commitment !== '' ? 'pair' : `pair ",
    test: server(SEALED_PAIRS, 'is in no row of the database until it is revealed'),
  },
  {
    what: 'the server seeds of an earlier version stay unsealed',
    file: 'server/fairness/sealPairs.ts',
    from: '    if (rows.length === 0) return;\n',
    to: '    return;\n',
    test: server(SEALED_PAIRS, 'of an earlier version is sealed at the next start'),
  },
  {
    what: 'an arranged round is searched for another number than it will have',
    file: 'server/sandbox/arranger.ts',
    from: 'const beacon = this.numberOf(beaconRound);',
    to: 'const beacon = this.numberOf(beaconRound + 1);',
    test: server(SANDBOX, 'ends as wanted, and every verifier accepts it with the published files'),
  },
  {
    what: 'a chain is given up for an arranged round without a line of the log',
    file: 'server/domains/live/roundOpener.ts',
    from: "lastRound: fromRound - 1, reason: 'arranged' } as const;\n  await appendLog(transaction, [fact], now);",
    to: "lastRound: fromRound - 1, reason: 'arranged' } as const;\n  await appendLog(transaction, fact.game === '' ? [fact] : [], now);",
    test: server(SANDBOX, 'closes the chain that covered it in the log'),
  },
  {
    what: 'fast-forward does not close a round early',
    file: 'server/sandbox/fastForward.ts',
    from: "if (state === 'betting') return bettingMs / config.livePace;",
    to: "if (state === 'betting') return 0;",
    test: server(SANDBOX, 'closes a round with bets early, waits for its number'),
  },
  {
    what: 'fast-forward leaves an empty round to wait for its number',
    file: 'server/sandbox/fastForward.ts',
    from: '    if (isEmpty && round.beacon !== null) await',
    to: '    if (isEmpty && round.beacon === null) await',
    test: server(SANDBOX, 'calls an empty round off at once'),
  },
  {
    what: 'the page takes a chain that the log does not name',
    file: 'workers/verify/publicLog.ts',
    from: 'line.chainEnd === chainEnd && line.firstRound === chainFrom;',
    to: 'line.chainEnd !== chainEnd || line.firstRound === chainFrom;',
    test: node(ATTACKS, 'the page and the app would have passed a chain that replaces the logged one'),
  },
  {
    what: 'the verifier in Python takes a chain that the log does not name',
    file: 'scripts/verifier/checks.py',
    from: 'if chain and (chain["chainEnd"], chain["chainFrom"]) != (covering[0]["chainEnd"], covering[0]["firstRound"]):',
    to: 'if not chain:',
    test: node(ATTACKS, 'Python would have passed a chain that replaces the logged one'),
  },
  {
    what: 'the page takes a file that does not tell the end of a round',
    file: 'workers/verify/evidence.ts',
    from: 'new Set(lines.filter(isOver).map(',
    to: 'new Set(lines.filter((line) => isOver(line) || true).map(',
    test: node(
      ATTACKS,
      'the page and the app would have passed a round that was closed, and whose end is not told',
    ),
  },
  {
    what: 'the verifier in Python takes a file that does not tell the end of a round',
    file: 'scripts/verify.py',
    from: 'for line in rounds if is_over(line)}',
    to: 'for line in rounds}',
    test: node(ATTACKS, 'Python would have passed a round that was closed, and whose end is not told'),
  },
];
