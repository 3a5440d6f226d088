import { useAtomValue } from 'jotai';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../i18n/amountText';
import type { PlayMode } from '../../shared/play/play';
import { spendableAtom } from '../../shared/session/user';
import { demoGameAtom } from './demo/demo';

export type Wallet = ReturnType<typeof useWallet>;

/** The balance to show, without the amount held back, and how to format money of this wallet. */
export function useWallet(game: string, mode: PlayMode, heldBackCentavos: Centavos = NOTHING) {
  const demo = useAtomValue(demoGameAtom(game)).balanceCentavos;
  const spendable = useAtomValue(spendableAtom) ?? NOTHING;
  const shown = (mode === 'demo' ? demo : spendable) - heldBackCentavos;
  const symbol: CurrencySymbol = mode === 'demo' ? 'D$' : '₱';
  return {
    balanceCentavos: shown < 0n ? NOTHING : centavos(shown),
    format: mode === 'demo' ? demoText : realText,
    symbol,
  };
}

const NOTHING = 0n as Centavos;
const realText = (amount: Centavos): string => amountText(amount, '₱');
const demoText = (amount: Centavos): string => amountText(amount, 'D$');
