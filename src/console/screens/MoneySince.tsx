import type { PlayerPage } from '../../../contract/desk/players';
import { moneyText } from '../app/text';
import { Chip } from '../kit/Chip';

/** Parts that are told only where there are any. */
const RARE = ['Prizes', 'Adjusted'];
const isTold = ([name, centavos]: readonly [string, bigint, string]) =>
  centavos !== 0n || !RARE.includes(name);

/** All money of a player since they joined, and whether the ledger agrees. */
export function MoneySince({ money }: { readonly money: NonNullable<PlayerPage['money']> }) {
  const parts = [
    ['Cash in', money.cashIn, ''],
    ['Won in play', money.won, '+'],
    ['Bonus released', money.bonusReleased, '+'],
    ['Prizes', money.prizes, '+'],
    ['Adjusted', money.adjusted, '+'],
    ['Paid out', money.paidOut, '−'],
    ['Main and held', money.mainAndHeld, '='],
  ] as const;
  return (
    <div className="equation pad">
      {parts.filter(isTold).map(([name, centavos, sign]) => (
        <div key={name}>
          {sign !== '' && <span className="mut">{sign}</span>}
          <span>
            <span className="mut xs">{name}</span>
            <b>{moneyText(centavos)}</b>
          </span>
        </div>
      ))}
      {money.isEqual ? <Chip tone="pos">Ledger agrees</Chip> : <Chip tone="neg">Ledger disagrees</Chip>}
    </div>
  );
}
