// @ts-check
/** Exits with a clear message when Node is too old, instead of failing somewhere later. */
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
