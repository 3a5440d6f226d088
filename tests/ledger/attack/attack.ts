import type { TestServer } from '../../support/server';
import { inWaves } from '../../support/waves';
import { audit } from '../audit';
import { everything } from '../gamblers';
import { createRandom } from '../simulation/random';
import { markedTexts, wrongAmounts, wrongBodies, wrongMedia, wrongPaths } from './bodies';
import { deadTokens, foreignIds, forgedPayments, forgedProviders, strangersAtTheDesk } from './identities';
import { missingKeys, replays, reusedKeys } from './keys';
import { type Hostile, type Maker, openScene, type Scene } from './scene';
import { pickByShare, type Shares } from './shares';
import { openLine, problemOf } from './wire';

export interface AttackReport {
  /** Calls by kind of hostility. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Calls by the code of their answer. */
  readonly codes: Readonly<Record<string, number>>;
  /** Everything that was wrong. */
  readonly findings: readonly string[];
}

/** Calls at the same time. */
const WAVE = 25;
/** After so many calls the ledger is compared: what moved is then among few calls. */
const BETWEEN_LOOKS = 250;
const FINDINGS_MAX = 20;

/** How many of a hundred calls are of each kind. */
const makersOf = (scene: Scene, seed: number): Shares<Maker> => [
  [45, wrongBodies(scene)],
  [12, wrongAmounts(scene, seed)],
  [4, markedTexts(scene)],
  [3, wrongPaths(scene)],
  [3, wrongMedia(scene)],
  [9, deadTokens(scene)],
  [6, foreignIds(scene)],
  [3, strangersAtTheDesk(scene)],
  [3, forgedProviders(scene)],
  [2, forgedPayments(scene)],
  [3, missingKeys(scene)],
  [3, replays(scene)],
  [4, reusedKeys(scene)],
];

/**
 * Makes that many calls none of which may have an effect, over every call of the contract, and compares the ledger before
 * and after. The same seed makes the same calls.
 */
export async function attack(
  server: TestServer,
  { calls, seed }: { readonly calls: number; readonly seed: number },
): Promise<AttackReport> {
  const random = createRandom(seed);
  const line = openLine(server.url);
  const kinds: Record<string, number> = {};
  const codes: Record<string, number> = {};
  const findings: string[] = [];
  try {
    const scene = await openScene(server, line, random);
    const makers = makersOf(scene, seed);
    let before = await everything(server);
    for (let made = 0; made < calls && findings.length < FINDINGS_MAX; made += BETWEEN_LOOKS) {
      const count = Math.min(BETWEEN_LOOKS, calls - made);
      const wave = Array.from({ length: count }, () => pickByShare(makers, random)(random));
      await inWaves(wave, WAVE, async (hostile) => {
        const heard = await line.send(hostile.request);
        count1(kinds, hostile.kind);
        count1(codes, heard.envelope?.code ?? `status ${heard.status}`);
        const problem = problemOf(heard) ?? (hostile.isRight(heard) ? null : heard.text.slice(0, 200));
        if (problem !== null) findings.push(`${nameOf(hostile)}: ${problem}`);
      });
      const after = await everything(server);
      if (after !== before) findings.push(`the ledger moved in calls ${made} to ${made + count - 1}`);
      before = after;
    }
    findings.push(...(await audit(server.db)));
    return { kinds, codes, findings };
  } finally {
    line.close();
  }
}

const nameOf = ({ kind, label }: Hostile): string => `${kind}: ${label}`;

const count1 = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};
