import type { ReplyOf } from '../../../../contract/call';
import type { deskCalls } from '../../../../contract/desk/calls';

type Exported = ReplyOf<typeof deskCalls.audit.seal>;

/** An entry by its number and hash. */
export interface KeptSeal {
  readonly n: number;
  readonly hash: string;
}

/** A file for an auditor to keep where nobody who runs the server can change it. */
export const sealFile = ({ sealed, newest }: Exported): string =>
  `${JSON.stringify({ about: 'Seal of the audit trail: the SHA-256 of entries by their number.', sealed, newest }, null, 2)}\n`;

const isSeal = (value: unknown): value is KeptSeal => {
  const { n, hash } = (value ?? {}) as { n?: unknown; hash?: unknown };
  return Number.isSafeInteger(n) && typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash);
};

/** The seals of a file, the older one first; none in a file of another kind. */
export function readSeal(text: string): readonly KeptSeal[] {
  try {
    const { sealed, newest } = JSON.parse(text) as { sealed?: unknown; newest?: unknown };
    return [sealed, newest].filter(isSeal).map(({ n, hash }) => ({ n, hash }));
  } catch {
    return [];
  }
}
