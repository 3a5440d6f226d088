import { type GivenText, readEvidence } from './evidence';
import type { Pins } from './pins';
import { createVerifier, type Report, reportOf } from './report';

/** The complete check of a round, as the page and the command do it, for the app. */
export class RoundCheck {
  /**
   * Checks the first round in the texts against the rest of them. Throws an Error that names what cannot be read, and
   * if there is no round.
   */
  check(texts: readonly GivenText[], pins: Pins | null): Report {
    const evidence = readEvidence(texts);
    const [given] = evidence.rounds;
    if (given === undefined) throw new Error('there is no round');
    return reportOf(createVerifier(evidence, pins), given);
  }
}
