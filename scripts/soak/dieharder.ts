import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeStream } from '../evidence/stream';

/** By the number dieharder gives them; those that need little come first, so that a short soak has many. Its authors advise
 * against 5, 6, 7 and 14. */
const TESTS = [
  100, 101, 102, 0, 1, 2, 8, 9, 10, 11, 12, 13, 15, 16, 17, 3, 4, 205, 206, 207, 208, 209, 200, 201, 202, 203,
];
/** Of a good generator one test in a million fails below this, and one in 200 is weak. */
const ASSESSMENT = /\b(PASSED|WEAK|FAILED)\b/;

/**
 * Runs the battery over the generator as games draw from it, one test after the other, each from a stream of its own that
 * continues the one before, until the hours are over. Returns whether none has failed; a weak one runs again with other
 * numbers and twice as many samples. Says so where dieharder is not installed, and counts it as failed.
 */
export async function runDieharder(hours: number): Promise<boolean> {
  if (spawnSync('dieharder', ['-l']).error !== undefined) {
    console.error('dieharder is not installed: apt-get install dieharder');
    return false;
  }
  const endMs = Date.now() + hours * 3_600_000;
  const counts = { PASSED: 0, WEAK: 0, FAILED: 0 };
  let isAllThrough = true;
  for (const [place, test] of TESTS.entries()) {
    const leftMs = endMs - Date.now();
    if (leftMs <= 0) {
      console.log(`${TESTS.length - place} of ${TESTS.length} tests were not reached in ${hours} hours`);
      isAllThrough = false;
      break;
    }
    for (const line of await assess(test, place, leftMs)) {
      console.log(line.trim());
      const said = ASSESSMENT.exec(line)?.[1] as keyof typeof counts;
      counts[said] += 1;
      if (said !== 'WEAK') continue;
      // Of a hundred p-values of a good generator one is weak.
      for (const again of await assess(test, TESTS.length + place, leftMs)) {
        console.log(`again: ${again.trim()}`);
        if (again.includes('FAILED')) counts.FAILED += 1;
      }
    }
  }
  console.log(
    `${counts.PASSED} passed, ${counts.WEAK} weak, ${counts.FAILED} failed${isAllThrough ? '' : ', in the time given'}`,
  );
  return counts.FAILED === 0 && counts.PASSED > 0;
}

/** The lines of dieharder that judge; none where it did not end in time. */
async function assess(test: number, stream: number, leftMs: number): Promise<readonly string[]> {
  const child = spawn('dieharder', ['-g', '200', '-d', String(test)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const late = setTimeout(() => child.kill(), leftMs);
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
  });
  await writeStream(child.stdin, 1e12, stream);
  await ended;
  clearTimeout(late);
  return text.split('\n').filter((line) => ASSESSMENT.test(line));
}
