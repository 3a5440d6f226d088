import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What a report says of the machine before the first bench: figures of a busy one count for little. */
export function machineText() {
  const [cpu] = cpus();
  const gb = (totalmem() / 2 ** 30).toFixed(0);
  const [load] = loadavg();
  return `${cpu?.model ?? process.arch}, ${availableParallelism()} cores, ${gb} GB, Node ${process.versions.node}, load ${load?.toFixed(1)} at the start`;
}

const short = (figure) => Number(figure.toPrecision(3)).toString();

const goalText = ({ goal, isLeast }) => `${isLeast ? 'at least' : 'at most'} ${short(goal)}`;

const spreadText = ({ low, high }) => (low === null ? '' : `${short(low)} to ${short(high)}`);

/**
 * The report of `npm run bench -- all` as Markdown: a row for each figure, then what every missed goal and every failed
 * bench needs.
 *
 * @param {{ commit: string, machine: string, judgements: import('./judge').Judgement[], failed: string[], missing: string[] }} run
 *   `failed`: benches whose self-check failed; `missing`: benches that gave no figure.
 */
export function reportOf({ commit, machine, judgements, failed, missing }) {
  const rows = judgements.map((figure) => {
    const { bench, what, value, unit, isMet } = figure;
    const told = [short(value), unit].filter((part) => part !== '').join(' ');
    return `| ${bench} | ${what} | ${told} | ${spreadText(figure)} | ${goalText(figure)} | ${isMet ? 'met' : '**missed**'} |`;
  });
  const missed = judgements.filter(({ isMet }) => !isMet).length;
  return [
    `# All benches at ${commit}`,
    '',
    `${machine}. ${judgements.length} figures, ${missed} of them miss their goal.`,
    ...(missed > 0
      ? ['Why, and what would change it: docs/decisions/0077-budgets-that-are-not-met.md.']
      : []),
    ...failed.map((name) => `The self-check of ${name} FAILED: its figures count for nothing.`),
    ...missing.map((name) => `${name} gave no figure.`),
    '',
    '| bench | what | median | middle half | goal | |',
    '| --- | --- | ---: | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
