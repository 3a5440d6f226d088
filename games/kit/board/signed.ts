import { type Centavos, centavos } from '../rules/money';

/** What a bet won or lost: "−₱20.00", "+₱4.00", "₱0.00". */
export const signedText = (net: Centavos, formatAmount: (amount: Centavos) => string): string =>
  net < 0n ? `−${formatAmount(centavos(-net))}` : net > 0n ? `+${formatAmount(net)}` : formatAmount(net);
