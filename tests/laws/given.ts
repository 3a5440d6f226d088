/** Rounds, files and a log as verifiers are given them, and what each verifier says of them. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogFact, LogLine } from '../../games/kit/fairness/log';
import { readEvidence } from '../../workers/verify/evidence';
import { createVerifier, fileReports, type Report, reportOf } from '../../workers/verify/report';
import { dayLines, linesText, log, logOf, ownRounds, pins, pinsOf } from './beacon/beaconRounds';
import { askPython, hasPython, type Said } from './python';

/** What a verifier is given. */
export interface Given {
  readonly own?: readonly object[];
  readonly day?: readonly object[];
  readonly log?: readonly LogLine[] | null;
  readonly pins?: object | null;
}

const textsOf = ({ own = ownRounds, day = dayLines, log: lines = log }: Given) => [
  ...(own.length === 0 ? [] : [{ name: 'mine.json', text: JSON.stringify(own) }]),
  ...(day.length === 0 ? [] : [{ name: 'rounds-crash-2023-08-23.jsonl', text: linesText(day) }]),
  ...(lines === null ? [] : [{ name: 'log.jsonl', text: linesText(lines) }]),
];

export function checked(given: Given) {
  const verifier = createVerifier(
    readEvidence(textsOf(given)),
    given.pins === undefined ? pins : (given.pins as never),
  );
  return {
    files: fileReports(verifier),
    reports: verifier.evidence.rounds.map((round) => reportOf(verifier, round)),
  };
}

/** The options of a command that say the same; the files are written to a folder. */
export function optionsOf(folder: string, given: Given): readonly string[] {
  const paths = textsOf(given).map(({ name, text }) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  const known = given.pins === undefined ? pins : given.pins;
  return [...(known === null ? [] : ['--pins', JSON.stringify(known)]), ...paths];
}

/** What the verifier in Python says of each; the files are written to a folder. */
export async function eachInPython(folder: string, all: readonly Given[]): Promise<readonly Said[]> {
  const said: Said[] = [];
  if (hasPython) for (const given of all) said.push(await askPython(optionsOf(folder, given)));
  return said;
}

export const failedIn = ({ lines }: Report): readonly string[] =>
  lines.filter(({ state }) => state === 'failed').map(({ name }) => name);

/** The names of the checks that a command printed as failed. */
export const failedOf = (stdout: string): readonly string[] =>
  [...stdout.matchAll(/^ {2}FAILED +([^:]+):/gm)].map(([, name = '']) =>
    name.replace('called off', 'calledOff'),
  );

/** The states of the rounds that a command printed. */
export const statesOf = (stdout: string): readonly string[] =>
  [...stdout.matchAll(/^Round [^:]+: (ok|FAILED|not checked|not pinned|practice)/gm)].map(
    ([, state = '']) => state,
  );

/** A log of these facts, and its pins. */
export const logged = (...facts: readonly LogFact[]): Given => {
  const lines = logOf(facts);
  return { log: lines, pins: pinsOf(lines) };
};
