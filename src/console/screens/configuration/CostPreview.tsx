import { useDeferredValue } from 'react';
import { deskCalls } from '../../../../contract/desk/calls';
import type { RewardsSettings } from '../../../../contract/desk/settings';
import { useDesk } from '../../app/query';
import { countText, moneyText } from '../../app/text';
import { Card } from '../../kit/Card';
import { Reading } from '../../kit/States';

/** A change of money, with its sign. */
function Change({ before, after }: { readonly before: bigint; readonly after: bigint }) {
  if (before === after) return <span className="mut">none</span>;
  const sign = after > before ? '+' : '−';
  return (
    <b className={after > before ? 'neg' : 'pos'}>
      {sign}
      {moneyText(after > before ? after - before : before - after)}
    </b>
  );
}

const pointsText = (points: number): string => points.toLocaleString('en-US').replace('-', '−');

/** What tables would cost beside those that hold, as they are typed. */
export function CostPreview({ tables }: { readonly tables: RewardsSettings }) {
  const query = useDesk(deskCalls.economics.preview, { tables: useDeferredValue(tables) });
  return (
    <Card title="Cost" aside={<span className="mut">Expected, an active player a day</span>}>
      <Reading query={query} rows={8}>
        {({ rows, total, allPlayers, players, staked, counted }) => (
          <>
            <table>
              <thead>
                <tr>
                  <th>Source</th>
                  <th className="r">Now</th>
                  <th className="r">With these</th>
                  <th className="r">Points</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ source, before, after, pointsBefore, pointsAfter }) => (
                  <tr key={source} className={before === after && pointsBefore === pointsAfter ? 'mut' : ''}>
                    <td>{source}</td>
                    <td className="r">{moneyText(before)}</td>
                    <td className="r">{moneyText(after)}</td>
                    <td className="r">
                      {pointsBefore === pointsAfter ? (
                        pointsText(pointsAfter)
                      ) : (
                        <>
                          <s className="mut">{pointsText(pointsBefore)}</s> <b>{pointsText(pointsAfter)}</b>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
                <tr>
                  <td>
                    <b>In all</b>
                  </td>
                  <td className="r">{moneyText(total.before)}</td>
                  <td className="r">
                    <b>{moneyText(total.after)}</b>
                  </td>
                  <td className="r">
                    <Change {...total} />
                  </td>
                </tr>
              </tbody>
            </table>
            <p className="pad sm">
              {countText(players)} players a day: {moneyText(allPlayers.before)} now,{' '}
              <b>{moneyText(allPlayers.after)}</b> with these tables, <Change {...allPlayers} /> a day.
            </p>
            <p className="pad mut sm">
              From the same tables that pay, for the mean of the last seven days: {moneyText(staked)} staked,{' '}
              {moneyText(counted)} of it counted. Points go to the wheel or to the mall; the dearer of the two
              is in the sum.
            </p>
          </>
        )}
      </Reading>
    </Card>
  );
}
