import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { orderId as orderIdText } from '../../contract/money';
import { sharedGame } from '../../games/allGames';
import type { Context } from '../context';
import { hiddenProviders, hideProviders } from '../domains/catalogue/blackList';
import { brandName } from '../domains/catalogue/brands';
import { parsePhone } from '../domains/players/phone';
import { refuse } from '../http/refusal';
import { route } from '../http/route';
import type { SandboxArranger } from './arranger';
import { decideAtBank } from './bank';
import type { PracticeBeacon } from './beacon';
import { giveBonus } from './bonus';
import { sandboxCalls } from './calls';
import { ShiftingClock } from './clock';
import { fastForwardRound } from './fastForward';
import { lastLetter } from './letterbox';
import { lastMessage } from './outbox';
import { findPayment } from './payments';
import { decideAtPayoutBank, decideWithdrawal } from './payoutDesk';
import { PAY_SCRIPT, PAY_STYLE, payPage } from './payPage';
import { givePoints } from './points';
import { reviewIdentity } from './reviewer';
import { seekRound } from './seek';
import { sandboxStatement } from './statement';
import { requireToken } from './token';

/** The controls of the simulated services. With SANDBOX_TOKEN every address requires the token. */
export function registerSandbox(
  app: FastifyInstance,
  context: Context,
  {
    beacon,
    arranger,
    marketShift,
  }: {
    readonly beacon: PracticeBeacon | null;
    readonly arranger: SandboxArranger;
    readonly marketShift: { aheadMs: number };
  },
): void {
  const { sandboxToken } = context.config;
  void app.register(async (scope) => {
    if (sandboxToken !== null) requireToken(scope, sandboxToken);
    serveControls(scope, context, arranger);
    serveBeaconControl(scope, beacon);
    serveMarketControl(scope, marketShift);
    serveStatement(scope, context);
    servePayPage(scope, context);
  });
}

function serveControls(app: FastifyInstance, context: Context, arranger: SandboxArranger): void {
  const { db, clock } = context;

  route(app, sandboxCalls.outbox, async ({ body }) => {
    // An unescaped plus arrives as a space.
    const phone = parsePhone(body.phone);
    if (phone === null) throw refuse('phoneInvalid');
    const message = await lastMessage(context, phone);
    if (message === null) return null;
    const code = /\b[0-9]{6}\b/.exec(message.body)?.[0] ?? null;
    return { phone, text: message.body, code, sentAt: message.sentAt.toISOString() };
  });
  route(app, sandboxCalls.letters, async ({ body }) => {
    const letter = await lastLetter(context, body.email);
    if (letter === null) return null;
    const code = /\b[0-9]{6}\b/.exec(letter.body)?.[0] ?? null;
    return { subject: letter.subject, text: letter.body, code, sentAt: letter.sentAt.toISOString() };
  });
  route(app, sandboxCalls.payment, async ({ params }) => ({
    delivered: await decideAtBank(app, context, params.orderId, params.action),
  }));
  route(app, sandboxCalls.withdrawal, ({ params }) =>
    decideWithdrawal(context, params.withdrawalId, params.decision),
  );
  route(app, sandboxCalls.payout, async ({ params }) => ({
    delivered: await decideAtPayoutBank(app, context, params.withdrawalId, params.action),
  }));
  route(app, sandboxCalls.identity, async ({ params, body }) => ({
    verified: await reviewIdentity(context, params.uid, {
      decision: params.decision,
      birthday: body.birthday ?? null,
    }),
  }));
  route(app, sandboxCalls.bonus, ({ params, body }) => giveBonus(context, params.uid, body.amount));
  route(app, sandboxCalls.points, ({ params, body }) => givePoints(context, params.uid, body.points));
  route(app, sandboxCalls.blackList, async ({ params, body }) => {
    if (!(await hideProviders(db, params.uid, body.providers))) throw refuse('notFound');
    return { hiddenProviders: await hiddenProviders(db, params.uid) };
  });
  route(app, sandboxCalls.clock, async ({ body }) => {
    if (!(clock instanceof ShiftingClock)) throw refuse('forbidden');
    if (body.now !== undefined) clock.set(new Date(body.now));
    if (body.advanceMs !== undefined) clock.advance(body.advanceMs);
    if (body.now === undefined && body.advanceMs === undefined) clock.reset();
    return { now: clock.now().toISOString() };
  });
  route(app, sandboxCalls.seek, ({ body }) => seekRound(context, arranger, body));
  route(app, sandboxCalls.hasten, async ({ params, body }) => {
    const game = sharedGame(params.game);
    if (game === null) throw refuse('notFound');
    return { hastened: await fastForwardRound(context, game, body.roundNumber) };
  });
}

function serveBeaconControl(app: FastifyInstance, beacon: PracticeBeacon | null): void {
  route(app, sandboxCalls.beacon, async ({ body }) => {
    if (beacon === null) throw refuse('notFound');
    const { settings } = beacon;
    settings.delayMs = body.delayMs ?? settings.delayMs;
    settings.isStopped = body.isStopped ?? settings.isStopped;
    settings.isFalse = body.isFalse ?? settings.isFalse;
    return { ...settings };
  });
}

/** The markets only go on: what has been told stays. */
function serveMarketControl(app: FastifyInstance, shift: { aheadMs: number }): void {
  route(app, sandboxCalls.markets, async ({ body: { advanceMs } }) => {
    shift.aheadMs += advanceMs;
    return { aheadMs: shift.aheadMs };
  });
}

/** The statement is a file, as banks give it, and no envelope. */
function serveStatement(app: FastifyInstance, { db, clock }: Context): void {
  app.get<{ Querystring: { day?: string } }>('/sandbox/statement', async ({ query }, reply) => {
    const day = z.iso.date().safeParse(query.day);
    if (!day.success) throw refuse('badRequest');
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="sandbox-${day.data}.csv"`)
      .send(await sandboxStatement(db, day.data, clock.now()));
  });
}

function servePayPage(app: FastifyInstance, { config, db, clock }: Context): void {
  const { sandboxToken } = config;
  const query = sandboxToken === null ? '' : `?token=${encodeURIComponent(sandboxToken)}`;
  app.get<{ Params: { orderId: string } }>('/sandbox/pay/:orderId', async ({ params }, reply) => {
    const isOrderId = orderIdText.safeParse(params.orderId).success;
    const payment = isOrderId ? await findPayment(db, params.orderId, clock.now()) : null;
    if (payment === null) throw refuse('notFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(payPage(payment, { merchant: brandName(config.brand), query }));
  });
  app.get('/sandbox/pay.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PAY_SCRIPT),
  );
  app.get('/sandbox/pay.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PAY_STYLE),
  );
}
