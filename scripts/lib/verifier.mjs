// @ts-check
/** Builds the round check as a single page without dependencies, which may connect to nothing. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = 'workers/verify/page';

/** @param {string} text as written in the page */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes `verify.html`. Its policy allows only its one script and its one style, by their hashes.
 * @param {string} root
 * @param {string} folder the target folder
 * @param {string} pins what the public log must begin with, as JSON; empty for none
 */
export async function buildVerifier(root, folder, pins = process.env.FAIRNESS_PINS ?? '') {
  const { build, transform } = await import('esbuild');
  // A text that is no JSON must fail here, not on a player's phone.
  if (pins !== '') JSON.parse(pins);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(PAGE, 'page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { FAIRNESS_PINS: JSON.stringify(pins) },
    write: false,
    logLevel: 'warning',
  });
  // The script must not contain its own closing tag.
  const script = (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
  const source = await readFile(join(root, PAGE, 'page.css'), 'utf8');
  const style = (await transform(source, { loader: 'css', minify: true })).code.trim();
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<title>Round check</title>',
    `<style>${style}</style>`,
    '</head>',
    `<body><main></main><script>${script}</script></body>`,
    '</html>',
    '',
  ].join('\n');
  await writeFile(join(folder, 'verify.html'), page);
}
