/**
 * Refuses a dependency whose licence would impose terms on the product: `npm run licences`.
 * Checks every installed package, not only direct dependencies.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const REFUSED = /AGPL|(?<!L)GPL|BUSL|\bBSL-1\.1|SSPL|no.?charge|Commons.?Clause|UNLICENSED|CC-BY-NC/i;
const REFUSED_NAMES = /^(gsap|custom-pixi-particles)$/;

/** Packages without a licence in package.json, whose licence file has been read by a person. */
const KNOWN = { 'require-like@0.1.2': 'MIT' };

/** Why a package may not be used, or null. A choice ("MIT OR GPL-2.0") is allowed if one side is. */
export function objection({ name, version, license = KNOWN[`${name}@${version}`] }) {
  if (REFUSED_NAMES.test(name)) return 'refused by name';
  if (name === 'ua-parser-js' && Number.parseInt(version, 10) >= 2) return 'AGPL since 2';
  if (name === '@fingerprintjs/fingerprintjs' && Number.parseInt(version, 10) === 4) return 'BSL in 4';
  if (typeof license !== 'string' || license === '') return 'no licence named';
  const choices = license.replace(/[()]/g, '').split(/\s+OR\s+/i);
  return choices.some((choice) => !REFUSED.test(choice)) ? null : license;
}

function* packagesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) yield* packagesIn(path);
    else yield path;
  }
}

function read(path) {
  try {
    const { name, version, license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    if (name === undefined) return null;
    // Old packages write an object or a list.
    const old = Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : licenses?.type;
    return { name, version, license: typeof license === 'object' ? license?.type : (license ?? old) };
  } catch {
    return null;
  }
}

function* everyPackage(nodeModules) {
  for (const path of packagesIn(nodeModules)) {
    const found = read(path);
    if (found !== null) yield found;
    try {
      yield* everyPackage(join(path, 'node_modules'));
    } catch {
      // Most packages have no nested packages.
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = [...everyPackage(resolve(import.meta.dirname, '../node_modules'))];
  const refused = all.flatMap((found) => {
    const why = objection(found);
    return why === null ? [] : [`${found.name}@${found.version}: ${why}`];
  });
  console.log(`${all.length} packages read, ${refused.length} refused`);
  if (refused.length > 0) console.log(refused.join('\n'));
  process.exit(all.length < 100 || refused.length > 0 ? 1 : 0);
}
