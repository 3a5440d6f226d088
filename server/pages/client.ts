import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context';
import { serveConsole } from './console';
import { servePage } from './page';

/** Serves the built client. Names of files under assets/ contain a hash of their content. */
export async function serveClient(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'settings' | 'clock'>,
  folder: string,
): Promise<void> {
  servePage(app, context, folder);
  serveConsole(app, context.config, folder);
  await app.register(fastifyStatic, {
    root: folder,
    // Only files that exist at the start are served; anything else is the usual "notFound".
    wildcard: false,
    // Source maps are never served: they would expose the sources.
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html', 'console.html'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The page is served from memory, with its compressed twins.
      const page = path.replace(/\.(br|gz)$/, '');
      if (page.endsWith(`${sep}gallery.html`)) useGalleryPolicy(reply);
      if (page.endsWith(`${sep}verify.html`)) useOwnPolicy(reply);
    },
  });
}

/** The round check inlines its script and style and allows them by hash: its own policy is the stricter one. */
function useOwnPolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', "frame-ancestors 'none'");
}

/** The gallery has inline styles, and shows each of its screens in a frame of its own. No player uses the gallery. */
function useGalleryPolicy(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", "$& 'unsafe-inline'")
    .replace(/frame-src (?!'self')/, "frame-src 'self' ")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  reply.header('content-security-policy', policy);
  reply.header('x-frame-options', 'SAMEORIGIN');
}
