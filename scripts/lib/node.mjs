// @ts-check
/** Ends with a sentence where Node is too old for what follows, instead of failing somewhere inside. */
export function refuseOldNode() {
  if (isEnough(process.versions.node)) return;
  console.error(`Node is ${process.version}; it must be 20.19 or newer. See https://nodejs.org`);
  process.exit(2);
}

/** @param {string} version as in `process.versions.node` */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
