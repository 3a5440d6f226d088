import { atom } from 'jotai';
import * as z from 'zod/mini';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../i18n/amountText';
import { loggedInAtom } from '../../shared/session/session';
import { spendableAtom } from '../../shared/session/user';
import { stored } from '../../shared/storage/storage';
import { storedAtom } from '../../shared/store/storedAtom';
import { demoBookAtom } from './demoAccount';

export type TradeAccount = 'demo' | 'real';

const chosenAtom = storedAtom(
  stored('tradeAccount', z.nullable(z.enum(['demo', 'real'])), () => null as TradeAccount | null, {
    area: 'session',
  }),
);

/** The account that orders are placed with. Guests have the demo account alone. */
export const accountAtom = atom(
  (get): TradeAccount => (get(loggedInAtom) ? (get(chosenAtom) ?? 'real') : 'demo'),
  (_get, set, account: TradeAccount) => set(chosenAtom, account),
);

/** What the account can stake; null while it is unknown. */
export const balanceAtom = atom((get): Centavos | null =>
  get(accountAtom) === 'demo' ? get(demoBookAtom).balance : get(spendableAtom),
);

export const symbolOf = (account: TradeAccount): CurrencySymbol => (account === 'demo' ? 'D$' : '₱');

/** An amount of an account. */
export const moneyText = (account: TradeAccount, amount: Centavos, signed = false): string =>
  amountText(amount, symbolOf(account), signed);

/** An amount without its decimals where they are zeros, for where there is little room. */
export const shortMoneyText = (account: TradeAccount, amount: Centavos, signed = false): string =>
  moneyText(account, amount, signed).replace(/\.00$/, '');

/** What an order has gained or lost: 0 for a canceled one. */
export const gainOf = ({
  stake,
  payout,
}: {
  readonly stake: Centavos;
  readonly payout: Centavos;
}): Centavos => centavos(payout - stake);
