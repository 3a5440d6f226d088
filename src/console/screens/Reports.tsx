import { useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { csvOf, pesosOf } from '../../../contract/desk/csv';
import { addressOf, useAddress } from '../app/address';
import { localOf } from '../app/manilaTime';
import { useOperator } from '../app/operator';
import { useDesk } from '../app/query';
import { countText, moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { ExportButton } from '../kit/ExportButton';
import { Money } from '../kit/Money';
import { Reading } from '../kit/States';
import { saveText } from '../kit/saveText';

type Days = ReplyOf<typeof deskCalls.watch.days>;

const SPANS = [7, 31] as const;

/** Daily figures to look at and to take away. */
export default function Reports() {
  const { filters } = useAddress();
  const { name } = useOperator();
  const days = SPANS.find((span) => String(span) === filters.get('days')) ?? 7;
  const query = useDesk(deskCalls.watch.days, { days }, { everyMs: 60_000 });
  return (
    <>
      <div className="row wrap">
        <div className="tabs">
          {SPANS.map((span) => (
            <a
              key={span}
              href={addressOf('reports', { days: String(span) })}
              className={span === days ? 'on' : ''}
            >
              {span} days
            </a>
          ))}
        </div>
        <span className="g" />
        {query.data !== undefined && <Deposits today={localOf(query.data.at).slice(0, 10)} />}
        {query.data !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() =>
              query.data !== undefined &&
              saveText(`daily-${query.data.at.slice(0, 10)}.csv`, fileOf(query.data, name))
            }
          >
            Save the days as CSV
          </button>
        )}
      </div>
      <div className="scroll">
        <Reading query={query} rows={7}>
          {({ list, at }) => (
            <Card
              title="Daily figures"
              aside={<span className="mut">Days of Manila, GMT+8. Made {timeText(at)}</span>}
            >
              <table>
                <thead>
                  <tr>
                    <th>Day</th>
                    <th className="r">Cash in</th>
                    <th className="r wide">Cash out</th>
                    <th className="r wide">Stakes</th>
                    <th className="r wide">Payouts</th>
                    <th className="r">GGR</th>
                    <th className="r wide">Bonus cost</th>
                    <th className="r wide">Adjusted</th>
                    <th className="r wide">Players</th>
                    <th className="r wide">Registered</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((day) => (
                    <tr key={day.day}>
                      <td>
                        <b>{day.day}</b>
                      </td>
                      <td className="r">{moneyText(day.cashIn)}</td>
                      <td className="r wide">{moneyText(day.cashOut)}</td>
                      <td className="r wide">{moneyText(day.stakes)}</td>
                      <td className="r wide">{moneyText(day.payouts)}</td>
                      <td className="r">
                        <Money centavos={day.ggr} isChange />
                      </td>
                      <td className="r wide">{moneyText(day.bonusCost)}</td>
                      <td className="r wide">
                        <Money centavos={day.adjusted} isChange />
                      </td>
                      <td className="r wide">{countText(day.players)}</td>
                      <td className="r wide">{countText(day.registered)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Card>
          )}
        </Reading>
      </div>
    </>
  );
}

/** The deposits of some days as a file. */
function Deposits({ today }: { readonly today: string }) {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  return (
    <span className="row wide">
      <input
        className="inp"
        type="date"
        aria-label="First day of deposits"
        max={to}
        value={from}
        onChange={({ target }) => target.value !== '' && setFrom(target.value)}
      />
      <input
        className="inp"
        type="date"
        aria-label="Last day of deposits"
        min={from}
        max={today}
        value={to}
        onChange={({ target }) => target.value !== '' && setTo(target.value)}
      />
      <ExportButton
        call={deskCalls.export.deposits}
        filter={{ from, to }}
        name="deposits"
        title="Save deposits as CSV"
      />
    </span>
  );
}

/** The file says what it is, of when, and who made it. */
const fileOf = ({ list, at }: Days, maker: string): string =>
  csvOf([
    ['Report', 'Daily figures', 'Version', 1],
    ['Period', `${list.at(-1)?.day ?? ''} to ${list[0]?.day ?? ''}`, 'Days of', 'Manila, GMT+8'],
    ['Made at', at, 'By', maker],
    ['Amounts in', 'pesos'],
    [
      'Day',
      'Cash in',
      'Cash-ins',
      'Cash out',
      'Stakes',
      'Payouts',
      'GGR',
      'Bonus cost',
      'Adjusted',
      'Players',
      'Registered',
    ],
    ...list.map((day) => [
      day.day,
      pesosOf(day.cashIn),
      day.cashInCount,
      pesosOf(day.cashOut),
      pesosOf(day.stakes),
      pesosOf(day.payouts),
      pesosOf(day.ggr),
      pesosOf(day.bonusCost),
      pesosOf(day.adjusted),
      day.players,
      day.registered,
    ]),
  ]);
