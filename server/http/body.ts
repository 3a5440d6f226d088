import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody } from './json';
import { refuse } from './refusal';

/** The largest body of a call, in bytes. */
export const BODY_MAX_BYTES = 16 * 1024;

/** No other spelling is accepted: parsers that disagree about a media type let checks be bypassed. */
const JSON_MEDIA_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Parses JSON bodies and refuses all others. The raw bytes are available in `rawBody`. A route that browsers call by themselves
 * names another media type, and has a parser of its own.
 */
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
    // Fastify has no parser for a body without a media type, and refuses it the same way.
    const accepted = request.routeOptions.config?.mediaType ?? JSON_MEDIA_TYPE;
    if (type !== undefined && !accepted.test(type)) throw refuse('mediaType');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw bytes of the body, for signatures; null without a body. */
    rawBody: Buffer | null;
  }
  interface FastifyContextConfig {
    /** The only media types that the route takes; by default those of JSON. */
    mediaType?: RegExp;
  }
}
