import type { BodyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import type { DeskOrder, OrderLine } from '../../../../contract/desk/otherPlay';
import { useDesk } from '../../app/query';
import { countText, moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Reading } from '../../kit/States';
import type { Column } from '../../kit/TableView';
import { BetList } from './BetList';
import { Checks, CopyButton, Hashes, Verdict } from './Checks';
import { BET_COLUMNS, STATE_COLUMN, StateChip } from './columns';

const { tradeOrder: calls } = deskCalls;

const termsOf = ({ direction, seconds }: OrderLine): string => `${direction}, ${seconds} s`;

const COLUMNS: readonly Column<OrderLine>[] = [
  {
    id: 'market',
    title: 'Market',
    cell: (order) => (
      <>
        <b>{order.market}</b> <span className="mut sm nw">{termsOf(order)}</span>
      </>
    ),
  },
  ...BET_COLUMNS,
  STATE_COLUMN,
];

const useRows = (asked: BodyOf<typeof calls.list>) => useDesk(calls.list, asked);
const idOf = ({ orderId }: OrderLine) => orderId;

/** A player's orders on the markets, each as evidence. */
export const Orders = ({ uid }: { readonly uid: number }) => (
  <BetList
    uid={uid}
    path="orders"
    title="Markets"
    useRows={useRows}
    columns={COLUMNS}
    idOf={idOf}
    panel={(id) => <Order uid={uid} orderId={id} />}
  />
);

function Order({ uid, orderId }: { readonly uid: number; readonly orderId: string }) {
  const query = useDesk(calls.read, { uid, orderId });
  return (
    <Reading query={query} rows={6}>
      {(order) => <Shown order={order} />}
    </Reading>
  );
}

function Shown({ order }: { readonly order: DeskOrder }) {
  const { entryPrice, exitPrice, entryTick, exitTick, checks, evidence, segments } = order;
  return (
    <Card title={`Order ${order.orderId}`} aside={<Verdict checks={checks} />}>
      <div className="pad">
        <p className="big">
          {moneyText(order.stake)} <span className="mut sm">staked,</span> {moneyText(order.payout)}{' '}
          <span className="mut sm">paid</span> <StateChip state={order.state} />
        </p>
        <Facts
          facts={[
            ['Order', `${order.market}, ${termsOf(order)}`],
            ['Accepted', timeText(order.at)],
            ['Entry', `${entryPrice ?? 'not told yet'}, tick ${countText(entryTick)}`],
            ['Exit', `${exitPrice ?? 'not told yet'}, tick ${countText(exitTick)}`],
          ]}
        />
      </div>
      <Ticks order={order} />
      {checks === null ? (
        <p className="note info">
          The seeds of its segments are secret until they are over. The order can be checked here from then
          on.
        </p>
      ) : (
        <Checks checks={checks} />
      )}
      <div className="pad">
        <Hashes
          of={segments.map(({ segment, serverSeed, isVoid }) => [
            `Server seed of segment ${countText(segment)}${isVoid ? ', void' : ''}`,
            serverSeed,
          ])}
        />
        {evidence !== null && <CopyButton textOf={() => evidence} />}
      </div>
    </Card>
  );
}

const WIDTH = 400;
const HEIGHT = 110;
const MARGIN = 8;

/** The ticks from entry to exit, with the level of the entry across. */
function Ticks({ order }: { readonly order: DeskOrder }) {
  const { levels, entryTick, exitTick, lowPrice, highPrice } = order;
  const [entry] = levels;
  if (entry === undefined) return <p className="pad mut">None of its ticks has been told.</p>;
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const xOf = (index: number) => MARGIN + (index / Math.max(1, exitTick - entryTick)) * (WIDTH - 2 * MARGIN);
  const yOf = (level: number) =>
    HEIGHT - MARGIN - ((level - low) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  const last = levels.length - 1;
  return (
    <figure className="ticks pad">
      <svg
        className="course"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${levels.length} ticks between ${lowPrice} and ${highPrice}`}
      >
        <line className="declared" x1={MARGIN} x2={WIDTH - MARGIN} y1={yOf(entry)} y2={yOf(entry)} />
        <polyline points={levels.map((level, index) => `${xOf(index)},${yOf(level)}`).join(' ')} />
        <circle className="point" cx={xOf(0)} cy={yOf(entry)} r={4} />
        <circle className="point inBand" cx={xOf(last)} cy={yOf(levels[last] ?? entry)} r={4} />
      </svg>
      <figcaption className="mut sm">
        {countText(levels.length)} ticks between {lowPrice} and {highPrice}
      </figcaption>
    </figure>
  );
}
