// @ts-check
/** Chooses which steps of `npm test` run. Plain Node without dependencies, because it runs before any is installed. */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments for Node
 * @property {string} [report] where its runner writes a JSON report
 * @property {Record<string, string>} [env]
 * @property {boolean} [isAside] takes what other steps leave of the cores, and holds up no stage but the last
 * @property {{ what: string, isKnown: (word: string) => boolean, args: (words: string[]) => string[] }} [filter]
 *   narrows the step down: a description of valid words, whether a word matches anything, and the runner's arguments
 */

/** An invalid command line. Its message names what is valid. */
export class UsageError extends Error {}

/**
 * The steps that the words select, each with its filters added to its command. A word that names a step selects
 * it (`types` selects `types of the server` too); any other word filters the step before it. No words select all.
 * @param {readonly Step[][][]} stages each stage is a list of lanes, each lane a list of steps
 * @param {readonly string[]} words
 * @returns {Step[][][]} without empty lanes and stages
 * @throws {UsageError} for a word that is neither a step nor a valid filter
 */
export function chooseSteps(stages, words) {
  const steps = stages.flat(2);
  /** @type {Map<Step, string[]>} */
  const chosen = new Map();
  /** @type {Step | undefined} */
  let last;
  for (const word of words) {
    const named = steps.filter(({ name }) => name === word || name.startsWith(`${word} `));
    if (named.length > 0) {
      for (const step of named) chosen.set(step, chosen.get(step) ?? []);
      last = named.at(-1);
      continue;
    }
    if (last?.filter === undefined || word.startsWith('-')) {
      throw new UsageError(`There is no step "${word}". The steps are:\n${listSteps(stages)}`);
    }
    if (!last.filter.isKnown(word)) {
      throw new UsageError(
        `"${word}" is neither a step nor ${last.filter.what} for "${last.name}". The steps are:\n${listSteps(stages)}`,
      );
    }
    chosen.get(last)?.push(word);
  }
  if (words.length === 0) for (const step of steps) chosen.set(step, []);
  return stages
    .map((lanes) =>
      lanes
        .map((lane) =>
          lane
            .filter((step) => chosen.has(step))
            .map((step) => {
              const filters = chosen.get(step) ?? [];
              const more = filters.length > 0 ? (step.filter?.args(filters) ?? []) : [];
              return { ...step, command: [...step.command, ...more] };
            }),
        )
        .filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0);
}

/**
 * The lanes of a stage that the next stage waits for, and those that are aside.
 * @param {readonly Step[][]} lanes
 * @returns {{ now: Step[][], meanwhile: Step[][] }}
 */
export const partLanes = (lanes) => ({
  now: lanes.filter((lane) => !lane.every(({ isAside }) => isAside)),
  meanwhile: lanes.filter((lane) => lane.every(({ isAside }) => isAside)),
});

/**
 * One line per step, with its possible filters.
 * @param {readonly Step[][][]} stages
 */
export const listSteps = (stages) =>
  stages
    .flat(2)
    .map(({ name, filter }) => `  ${name}${filter === undefined ? '' : ` [${filter.what} ...]`}`)
    .join('\n');
