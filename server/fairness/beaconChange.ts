import type { LogFact } from '../../games/kit/fairness/log';
import type { BeaconNetwork } from '../../games/kit/fairness/network';
import type { Queryable } from '../db/database';
import { appendLog, beaconLines, lockLog } from './log';

/** A change of beacon is announced this long before it decides a round, so that nobody can change to a number they know. */
const NOTICE_MS = 7 * 24 * 3_600_000;

/** A beacon of the sandbox, which is no public entropy: changing it, or away from it, needs no notice. */
const isPractice = (network: string): boolean => network === 'sandbox';

/**
 * From when on a beacon may decide rounds, Unix time in ms: 0 for the first one and the one that decides now, otherwise
 * 7 days after its announcement. Announces it in the log unless it is.
 */
export async function decidesFrom(
  transaction: Queryable,
  network: BeaconNetwork,
  now: Date,
): Promise<number> {
  await lockLog(transaction);
  const lines = await beaconLines(transaction);
  const isLogged = lines.some(({ chainHash }) => chainHash === network.chainHash);
  if (isPractice(network.id)) {
    if (!isLogged) await appendLog(transaction, [beaconFact(network)], now);
    return 0;
  }
  const real = lines.filter((line) => !isPractice(line.network));
  const inForce = real.findLast(({ at }, index) => index === 0 || at + NOTICE_MS <= now.getTime());
  if (inForce === undefined || inForce.chainHash === network.chainHash) {
    if (inForce === undefined) await appendLog(transaction, [beaconFact(network)], now);
    return 0;
  }
  const announced = real
    .slice(real.indexOf(inForce) + 1)
    .findLast((line) => line.chainHash === network.chainHash);
  if (announced !== undefined) return announced.at + NOTICE_MS;
  await appendLog(transaction, [beaconFact(network)], now);
  return now.getTime() + NOTICE_MS;
}

const beaconFact = ({ id, chainHash, publicKey, genesisMs, periodMs }: BeaconNetwork): LogFact => ({
  type: 'beacon',
  network: id,
  chainHash,
  publicKey,
  genesis: genesisMs / 1_000,
  period: periodMs / 1_000,
});
