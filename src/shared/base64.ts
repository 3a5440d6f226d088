/** The bytes of a file in base64. */
export async function base64Of(bytes: Blob): Promise<string> {
  const view = new Uint8Array(await bytes.arrayBuffer());
  let text = '';
  // In chunks: a function call takes a limited number of arguments.
  for (let at = 0; at < view.length; at += 8192) text += String.fromCharCode(...view.subarray(at, at + 8192));
  return btoa(text);
}
