import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { closeDraw } from './close';
import { revealDraw, signDraw, WAIT_MS } from './draw';
import { findDraw, unsettledDraws } from './draws';
import { openDraw } from './open';
import { settleDraw } from './settle';

/**
 * Does all that is due: opens the draw that sells now, and takes every draw that is not settled as far as it goes. Each step
 * is one transaction that does nothing where it has been done, so the run may be repeated, cut short, or run beside another.
 * Returns how many draws were settled.
 */
export async function runDraws(context: Context, beacon: BeaconSource, waitMs = WAIT_MS): Promise<number> {
  const { db, clock, log } = context;
  await openDraw(context, beacon.network).catch((error) => {
    // The draws that were sold must be closed and held all the same.
    log.error({ err: error }, 'could not open a draw of lotto');
  });
  let settled = 0;
  for (const { draw, closesAt } of await unsettledDraws(db)) {
    if (clock.now() < closesAt) continue;
    try {
      if (await advanceDraw(context, beacon, draw, waitMs)) settled += 1;
    } catch (error) {
      // One draw that fails does not keep back the others; the next run tries again.
      log.error({ err: error, draw }, 'could not hold a draw of lotto');
    }
  }
  return settled;
}

/** Takes a draw whose sales are over as far as it goes now. Returns whether it is settled. */
async function advanceDraw(
  context: Context,
  beacon: BeaconSource,
  draw: number,
  waitMs: number,
): Promise<boolean> {
  const { db } = context;
  await closeDraw(context, draw);
  const closed = await findDraw(db, draw);
  if (closed !== null) await signDraw(context, closed, { beacon, waitMs });
  await revealDraw(context, draw);
  const drawn = await findDraw(db, draw);
  if (drawn !== null) await settleDraw(context, drawn);
  const state = (await findDraw(db, draw))?.state;
  return state === 'settled' || state === 'returned';
}
