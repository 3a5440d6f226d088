import type { Translate } from '../card';
import type { KitKey } from '../words/keys';
import * as css from './seal.css';

interface SealLineProps {
  readonly translate: Translate<KitKey>;
  /** SHA-256 of the server seed, as hex. */
  readonly seal: string;
  /** Opens the fairness data. */
  readonly onPress: () => void;
}

/** The SHA-256 of the seed that decides the next round, shortened; it is shown before the bet. */
export function SealLine({ translate, seal, onPress }: SealLineProps) {
  const short = `${seal.slice(0, 8)}…${seal.slice(-6)}`;
  return (
    <button type="button" className={css.line} onClick={onPress}>
      <svg viewBox="0 0 16 16" className={css.lock} aria-hidden="true">
        <path d="M4.500 7V5a3.500 3.500 0 0 1 7 0v2M3.500 7h9v6.500h-9z" />
      </svg>
      {translate('kit.seal', { seal: short })}
    </button>
  );
}
