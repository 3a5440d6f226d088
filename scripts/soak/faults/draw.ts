import { type Fault, node, server } from './fault';

const DRAW = 'games/kit/rules/draw.ts';
const DRAW_TEST = 'games/kit/rules/draw.test.ts';

export const DRAWS: readonly Fault[] = [
  {
    what: 'small numbers are drawn more often',
    file: DRAW,
    from: 'const limit = WORD - (WORD % n);',
    to: 'const limit = WORD;',
    test: node(DRAW_TEST, 'drops a word that would favour small numbers, and takes the next'),
  },
  {
    what: 'every bet of a pair of seeds has the same draw',
    file: DRAW,
    from: '(game, source.nonce, source.beacon)',
    to: '(game, 0, source.beacon)',
    test: node(DRAW_TEST, 'differs by game, client seed, nonce and server seed'),
  },
  {
    what: 'a draw of 52 bits keeps the wrong ones',
    file: DRAW,
    from: '| low) >> 12n',
    to: '| low) >> 11n',
    test: node(DRAW_TEST, 'reads 52 bits as eight bytes without the last twelve bits'),
  },
  {
    what: 'the public number does not decide the draw',
    file: DRAW,
    from: 'const { chainHash, round, randomness } = beacon;',
    to: 'const { chainHash, round, randomness = chainHash } = { ...beacon, randomness: undefined };',
    test: node('tests/laws/beacon/beacon.test.ts', 'differ with each part of the beacon'),
  },
  {
    what: 'a pair is shown by its seed, not by its commitment',
    file: 'server/fairness/pairs.ts',
    from: 'commitment: commitmentOf(serverSeed) }',
    to: "commitment: Buffer.from(serverSeed).toString('hex') }",
    test: server('tests/ledger/fairness.test.ts', 'is in nothing that the server sends before its rotation'),
  },
  {
    what: 'a client seed is accepted before its commitment was shown',
    file: 'server/fairness/pairs.ts',
    from: '    return seedsOf(await pairsInUse(db, line));\n  }\n  const { active } = byState(known);',
    to: '    return showSeeds(context, line, makeSeed);\n  }\n  const { active } = byState(known);',
    test: server('tests/ledger/fairness.test.ts', 'are committed to before a client seed is set'),
  },
];
