import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { csvOf, pesosOf } from '../../../contract/desk/csv';
import type { EconomicsDay } from '../../../contract/desk/economics';
import { addressOf, useAddress } from '../app/address';
import { useOperator } from '../app/operator';
import { useDesk } from '../app/query';
import { countText, moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Empty, Reading } from '../kit/States';
import { saveText } from '../kit/saveText';

type Economics = ReplyOf<typeof deskCalls.economics.read>;

const SPANS = [7, 31] as const;

/** What rewards really cost, against the play that they are for and the most that the rules allow. */
export default function EconomicsScreen() {
  const { filters } = useAddress();
  const { name } = useOperator();
  const days = SPANS.find((span) => String(span) === filters.get('days')) ?? 7;
  const query = useDesk(deskCalls.economics.read, { days }, { everyMs: 60_000 });
  const { data } = query;
  return (
    <>
      <div className="row wrap">
        <div className="tabs">
          {SPANS.map((span) => (
            <a
              key={span}
              href={addressOf('economics', { days: String(span) })}
              className={span === days ? 'on' : ''}
              aria-current={span === days ? 'page' : undefined}
            >
              {span} days
            </a>
          ))}
        </div>
        <span className="g" />
        {data !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => saveText(`economics-${data.at.slice(0, 10)}.csv`, fileOf(data, name))}
          >
            Save as CSV
          </button>
        )}
      </div>
      <div className="scroll col">
        <Reading query={query} rows={7}>
          {(economics) => (
            <>
              <Bound economics={economics} days={days} />
              <div className="economics">
                <Sources economics={economics} />
                <Expected economics={economics} />
              </div>
              <Days economics={economics} />
            </>
          )}
        </Reading>
      </div>
    </>
  );
}

/** As in `−34.5`. */
const pointsText = (points: number): string => points.toLocaleString('en-US').replace('-', '−');

/** As in `26.8%`; a dash without anything to compare. */
const shareText = (part: bigint, whole: bigint): string =>
  whole === 0n ? '–' : `${(Number((part * 10_000n) / whole) / 100).toFixed(2)}%`;

