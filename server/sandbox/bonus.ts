import { randomUUID } from 'node:crypto';
import type { Centavos } from '../../games/kit/rules/money';
import type { Context } from '../context';
import { findPlayer } from '../domains/players/players';
import { refuse } from '../http/refusal';
import { balances } from '../ledger/balances';
import { grantBonus } from '../ledger/deposit';

/** Grants a test player a bonus and returns what is in the bonus wallet then. Refuses "notFound". */
export async function giveBonus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  amountCentavos: Centavos,
): Promise<{ readonly bonus: Centavos }> {
  if ((await findPlayer(db, uid)) === null) throw refuse('notFound');
  await grantBonus(db, { uid, amountCentavos, reference: `sandbox:${randomUUID()}`, now: clock.now() });
  return { bonus: (await balances(db, uid)).bonusCentavos };
}
