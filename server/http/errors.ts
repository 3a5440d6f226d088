import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ERRORS, type ErrorName } from '../../contract/envelope';
import { sqlState } from '../db/database';
import { Refusal, refuse } from './refusal';
import { refusalText } from './reply';

/** Turns every failure into an envelope: no internal detail leaves the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw refuse('notFound');
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = refusalFor(error);
    // The route's pattern, because an address contains ids. The line's reqId is the request's.
    const call = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    if (refusal.reason === 'busy') request.log.warn({ err: error, call }, 'call refused as busy');
    else if (refusal.status >= 500) request.log.error({ err: error, call }, 'call failed');
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalText(refusal));
  });
}

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalText(refusal));

/** Answers requests that are not HTTP or have oversized headers, and closes the connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refuse(error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badRequest');
  const text = refusalText(refusal);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nconnection: close\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/** The refusal that the caller gets for an error. Unexpected errors become "server". */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isStakeRefused(error)) return refuse(error.message);
  if (isDatabaseAway(error)) return refuse('busy');
  const status = error instanceof Error ? ((error as FastifyError).statusCode ?? 500) : 500;
  if (status === 413) return refuse('tooLarge');
  if (status === 415) return refuse('mediaType');
  if (status === 404) return refuse('notFound');
  if (status === 429) return refuse('tooMany');
  return status >= 400 && status < 500 ? refuse('badRequest') : refuse('server');
}

/** The ledger refuses a stake with an error of this class, whose message is the name of the refusal. */
export const STAKE_REFUSED = 'SP001';

const isStakeRefused = (error: unknown): error is { message: ErrorName } =>
  error instanceof Error && sqlState(error) === STAKE_REFUSED && error.message in ERRORS;

/**
 * Lost connections, shutdowns, timeouts, exhausted retries, and a database that has become a standby (25006): the same
 * call may succeed in a moment.
 */
function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return /^(08|53|40|57P|57014|55P03|25006)/.test(state);
  if (!(error instanceof Error)) return false;
  if (/^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH)/.test((error as NodeJS.ErrnoException).code ?? ''))
    return true;
  return /^(Connection terminated|Client has encountered|Client was closed|Query read timeout|timeout exceeded when trying to connect)/.test(
    error.message,
  );
}
