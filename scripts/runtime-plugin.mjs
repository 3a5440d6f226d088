// @ts-check
/** Writes the bundler's few helpers into the first file that all others stand on: a file of their own is a request more. */

/** @typedef {{ type: 'chunk', name: string, fileName: string, code: string }} Chunk */

const LISTED = /(\w+|\$\w*)(?: as ([\w$]+))?/g;
/** Marks their names, which are as short as those that the first file hands on already. */
const MARK = '_$';

/**
 * The helpers, with their names marked.
 * @param {string} code of their own file
 */
export function markedHelpers(code) {
  const [exported = ''] = /export\{[^}]*\};?\s*$/.exec(code) ?? [];
  if (exported === '') throw new Error('the helpers of the bundler are not exported as they were');
  const inside = code.slice(0, -exported.length);
  const names = [...exported.slice(7, exported.lastIndexOf('}')).matchAll(LISTED)];
  const held = names.map(([, own, as = own]) => `${as}:${own}`).join();
  const handed = names.map(([, own, as = own]) => `${as}${MARK}=${MARK}.${as}`).join();
  // In a scope of their own: their names are short as well.
  return {
    code: `var ${MARK}=(()=>{${inside}return{${held}}})(),${handed};`,
    names: names.map(([, own, as = own]) => as),
  };
}

/**
 * A file whose helpers come from another file than before.
 * @param {string} code
 * @param {string} from
 * @param {string} to
 */
export function takingFrom(code, from, to) {
  const place = `from"./${from}"`;
  return code.replace(
    new RegExp(`import\\{([^}]*)\\}${place.replaceAll('.', '\\.').replaceAll('$', '\\$')}`),
    (_, /** @type {string} */ list) =>
      `import{${list.replace(LISTED, (__, name, as = name) => `${name}${MARK} as ${as}`)}}from"./${to}"`,
  );
}

/** @returns {import('vite').Plugin} */
export function runtimePlugin() {
  return {
    name: 'runtime',
    enforce: 'pre',
    apply: 'build',
    // A file that holds them is another one, and so is what takes them from there: their addresses have to differ.
    augmentChunkHash: () => 'helpers joined',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const first = chunks.find(({ name }) => name === 'frame');
        // Workers have neither.
        if (runtime === undefined || first === undefined) return;
        const [own = '', base = ''] = [runtime.fileName, first.fileName].map((path) =>
          path.split('/').at(-1),
        );
        const helpers = markedHelpers(runtime.code);
        for (const chunk of chunks) {
          chunk.imports = chunk.imports.filter((path) => path !== runtime.fileName);
          if (chunk === runtime || !chunk.code.includes(own)) continue;
          if (chunk !== first) {
            chunk.code = takingFrom(chunk.code, own, base);
          } else {
            // Here they stand, under the names they were taken by.
            const taken = new RegExp(`import\\{([^}]*)\\}from"\\./${own.replaceAll('.', '\\.')}";?`).exec(
              chunk.code,
            );
            const names = [...(taken?.[1] ?? '').matchAll(LISTED)].map(
              ([, name, as = name]) => `${as}=${name}${MARK}`,
            );
            const handed = helpers.names.map((name) => `${name}${MARK}`).join();
            chunk.code = `${chunk.code.replace(taken?.[0] ?? '', `${helpers.code}var ${names.join()};`)}export{${handed}};`;
          }
          if (chunk.code.includes(own))
            throw new Error(`${chunk.fileName} takes the bundler's helpers in a way of its own`);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
