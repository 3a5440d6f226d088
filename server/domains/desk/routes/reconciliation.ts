import type { FastifyInstance } from 'fastify';
import { deskCalls } from '../../../../contract/desk/calls';
import { STATEMENT_MAX } from '../../../../contract/desk/reconciliation';
import type { Context } from '../../../context';
import { route } from '../../../http/route';
import { decideFunds, listFunds, proposeFunds } from '../funds';
import {
  bring,
  dayFile,
  decideClose,
  decidePair,
  listDays,
  proposeClose,
  proposePair,
  settle,
  showDay,
} from '../reconciliation';
import { operatorNames } from '../reconciliationShown';

/** The largest body that brings a statement, in bytes: its text with what JSON escapes. */
const STATEMENT_BODY_MAX_BYTES = 3 * STATEMENT_MAX;

/** The calls about players' funds and the comparison with the payment channels that can give a statement. */
export function registerReconciliation(
  desk: FastifyInstance,
  context: Context,
  channels: readonly string[],
): void {
  const { reconciliation, funds } = deskCalls;
  route(desk, funds.list, () => listFunds(context));
  route(desk, funds.propose, ({ operator, body }) => proposeFunds(context, operator, body));
  route(desk, funds.decide, ({ operator, body }) => decideFunds(context, operator, body));
  const show = (day: string) => showDay(context, channels, day);
  route(desk, reconciliation.days, () => listDays(context));
  route(desk, reconciliation.read, ({ body }) => show(body.day));
  route(desk, reconciliation.file, ({ body }) => dayFile(context, operatorNames, body.day));
  route(
    desk,
    reconciliation.bring,
    async ({ operator, body }) => ({
      ...(await bring(context, operator, body)),
      day: await show(body.day),
    }),
    { bodyMaxBytes: STATEMENT_BODY_MAX_BYTES },
  );
  route(desk, reconciliation.settle, async ({ operator, body }) => {
    await settle(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.proposePair, async ({ operator, body }) => {
    await proposePair(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.decidePair, async ({ operator, body }) => {
    const { isDone } = await decidePair(context, operator, body);
    return { isDone, day: await show(body.day) };
  });
  route(desk, reconciliation.proposeClose, async ({ operator, body }) => {
    await proposeClose(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.decideClose, async ({ operator, body }) => {
    const { isDone } = await decideClose(context, operator, body);
    return { isDone, day: await show(body.day) };
  });
}
