import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import type { BodyOf, Call } from '../../../contract/call';
import { WALLET_HEADERS, walletCalls } from '../../../contract/providers';
import type { Context } from '../../context';
import { BODY_MAX_BYTES } from '../../http/body';
import { parseBody } from '../../http/json';
import { Refusal, refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { isLogInValid } from '../players/sessions';
import type { Provider } from './registry';
import { findSession, openSession } from './sessions';
import { isSignatureRight } from './signature';
import type { WalletAnswer } from './transactions';
import { bet, playable, rollback, win } from './wallet';

type FindProvider = (name: string) => Provider | null;

/**
 * The wallet calls of providers. The signature covers the raw bytes, so the body is not parsed before it has
 * been verified: an unsigned call gets the same answer whatever it sends.
 */
export function serveWallet(app: FastifyInstance, context: Context, findProvider: FindProvider): void {
  const { db, clock } = context;
  const refusals = new Counter({
    name: 'provider_refusals_total',
    help: 'Signed calls of providers that were refused. A refused win may be one that nothing stands behind.',
    labelNames: ['provider', 'call', 'reason'] as const,
    registers: [app.metrics],
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      async (request: FastifyRequest, bytes: Buffer) => {
        request.rawBody = bytes;
        return null;
      },
    );

    const serve = <C extends Call>(
      call: C,
      answer: (provider: string, body: BodyOf<C>) => Promise<WalletAnswer>,
    ) => {
      app.servedCalls.add(call);
      scope.post(call.path, { config: { rateLimit: false } }, async (request, reply) => {
        const provider = signerOf(request, call.path, findProvider, clock.now());
        const body = z.safeParse(call.body, parseBody(request.rawBody ?? Buffer.alloc(0)));
        if (!body.success) throw refuse('badRequest');
        const { status, text } = await answer(provider, body.data as BodyOf<C>).catch((error: unknown) => {
          // The provider's engineers cannot read this log, and may not tell us of refusals.
          if (error instanceof Refusal && error.status < 500) {
            const { reason } = error;
            refusals.inc({ provider, call: call.path.split('/').at(-1) ?? '', reason });
            context.log.warn({ provider, call: call.path, reason }, 'a provider was refused');
          }
          throw error;
        });
        return reply.code(status).type('application/json; charset=utf-8').send(text);
      });
    };

    serve(walletCalls.open, async (provider, { token }) => {
      const session = await openSession(context, provider, token);
      const { uid, gameId, expiresAt } = session;
      return good(walletCalls.open, {
        session: session.token,
        playerId: String(uid),
        gameId,
        balance: await playable(db, uid),
        currency: 'PHP',
        expiresAt: expiresAt.toISOString(),
      });
    });
    serve(walletCalls.balance, async (provider, body) => {
      const { uid, expiresAt, loginSession } = await findSession(db, provider, body.session);
      const now = clock.now();
      if (expiresAt <= now || !(await isLogInValid(db, loginSession, now))) throw refuse('sessionOver');
      return good(walletCalls.balance, { balance: await playable(db, uid), currency: 'PHP' });
    });
    serve(walletCalls.bet, (provider, body) => bet(context, provider, body));
    serve(walletCalls.win, (provider, body) => win(context, provider, body));
    serve(walletCalls.rollback, (provider, body) => rollback(context, provider, body));
  });
}

const good = <C extends Call>(call: C, reply: Parameters<typeof successText<C>>[1]): WalletAnswer => ({
  status: 200,
  text: successText(call, reply),
});

/** The provider that signed a call. Refuses "signatureWrong". */
function signerOf(request: FastifyRequest, path: string, findProvider: FindProvider, now: Date): string {
  const name = request.headers[WALLET_HEADERS.provider.toLowerCase()];
  const signature = request.headers[WALLET_HEADERS.signature.toLowerCase()];
  const provider = typeof name === 'string' ? findProvider(name) : null;
  const signed = { path, body: request.rawBody ?? Buffer.alloc(0) };
  if (provider === null || typeof signature !== 'string') throw refuse('signatureWrong');
  if (!isSignatureRight(provider.secret, signature, signed, now)) throw refuse('signatureWrong');
  return provider.name;
}
