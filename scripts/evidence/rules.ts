import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRules, type RulesName } from '../../games/allGames';
import { cases, committed, mustParse, outcomesOf } from '../../tests/laws/cases';
import { type Pack, type Shown, sha256 } from './pack';

/** What every game draws and settles with, beside its own rules. */
const SHARED_RULES = ['games/kit/rules', 'games/kit/fairness'];
const COMMAND = 'npm run evidence';

const isRule = (path: string): boolean => /\.ts$/.test(path) && !/\.test\.ts$/.test(path);

/** The rules as source with the hash of each file, and of all files of a game together. */
export async function rulesAsHashes(pack: Pack, root: string): Promise<Shown> {
  const hashesOf = (folders: readonly string[]) =>
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter(isRule)
        .sort()
        .map((path) => ({ path, sha256: sha256(readFileSync(join(root, path))) })),
    );
  const whole = (files: readonly { path: string; sha256: string }[]) =>
    sha256(files.map((file) => `${file.sha256}  ${file.path}\n`).join(''));
  const groups = [
    { name: 'draw and fairness of all games', files: hashesOf(SHARED_RULES) },
    ...Object.keys(allRules).map((name) => ({ name, files: hashesOf([`games/${name}/rules`]) })),
  ].map((group) => ({ ...group, sha256: whole(group.files) }));
  const all = groups.flatMap(({ files }) => files);
  return {
    title: 'Rules as hashes',
    command: COMMAND,
    result: `${all.length} files in ${groups.length} groups. The hash of a group is that of its lines as in SHA256SUMS.`,
    holds: all.length > 0 && groups.every(({ files }) => files.length > 0),
    files: [
      await pack.writeJson('rules/hashes.json', groups),
      ...(await Promise.all(all.map(({ path }) => pack.copy(join(root, path), `rules/source/${path}`)))),
    ],
  };
}

/** The rules in words, in every language, and the published odds. */
export async function rulesInWords(pack: Pack, root: string): Promise<Shown> {
  const files: string[] = [];
  let languages = 0;
  for (const name of Object.keys(allRules) as RulesName[]) {
    const { odds } = allRules[name];
    files.push(await pack.writeJson(`odds/${name}.json`, plain(odds)));
    const folder = join(root, 'games', name, 'words');
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
      const words = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
      const rules = Object.entries(words).filter(([key]) => /^(rules|title|odds)/.test(key));
      if (rules.length === 0) continue;
      languages += 1;
      files.push(await pack.writeJson(`rules/words/${name}-${file}`, Object.fromEntries(rules)));
    }
  }
  return {
    title: 'Rules in words, and published odds',
    command: COMMAND,
    result: `${Object.keys(allRules).length} games, ${languages} texts. Only texts of rules are in them; the pictures show the whole sheets.`,
    holds: languages >= Object.keys(allRules).length,
    files,
  };
}

/** The return of every bet, counted over all outcomes as exact fractions by the settlement that is shipped. */
export async function exactReturns(pack: Pack): Promise<Shown> {
  const rows = cases.flatMap((game) => {
    const { title, rules, trial } = game;
    const outcomes = outcomesOf(game);
    const weights = trial.weights ?? outcomes.map(() => 1);
    const drawn = weights.reduce((sum, weight) => sum + weight, 0);
    return trial.positions.map(({ bet, label, returns = trial.returns }) => {
      const parsed = mustParse(rules, bet);
      const paid = outcomes.reduce<bigint>(
        (sum, outcome, index) =>
          sum + rules.settle(parsed.inside, outcome).payoutCentavos * BigInt(weights[index] ?? 0),
        0n,
      );
      const staked = committed(parsed) * BigInt(drawn);
      return {
        game: title,
        bet: label,
        outcomes: drawn,
        paid: paid.toString(),
        staked: staked.toString(),
        percent: percentOf(paid, staked),
        promised: `${returns.numerator}/${returns.denominator}`,
        isPromised: paid * returns.denominator === staked * returns.numerator,
      };
    });
  });
  return {
    title: 'Returns to the player, exactly',
    command: `${COMMAND}; the law of the same: npm test -- node returns.test`,
    result: `${rows.length} bets, ${rows.filter(({ isPromised }) => isPromised).length} of them return exactly what is promised.`,
    holds: rows.length > 0 && rows.every(({ isPromised }) => isPromised),
    files: [await pack.writeJson('returns/exact.json', rows)],
  };
}

/** A fraction as a percentage with six digits, rounded down. */
export function percentOf(part: bigint, whole: bigint): string {
  const millionths = (part * 100_000_000n) / whole;
  return `${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')}`;
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each)),
  );
