// @ts-check

/** Where the type checks keep what they have checked. */
export const TYPES_FOLDER = 'dist/types';

/**
 * Options with which a type check reads again only what has changed since the last one, and what depends on it. The same
 * state serves a copy of the tree that has the packages behind a link: paths in it are relative, and links are kept.
 * @param {string} project the name of a tsconfig
 */
export const incremental = (project) => [
  '--incremental',
  '--preserveSymlinks',
  '--tsBuildInfoFile',
  `${TYPES_FOLDER}/${project}.tsbuildinfo`,
];