function Bound({ economics, days }: { readonly economics: Economics; readonly days: number }) {
  const { total, bound, allowed, at } = economics;
  const { paid, counted, isAbove } = total;
  const parts = [
    ['1/150 of counted play, 0.4% of stakes', bound.play],
    ['Inviters, 1/300 of counted play', bound.inviters],
    ['Welcome, ₱14.00 and ₱50.00 a new player', bound.welcome],
    ['Log-ins, ₱0.70 each', bound.logIns],
    ['Left over from the 30 days before', bound.carried],
    ['Luck at the wheel, 3 standard deviations', bound.luck],
  ] as const;
  return (
    <Card
      title={`Rewards of ${days} days`}
      aside={<span className="mut">Days of Manila, GMT+8. Made {timeText(at)}</span>}
    >
      {isAbove && (
        <div className="note neg" role="alert">
          <b>Above the bound.</b> Rewards have cost {moneyText(paid)} where the rules allow{' '}
          {moneyText(allowed)}.
        </div>
      )}
      <div className="pad economics-sums">
        <div>
          <h3>Paid</h3>
          <b className={`big ${isAbove ? 'neg' : ''}`}>{moneyText(paid)}</b>
          <p className="mut sm">
            {counted === 0n ? 'No counted play yet' : `${shareText(paid, counted)} of counted play`}
          </p>
        </div>
        <div>
          <h3>Counted play</h3>
          <b className="big">{moneyText(counted)}</b>
          <p className="mut sm">
            {moneyText(total.staked)} staked by {countText(total.players)} players
          </p>
        </div>
        <div>
          <h3>Bound of these days</h3>
          <b className="big">{moneyText(total.bound)}</b>
          <p className="mut sm">
            {shareText(paid, total.bound)} of it is used. {moneyText(allowed)} with the days before and luck
          </p>
        </div>
        <dl className="kv">
          {parts.map(([title, amount]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="r">{moneyText(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Meter paid={paid} bound={allowed} />
    </Card>
  );
}

/** How much of the bound is used; the line is the bound. */
function Meter({ paid, bound }: { readonly paid: bigint; readonly bound: bigint }) {
  const most = Math.max(Number(paid), Number(bound), 1);
  return (
    <svg
      className="meter"
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${shareText(paid, bound)} of what is allowed`}
    >
      <rect width="1000" height="12" className="rest" />
      <rect
        width={(1000 * Math.max(0, Number(paid))) / most}
        height="12"
        className={paid > bound ? 'over' : 'used'}
      />
      <rect
        x={Math.min(996, (1000 * Number(bound)) / most)}
        width="4"
        height="12"
        className="line-of-bound"
      />
    </svg>
  );
}

function Sources({ economics: { total } }: { readonly economics: Economics }) {
  return (
    <Card title="By source" aside={<span className="mut">From the ledger</span>}>
      {total.sources.length === 0 ? (
        <Empty title="Nothing was given">No transfer from promotions, and no points.</Empty>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Source</th>
              <th className="r">Paid</th>
              <th className="r wide">Of counted play</th>
              <th className="r">Points</th>
              <th className="r wide">Transfers</th>
            </tr>
          </thead>
          <tbody>
            {total.sources.map(({ source, paid, points, count, isApart }) => (
              <tr key={source}>
                <td>
                  <b className={source.startsWith('Not on the list') ? 'neg' : ''}>{source}</b>{' '}
                  {isApart && <span className="mut sm">apart</span>}
                </td>
                <td className="r">{moneyText(paid)}</td>
                <td className="r wide">{shareText(paid, total.counted)}</td>
                <td className="r">{pointsText(points)}</td>
                <td className="r wide">{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Expected({ economics: { expected } }: { readonly economics: Economics }) {
  return (
    <Card title="Expected" aside={<span className="mut">For an active player a day</span>}>
      <table>
        <thead>
          <tr>
            <th>Source</th>
            <th className="r">Pesos</th>
            <th className="r">Points</th>
          </tr>
        </thead>
        <tbody>
          {expected.map(({ source, perPlayer, pointsPerPlayer, about }) => (
            <tr key={source}>
              <td className="told-twice">
                <b>{source}</b>
                <span className="mut sm">{about}</span>
              </td>
              <td className="r">{moneyText(perPlayer)}</td>
              <td className="r">{pointsText(pointsPerPlayer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pad mut sm">From the tables that pay, for the mean stake of these days.</p>
    </Card>
  );
}

const stateOf = ({ isAbove, paid }: EconomicsDay) =>
  isAbove ? (
    <Chip tone="warn">Above</Chip>
  ) : paid === 0n ? (
    <Chip>Nothing paid</Chip>
  ) : (
    <Chip tone="pos">Below</Chip>
  );

function Days({ economics: { days } }: { readonly economics: Economics }) {
  return (
    <Card title="By day" aside={<span className="mut">A day may be above it: play is claimed later</span>}>
      <table>
        <thead>
          <tr>
            <th>Day</th>
            <th className="r wide">Players</th>
            <th className="r wide">Staked</th>
            <th className="r wide">Counted play</th>
            <th className="r">Paid</th>
            <th className="r">Bound</th>
            <th className="r wide">Points</th>
            <th className="r">State</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <td>
                <b>{day.day}</b>
              </td>
              <td className="r wide">{countText(day.players)}</td>
              <td className="r wide">{moneyText(day.staked)}</td>
              <td className="r wide">{moneyText(day.counted)}</td>
              <td className="r">{moneyText(day.paid)}</td>
              <td className="r">{moneyText(day.bound)}</td>
              <td className="r wide">{pointsText(day.points)}</td>
              <td className="r">{stateOf(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The file says what it is, of when, and who made it. */
function fileOf({ days, at }: Economics, maker: string): string {
  const sources = [...new Set(days.flatMap((day) => day.sources.map(({ source }) => source)))];
  return csvOf([
    ['Report', 'Economics of rewards', 'Version', 1],
    ['Period', `${days.at(-1)?.day ?? ''} to ${days[0]?.day ?? ''}`, 'Days of', 'Manila, GMT+8'],
    ['Made at', at, 'By', maker],
    ['Amounts in', 'pesos'],
    ['Day', 'Players', 'Staked', 'Counted play', 'Paid', 'Bound', 'Points', ...sources],
    ...days.map((day) => [
      day.day,
      day.players,
      pesosOf(day.staked),
      pesosOf(day.counted),
      pesosOf(day.paid),
      pesosOf(day.bound),
      day.points,
      ...sources.map((source) => {
        const sum = day.sources.find((each) => each.source === source);
        return sum === undefined ? '' : pesosOf(sum.paid);
      }),
    ]),
  ]);
}
