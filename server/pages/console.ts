import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { refuseStrangers } from '../domains/desk/strangers';
import { refuse } from '../http/refusal';

const POLICY = 'content-security-policy';

/** Serves the page of the console where it is open. Its scripts hold no secrets and are served like any other file. */
export function serveConsole(app: FastifyInstance, config: Config, folder: string): void {
  const file = join(folder, 'console.html');
  if (!existsSync(file)) return;
  const page = readFileSync(file);
  // Previews of the app are shown in a frame.
  const previews = config.publicUrl === null ? "'self'" : `'self' ${new URL(config.publicUrl).origin}`;
  app.get('/console.html', async (request, reply) => {
    if (config.operatorEmails.length === 0) throw refuse('notFound');
    refuseStrangers({ config }, request);
    const policy = String(reply.getHeader(POLICY));
    const frames = policy.includes('frame-src ')
      ? policy.replace('frame-src ', `$&${previews} `)
      : `${policy};frame-src ${previews}`;
    return reply
      .type('text/html; charset=utf-8')
      .header(POLICY, frames)
      .header('cache-control', 'no-store')
      .send(page);
  });
}
