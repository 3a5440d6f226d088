import { useState } from 'react';
import { deskCalls } from '../../../../contract/desk/calls';
import type { GuaranteedRow, guaranteedViews } from '../../../../contract/desk/guaranteed';
import { useMay } from '../../app/operator';
import { useDesk } from '../../app/query';
import { countText, timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { ListView } from '../../kit/ListView';
import { Money } from '../../kit/Money';
import { Empty } from '../../kit/States';
import type { Column } from '../../kit/TableView';
import { Activity } from './Activity';
import { ProposeChange } from './ProposeChange';
import { StateChip } from './texts';

const { guaranteed: calls } = deskCalls;

/** Each row counts the players of its payout, so pages are short. */
const PAGE = 20;

const shownOf = ({ activity, proposal }: GuaranteedRow) => activity ?? proposal?.preview.shown ?? null;

const COLUMNS: readonly Column<GuaranteedRow>[] = [
  { id: 'title', title: 'Title', cell: (row) => <b>{shownOf(row)?.title}</b> },
  {
    id: 'amount',
    title: 'Promises',
    width: '108px',
    isRight: true,
    isWide: true,
    cell: (row) => <Money centavos={shownOf(row)?.amount ?? 0n} />,
  },
  {
    id: 'joined',
    title: 'Joined',
    width: '104px',
    isRight: true,
    isWide: true,
    cell: (row) => `${countText(row.activity?.joined ?? 0)} of ${countText(shownOf(row)?.places ?? 0)}`,
  },
  {
    id: 'reserved',
    title: 'Can still cost',
    width: '124px',
    isRight: true,
    cell: ({ activity, proposal }) => (
      <Money centavos={activity?.reserved ?? proposal?.preview.reservedAfter ?? 0n} />
    ),
  },
  {
    id: 'end',
    title: 'Ends',
    width: '140px',
    isWide: true,
    cell: (row) => <span className="mut">{timeText(shownOf(row)?.endTime ?? '')}</span>,
  },
  { id: 'state', title: 'State', width: '134px', cell: (row) => <StateChip row={row} /> },
];

const idOf = ({ rowId }: GuaranteedRow) => rowId;

const useRows = (view: (typeof guaranteedViews)[number], cursor: string | undefined) =>
  useDesk(
    calls.list,
    { view, pageSize: PAGE, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 30_000 },
  );

/** Amounts that are promised to all who join and play enough: one person proposes, an owner approves. */
export default function Guaranteed() {
  const may = useMay();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListView
        path="guaranteed"
        label="Guaranteed payouts, newest first"
        filter="view"
        views={[
          { name: 'running', title: 'Going on' },
          { name: 'proposed', title: 'To decide' },
          { name: 'over', title: 'Over' },
        ]}
        useRows={useRows}
        columns={COLUMNS}
        idOf={idOf}
        empty={(view) =>
          view === 'running'
            ? 'No payout is promised now'
            : view === 'proposed'
              ? 'Nothing waits for a second person'
              : 'None is over yet'
        }
        noneChosen="No payout chosen"
        isPanelOfRow
        panel={(_, row) =>
          row === null ? (
            <Card>
              <Empty title="Not in this list">It is in another view.</Empty>
            </Card>
          ) : (
            <Activity row={row} />
          )
        }
        presence="guaranteed"
        actions={
          may(calls.propose.needs) && (
            <button type="button" className="btn p" onClick={() => setNew(true)}>
              Propose a payout
            </button>
          )
        }
      />
      {isNew && <ProposeChange activity={null} onClose={() => setNew(false)} />}
    </>
  );
}
