import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody } from './json';
import { refuse } from './refusal';

/** The largest body a call may have. */
export const BODY_MAX_BYTES = 16 * 1024;

/** No other spelling passes: parsers that disagree about a media type are how checks get bypassed. */
const JSON_MEDIA_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Reads JSON bodies and refuses all others. A handler finds the bytes as they came in `rawBody`. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => {
      request.rawBody = bytes;
      return parseBody(bytes);
    },
  );
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const type = request.headers['content-type'];
    // A body without a media type finds no parser, which is refused the same way.
    if (type !== undefined && !JSON_MEDIA_TYPE.test(type)) throw refuse('mediaType');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes, for signatures; null where no body came. */
    rawBody: Buffer | null;
  }
}
