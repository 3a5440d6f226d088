import { deskCalls } from '../../../contract/desk/calls';
import type { DeskParked } from '../../../contract/desk/parked';
import { useCounts, useDesk } from '../app/query';
import { agoText } from '../app/text';
import { Chip } from '../kit/Chip';
import { ListView } from '../kit/ListView';
import { Money } from '../kit/Money';
import type { Column } from '../kit/TableView';
import { ParkedCase } from './ParkedCase';
import { OUTCOMES, reasonText } from './parkedTexts';

/** The goal of the list. */
const LATE_MS = 60 * 60_000;

const COLUMNS: readonly Column<DeskParked>[] = [
  {
    id: 'waits',
    title: 'Parked',
    width: '80px',
    cell: ({ parkedAt, outcome }) => (
      <b className={outcome === null && Date.now() - Date.parse(parkedAt) > LATE_MS ? 'warn' : ''}>
        {agoText(parkedAt, Date.now())}
      </b>
    ),
  },
  { id: 'id', title: 'Number', width: '92px', isWide: true, cell: ({ parkedId }) => <b>{parkedId}</b> },
  { id: 'reason', title: 'Why', cell: ({ reason }) => reasonText(reason) },
  {
    id: 'reference',
    title: 'It names',
    width: '210px',
    isWide: true,
    cell: ({ reference }) => <span className="mut">{reference ?? 'nothing'}</span>,
  },
  {
    id: 'amount',
    title: 'It says',
    width: '124px',
    isRight: true,
    cell: ({ amount }) =>
      amount === null ? <span className="mut">no pesos</span> : <Money centavos={amount} />,
  },
  {
    id: 'state',
    title: 'State',
    width: '124px',
    isWide: true,
    cell: ({ outcome, proposed }) =>
      outcome !== null ? (
        <Chip tone="pos">{OUTCOMES[outcome]}</Chip>
      ) : proposed !== null ? (
        <Chip tone="vio">2 people</Chip>
      ) : (
        <Chip tone="info">Open</Chip>
      ),
  },
];

const idOf = ({ parkedId }: DeskParked) => parkedId;

const useRows = (view: 'open' | 'settled', cursor: string | undefined) =>
  useDesk(
    deskCalls.parked.list,
    { view, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Where odd money belongs: payments that no order took. */
export default function Parked() {
  const counts = useCounts();
  return (
    <ListView
      path="parked"
      label="Parked payments"
      filter="view"
      views={[
        { name: 'open', title: 'Open', count: counts?.parked },
        { name: 'settled', title: 'Settled' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(view) => (view === 'open' ? 'No money is out of place' : 'None was settled yet')}
      noneChosen="No payment chosen"
      panel={(id) => <ParkedCase parkedId={id} />}
      presence="parked"
    />
  );
}
