import type { ReactNode } from 'react';

export type Tone = 'plain' | 'pos' | 'warn' | 'neg' | 'info' | 'acc' | 'vio';

/** A state in a word. Its colour never says more than the word. */
export const Chip = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => <span className={`chip ${tone === 'plain' ? '' : tone}`}>{children}</span>;
