import type { FastifyInstance } from 'fastify';
import { centavos } from '../../games/kit/rules/money';
import type { Context } from '../context';
import { refuse } from '../http/refusal';
import type { PaymentAction } from './calls';
import { deliverWebhook } from './deliver';
import { sandboxWebhook } from './gateway';
import { decidePayment, findPayment, reversePayment } from './payments';

/**
 * Does to a payment what a bank might, and returns the status of each webhook. Event ids are deterministic, so
 * that pressing a button twice delivers the same event twice. duplicate: one event twice, then the same payment
 * with another event id. late: the payment expires, and is paid afterwards. reverse: the bank takes a paid payment back.
 * partial: half of the amount is paid.
 */
export async function decideAtBank(
  app: FastifyInstance,
  context: Context,
  orderId: string,
  action: PaymentAction,
): Promise<number[]> {
  const { db, clock } = context;
  const now = clock.now();
  const payment = await findPayment(db, orderId, now);
  if (payment === null) throw refuse('notFound');

  const tell = async (...types: (readonly [Parameters<typeof sandboxWebhook>[1], string])[]) => {
    const answers: number[] = [];
    for (const [type, name] of types) {
      answers.push(await deliverWebhook(app, context, sandboxWebhook(payment, type, name)));
    }
    return answers;
  };

  switch (action) {
    case 'succeed':
      await decidePayment(db, orderId, 'succeeded', now);
      return tell(['payment.succeeded', 'succeeded']);
    case 'fail':
      await decidePayment(db, orderId, 'failed', now);
      return tell(['payment.failed', 'failed']);
    case 'expire':
      await decidePayment(db, orderId, 'expired', now);
      return tell(['payment.expired', 'expired']);
    case 'duplicate':
      await decidePayment(db, orderId, 'succeeded', now);
      return tell(
        ['payment.succeeded', 'succeeded'],
        ['payment.succeeded', 'succeeded'],
        ['payment.succeeded', 'again'],
      );
    case 'cancel':
      await decidePayment(db, orderId, 'failed', now);
      return tell(['payment.canceled', 'canceled']);
    case 'reverse':
      await reversePayment(db, orderId, now);
      return tell(['payment.reversed', 'reversed']);
    case 'late':
      await decidePayment(db, orderId, 'succeeded', now);
      return tell(['payment.expired', 'expired'], ['payment.succeeded', 'succeeded']);
    case 'partial': {
      const amountCentavos = centavos(payment.amountCentavos / 2n);
      await decidePayment(db, orderId, 'succeeded', now, amountCentavos);
      const half = sandboxWebhook({ ...payment, amountCentavos }, 'payment.succeeded', 'partial');
      return [await deliverWebhook(app, context, half)];
    }
  }
}
