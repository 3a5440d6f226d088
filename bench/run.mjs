/**
 * Measures one figure: `npm run bench -- NAME`, or all: `npm run bench -- all`, whose report is written as well. A bench is
 * bench/NAME/NAME.ts; it compares with a reference in the same run and checks its own count. Without a name the benches are
 * listed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installWhatIsMissing } from '../scripts/lib/install.mjs';
import { refuseOldNode } from '../scripts/lib/node.mjs';
import { machineText, reportOf } from './lib/report.mjs';

const root = resolve(import.meta.dirname, '..');
const fileOf = (name) => join(root, 'bench', name, `${name}.ts`);
const results = join(root, 'node_modules/.cache/bench');

refuseOldNode();
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench')).filter((entry) => existsSync(fileOf(entry)));
if (name === undefined) {
  console.log(`npm run bench -- NAME, with one of: ${names.join(', ')}, or all`);
  process.exit(0);
}
const chosen = name === 'all' ? (options.length > 0 ? options : names) : [name];
const unknown = chosen.find((each) => !names.includes(each));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; it must be one of: ${names.join(', ')}`);
  process.exit(2);
}
installWhatIsMissing(root);
process.exit(name === 'all' ? measureAll(chosen) : measure(name, options));

function measure(bench, args, environment = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', fileOf(bench), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** One after the other: two at once would measure each other. A missed goal is no failure, a failed self-check is. */
function measureAll(benches) {
  mkdirSync(results, { recursive: true });
  const figures = join(results, 'figures.jsonl');
  rmSync(figures, { force: true });
  const machine = machineText();
  const failed = [];
  for (const bench of benches) {
    console.log(`\n== ${bench}`);
    if (measure(bench, [], { BENCH_FIGURES: figures }) !== 0) failed.push(bench);
  }
  const judgements = existsSync(figures)
    ? readFileSync(figures, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const missing = benches.filter((bench) => !judgements.some((figure) => figure.bench === bench));
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const report = reportOf({ commit: stdout?.trim() || 'unknown', machine, judgements, failed, missing });
  const file = join(results, 'report.md');
  writeFileSync(file, report);
  console.log(`\n${report}\nwritten to ${file}`);
  return failed.length + missing.length === 0 ? 0 : 1;
}
