// @ts-check
/**
 * The list of all packages that production runs on or is built from, in the form of CycloneDX, and their licences. It is made from
 * the lockfile alone, so that the same lockfile always gives the same list. `npm sbom --omit dev` leaves out every package that
 * development uses as well.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} Locked an entry of the lockfile
 * @property {string} [name] of a package that is installed under another name
 * @property {string} version
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {object} Component
 * @property {string} type
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} version
 * @property {string} purl
 * @property {'required' | 'optional'} scope
 * @property {{ alg: string, content: string }[]} hashes
 * @property {({ license: { id: string } } | { expression: string })[]} licenses
 */

const IN_MODULES = 'node_modules/';

/** Packages whose licence the lockfile does not name; a person has read it in their files. */
const READ = new Map([
  ['eval@0.1.8', 'MIT'],
  ['require-like@0.1.2', 'MIT'],
]);

/** @param {string} path @param {Locked} locked */
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length);

/** @param {string} path @param {Locked} locked */
const refOf = (path, locked) => `${nameOf(path, locked)}@${locked.version}`;

/** @param {{ name: string, version: string, packages: Record<string, Locked> }} lockfile */
export function billOfMaterials({ name, version, packages }) {
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  /** @type {Map<string, Component>} */
  const components = new Map();
  /** @type {Map<string, Set<string>>} */
  const needed = new Map();
  for (const [path, locked] of used) {
    const ref = refOf(path, locked);
    // One version may be installed at several places, of which one is needed.
    const scope = isOptional(locked) && components.get(ref)?.scope !== 'required' ? 'optional' : 'required';
    components.set(ref, componentOf(nameOf(path, locked), locked, scope));
    needed.set(ref, new Set([...(needed.get(ref) ?? []), ...needsOf(packages, path)]));
  }
  const root = packages[''];
  const self = `${name}@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name,
        version,
        licenses: licensesOf(root?.license),
      },
    },
    components: sorted([...components.values()], (component) => component['bom-ref']),
    dependencies: sorted(
      [[self, new Set(needsOf(packages, ''))], ...needed].map(([ref, refs]) => ({
        ref: /** @type {string} */ (ref),
        dependsOn: [.../** @type {Set<string>} */ (refs)].filter((each) => components.has(each)).sort(),
      })),
      ({ ref }) => ref,
    ),
  };
}

/** @param {Locked} locked */
const isOptional = ({ optional, devOptional }) => optional === true || devOptional === true;

/**
 * @param {string} name
 * @param {Locked} locked
 * @param {'required' | 'optional'} scope
 * @returns {Component}
 */
function componentOf(name, { version, license, integrity }, scope) {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope,
    hashes: (integrity ?? '').split(' ').flatMap((part) => {
      const [, bits, base64 = ''] = /^sha(256|384|512)-(.+)$/.exec(part) ?? [];
      return bits === undefined
        ? []
        : [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }];
    }),
    licenses: licensesOf(license ?? READ.get(`${name}@${version}`)),
  };
}

/** @param {string | undefined} license @returns {Component['licenses']} */
function licensesOf(license) {
  if (license === undefined) return [];
  return /[ ()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

/**
 * The packages that one needs, each from the nearest folder that has it.
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @returns {string[]}
 */
function needsOf(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }).flatMap((name) => {
    for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${IN_MODULES}`)))) {
      const at = `${from === '' ? '' : `${from}/`}${IN_MODULES}${name}`;
      const found = packages[at];
      if (found !== undefined) return [refOf(at, found)];
      if (from === '') return [];
    }
  });
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} key
 */
const sorted = (items, key) => items.sort((a, b) => (key(a) < key(b) ? -1 : 1));

/** A line for each package: name, version, licence. @param {readonly Component[]} components */
export const licenceList = (components) =>
  components
    .map((component) => {
      const [licence] = component.licenses;
      if (licence === undefined) throw new Error(`${component['bom-ref']} names no licence: read its files`);
      return `${component['bom-ref']}  ${'expression' in licence ? licence.expression : licence.license.id}\n`;
    })
    .join('');

/**
 * Writes both lists into a folder.
 * @param {string} root the repository
 * @param {string} folder
 */
export async function buildPackageLists(root, folder) {
  const bom = billOfMaterials(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  await writeFile(join(folder, 'licences.txt'), licenceList(bom.components));
}
