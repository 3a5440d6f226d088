/**
 * Writes what a test laboratory asks for: `npm run evidence [-- FOLDER]`. Rules as hashes and in words, exact returns, a million
 * rounds of each game, batteries of the generator, verifiers with their vectors, sheets as pictures in every language, settings,
 * packages. Each part names the command that makes it again. Ends with 1 when a part does not hold.
 *
 * `npm run evidence -- stream [WORDS]` writes 32-bit words of the generator for another program:
 * `npm run -s evidence -- stream | dieharder -a -g 200`.
 */
import { resolve } from 'node:path';
import { Pack, type Shown } from './evidence/pack';
import { exactReturns, rulesAsHashes, rulesInWords } from './evidence/rules';
import { runAll } from './evidence/runs';
import { sheetsAsPictures } from './evidence/sheets';
import { writeStream } from './evidence/stream';
import { packages, settings, treeText, verifiers } from './evidence/tree';

const root = resolve(import.meta.dirname, '..');
const FOLDER = 'node_modules/.cache/evidence';

const args = process.argv.slice(2);
if (args[0] === 'stream') await stream(args.slice(1));
else if (args.length > 1 || args[0]?.startsWith('-')) refuse(`got "${args.join(' ')}"`);
else process.exitCode = await write(resolve(args[0] ?? resolve(root, FOLDER)));

async function stream([words = '1e12', ...rest]: readonly string[]): Promise<void> {
  const count = Number(words);
  if (rest.length > 0 || !Number.isInteger(count) || count < 1)
    refuse(`stream got "${[words, ...rest].join(' ')}"`);
  await writeStream(process.stdout, count);
}

async function write(folder: string): Promise<number> {
  const pack = new Pack(folder);
  // The pictures build the app, of which other parts take files.
  const pictures = await sheetsAsPictures(pack, root);
  const shown: readonly Shown[] = [
    await rulesAsHashes(pack, root),
    await rulesInWords(pack, root),
    await exactReturns(pack),
    ...(await runAll(pack, root)),
    await verifiers(pack, root),
    pictures,
    await settings(pack),
    await packages(pack, root),
  ];
  await pack.seal(treeText(root), shown);
  for (const { title, result, holds } of shown)
    console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}  ${title}: ${result}`);
  console.log(`written to ${folder}`);
  return shown.every(({ holds }) => holds) ? 0 : 1;
}

function refuse(what: string): never {
  console.error(`npm run evidence [-- FOLDER | stream [WORDS]] ${what}`);
  process.exit(2);
}
