const SOURCES = /(?:games|gallery|src|assets|contract)\/[\w./-]+\.(?:tsx?|json|css\.ts)/;
/** What runs every scene and says nothing about which one is at fault. */
const FRAMES = /^(?:src\/stage|games\/kit|gallery)\//;

/** The folder of a scene's own files: games have theirs, the draws are parts of pages. */
export const sceneFolder = (scene: string): string =>
  `${{ draw: 'src/overlay/lucky-prize/draw', lotto: 'src/overlay/lotto/draw' }[scene] ?? `games/${scene}`}/scene`;

/**
 * The file at fault, for the message: the tuning file for a value that is missing there, else the first file of the
 * game in the stack, else the first of ours. Null where the stack names none, as in a build.
 */
export function fileOf(error: unknown, scene: string): string | null {
  if (!(error instanceof Error) && !hasStack(error)) return null;
  if (/^tuning has no /.test(error.message)) return `${sceneFolder(scene)}/tuning.json`;
  const files = (error.stack ?? '').split('\n').flatMap((line) => SOURCES.exec(line)?.[0] ?? []);
  return files.find((file) => !FRAMES.test(file)) ?? files[0] ?? null;
}

/** The message of an error with the file at fault before it. */
export function failureText(error: unknown, scene: string): string {
  const file = fileOf(error, scene);
  const message = hasStack(error) ? error.message : String(error);
  return file === null ? `${scene}: ${message}` : `${file}: ${message}`;
}

/** An error of another document is no instance of this one's class. */
const hasStack = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'stack' in error && 'message' in error;
