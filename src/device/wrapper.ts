/** The interface that the Android wrapper adds to its pages. */
interface Wrapper {
  /** Ids that advertising services gave the device, as JSON text. */
  readonly adIds?: () => unknown;
  /** Receives a player's action with its details as JSON text. */
  readonly userAction?: (action: string, told: string) => void;
}

/** The wrapper around this page; null in a browser. */
export const wrapper = (): Wrapper | null => (window as { readonly appWrapper?: Wrapper }).appWrapper ?? null;
