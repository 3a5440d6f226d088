// @ts-check
/** Ends with a sentence instead of a riddle where Node is too old for what follows. */
export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
