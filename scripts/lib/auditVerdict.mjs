// @ts-check
/** What an answer of `npm audit --json` means. */

const LEVELS = /** @type {const} */ (['critical', 'high', 'moderate', 'low']);

/**
 * @param {string} output
 * @returns {{ text: string, status: 0 | 1 | 2 }} status 1 for flaws that are high or critical, 2 where nothing was checked
 */
export function verdictOf(output) {
  const counts = countsIn(output);
  if (counts === null) {
    return { text: 'No registry answered about known flaws: nothing was checked.', status: 2 };
  }
  const told = LEVELS.map((level) => `${counts[level]} ${level}`).join(', ');
  return {
    text: `Known flaws in packages of production: ${told}.`,
    status: counts.critical + counts.high > 0 ? 1 : 0,
  };
}

/**
 * @param {string} output
 * @returns {Record<typeof LEVELS[number], number> | null} null unless there is a number for each level
 */
function countsIn(output) {
  try {
    const counts = JSON.parse(output).metadata.vulnerabilities;
    return LEVELS.every((level) => Number.isInteger(counts[level])) ? counts : null;
  } catch {
    return null;
  }
}
