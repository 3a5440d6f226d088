import { expect, it } from 'vitest';
import { auditPath, leafHash, treeRoot } from '../../../games/kit/fairness/betTree';
import { pathIn, treeLevels } from './ticketTree';

it('gives the root and every path as verifiers work them out, for any number of tickets', async () => {
  for (let count = 1; count <= 40; count += 1) {
    const leaves = Array.from({ length: count }, (_, at) => leafHash(`${count}:${at}`));
    const levels = await treeLevels(leaves);
    const [root] = levels.at(-1) ?? [];
    expect(Buffer.from(root ?? []).toString('hex')).toBe(treeRoot(leaves));
    for (let at = 0; at < count; at += 1) expect(pathIn(levels, at)).toEqual(auditPath(leaves, at));
  }
});
