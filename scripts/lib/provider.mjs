// @ts-check
/** Bundles what the pages of the stand-in provider run in a player's browser. */
import { join, resolve } from 'node:path';

/** @returns {Promise<Buffer>} */
export async function bundleGame() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(resolve(import.meta.dirname, '../..'), 'server/sandbox/provider/client/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    // A classic script: a page without an origin may load one without asking for leave.
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
