import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

const SECRET_FIELDS = ['token', 'pwd', 'password', 'code', 'verifyCode', 'phone', 'account', 'serverSeed'];

/** Creates a log of JSON lines that redacts secrets and phone numbers up to three levels deep. */
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
      // Headers and query strings contain tokens and phone numbers: a request is logged as method and path.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        message: error.message,
        // Not named `code`, which is the name of SMS codes and gets redacted.
        errorCode: error.code,
        constraint: error.constraint,
        stack: error.stack,
      }),
    },
  };
  return pino(options, sink);
}
