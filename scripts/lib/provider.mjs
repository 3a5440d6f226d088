// @ts-check
/** Bundles the browser code of the sandbox provider's pages. */
import { join, resolve } from 'node:path';

/** @returns {Promise<Buffer>} */
export async function bundleGame() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(resolve(import.meta.dirname, '../..'), 'server/sandbox/provider/client/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    // A classic script: a page with an opaque origin may load it without CORS.
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
