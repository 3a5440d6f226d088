/** What the Android wrapper puts on the pages that it shows, as far as they ask for it. */
interface Wrapper {
  /** Ids that advertising services gave the device, as JSON text. */
  readonly adIds?: () => unknown;
  /** Takes what a player did, with what belongs to it as JSON text. */
  readonly userAction?: (action: string, told: string) => void;
}

/** The wrapper around this page; null in a browser. */
export const wrapper = (): Wrapper | null => (window as { readonly appWrapper?: Wrapper }).appWrapper ?? null;
