import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

const SECRET_FIELDS = ['token', 'pwd', 'password', 'code', 'verifyCode', 'phone', 'account', 'serverSeed'];

/** A log of JSON lines without secrets and phone numbers, as deep as three levels into a record. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  sink: DestinationStream = destination(),
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      // Headers and query strings carry tokens and phone numbers: a request is its method and path.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        message: error.message,
        // Not `code`, which is what SMS codes are called and gets redacted.
        errorCode: error.code,
        constraint: error.constraint,
        stack: error.stack,
      }),
    },
  };
  return pino(options, sink);
}
