import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';
import { servePage } from './page';

/** Serves the built client. Files under assets/ carry a hash of their content in their name. */
export async function serveClient(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  servePage(app, config, folder);
  await app.register(fastifyStatic, {
    root: folder,
    // Only files that were there at the start exist; all else is the usual "not found".
    wildcard: false,
    // Source maps are kept elsewhere; one that stood here all the same would tell the sources.
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Its compressed twins stand for the page.
      const page = path.replace(/\.(br|gz)$/, '');
      if (page.endsWith(`${sep}gallery.html`)) allowInlineStyles(reply);
      if (page.endsWith(`${sep}verify.html`)) leaveToThePage(reply);
    },
  });
}

/** The round check holds its script and style in itself and names them by their hashes: its own policy is the stricter. */
function leaveToThePage(reply: FastifyReply): void {
  reply.header('content-security-policy', "frame-ancestors 'none'");
}

/** The gallery's tuning panel brings its style as text. No player is there to be harmed. */
function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("style-src 'self'", "$& 'unsafe-inline'"));
}
