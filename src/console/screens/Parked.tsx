import { deskCalls } from '../../../contract/desk/calls';
import { type DeskParked, parkedView } from '../../../contract/desk/parked';
import { addressOf, setFilters, useAddress } from '../app/address';
import { useCounts, useDesk } from '../app/query';
import { agoText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';
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

/** Where odd money belongs: payments that no order took. */
export default function Parked() {
  const { filters } = useAddress();
  const counts = useCounts();
  const view = parkedView.safeParse(filters.get('view')).data ?? 'open';
  const id = filters.get('id');
  const cursor = filters.get('after');
  const query = useDesk(
    deskCalls.parked.list,
    { view, pageSize: 50, ...(cursor === null ? {} : { cursor }) },
    { everyMs: 15_000 },
  );
  return (
    <>
      <div className="tabs">
        <a href={addressOf('parked')} className={view === 'open' ? 'on' : ''}>
          Open {counts?.parked != null && <em>{counts.parked}</em>}
        </a>
        <a href={addressOf('parked', { view: 'settled' })} className={view === 'settled' ? 'on' : ''}>
          Settled
        </a>
      </div>
      <div className="split">
        <section className="card fill">
          <Reading query={query} rows={8}>
            {({ list, cursor: next }) => (
              <TableView
                label="Parked payments"
                columns={COLUMNS}
                rows={list}
                idOf={(row) => row.parkedId}
                selected={id}
                onSelect={(row) => setFilters({ id: row.parkedId })}
                empty={
                  <Empty title={view === 'open' ? 'No money is out of place' : 'None was settled yet'} />
                }
                onMore={next === null ? undefined : () => setFilters({ after: next, id: null })}
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          {id === null ? (
            <Card>
              <Empty title="No payment chosen">J and K move through the list.</Empty>
            </Card>
          ) : (
            <ParkedCase key={id} parkedId={id} />
          )}
        </div>
      </div>
    </>
  );
}
