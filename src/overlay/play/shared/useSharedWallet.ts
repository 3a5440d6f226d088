import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../../i18n/amountText';
import { forgetRounds, loadRounds, type PlayMode, type Rounds, roundsAtom } from '../../../shared/play/play';
import { uidAtom } from '../../../shared/session/session';
import { spendableAtom } from '../../../shared/session/user';
import { demoGameAtom, demoRoundsAtom } from '../demo/demo';
import type { TableView } from './live';

const NOTHING = 0n as Centavos;
const demoText = (amount: Centavos): string => amountText(amount, 'D$');
const realText = (amount: Centavos): string => amountText(amount, '₱');

/** The balance of the wallet in play and how its money is written. A shared round hides none of it. */
export function useSharedWallet(game: string, mode: PlayMode) {
  const demo = useAtomValue(demoGameAtom(game)).balanceCentavos;
  const spendable = useAtomValue(spendableAtom) ?? NOTHING;
  const symbol: CurrencySymbol = mode === 'demo' ? 'D$' : '₱';
  return {
    balanceCentavos: mode === 'demo' ? demo : spendable,
    format: mode === 'demo' ? demoText : realText,
    symbol,
  };
}

/** The server writes a round down as it ends; its list is asked for a moment later, in ms. */
const WRITTEN_MS = 400;

/** The player's own rounds at a table, newest first; they are asked for again after each one he bet in. */
export function useSharedRounds(game: string, mode: PlayMode, { table, link }: TableView): Rounds {
  const real = useAtomValue(roundsAtom(game));
  const demo = useAtomValue(demoRoundsAtom(game));
  const uid = useAtomValue(uidAtom);
  useEffect(() => {
    if (mode !== 'real' || uid === null) return;
    void loadRounds(game);
    return () => forgetRounds(game);
  }, [game, mode, uid]);

  // What ended while the line was away is on the list by now.
  const away = mode === 'real' && link === 'waiting';
  useEffect(() => {
    if (away) return () => void loadRounds(game);
  }, [game, away]);

  const number = table?.round.roundNumber ?? null;
  const rode = table?.tickets.some(({ roundNumber }) => roundNumber === number) ?? false;
  const over = mode === 'real' && table?.round.phase === 'result' && rode;
  useEffect(() => {
    if (!over) return;
    const soon = setTimeout(() => void loadRounds(game), WRITTEN_MS);
    return () => clearTimeout(soon);
  }, [game, over]);

  return mode === 'real' ? real : { state: 'ready', list: demo, total: demo.length };
}
