/**
 * The token of a preview in the address of the page: an operator looks at what is not live yet. It goes along with the
 * calls that tell what is shown.
 */
const token = (): string | null => new URLSearchParams(globalThis.location?.search ?? '').get('preview');

/** Whether the page shows a preview, which leaves nothing on the device. */
export const isPreview = (): boolean => token() !== null;

/** Added to the body of a call; empty on every player's page. */
export function previewBody(): { readonly preview?: string } {
  const preview = token();
  return preview === null ? {} : { preview };
}
