import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { PublicFiles } from '../../fairness/publicFiles';
import { refuse } from '../../http/refusal';

/** Serves the log and the files of rounds below /fairness/. */
export function servePublicFiles(app: FastifyInstance, files: PublicFiles): void {
  app.get<{ Params: { name: string } }>('/fairness/:name', async ({ params }, reply) => {
    const path = files.pathOf(params.name);
    const found = path === null ? null : await stat(path).catch(() => null);
    if (path === null || found === null) throw refuse('notFound');
    return reply
      .type('application/jsonl; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-length', found.size)
      .send(createReadStream(path, { end: Math.max(0, found.size - 1) }));
  });
}
