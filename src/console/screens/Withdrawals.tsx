import { deskCalls } from '../../../contract/desk/calls';
import { type DeskWithdrawal, withdrawalView } from '../../../contract/desk/withdrawals';
import { addressOf, setFilters, useAddress } from '../app/address';
import { useCounts, useDesk } from '../app/query';
import { agoText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';
import { WithdrawalCase } from './WithdrawalCase';

const VIEWS = [
  ['review', 'To review'],
  ['second', 'Second person'],
  ['sending', 'Sending'],
  ['done', 'Done'],
] as const;
/** The goal of the queue. */
const LATE_MS = 60 * 60_000;

const COLUMNS: readonly Column<DeskWithdrawal>[] = [
  {
    id: 'waits',
    title: 'Asked',
    width: '80px',
    cell: ({ createdAt }) => (
      <b className={Date.now() - Date.parse(createdAt) > LATE_MS ? 'warn' : ''}>
        {agoText(createdAt, Date.now())}
      </b>
    ),
  },
  {
    id: 'id',
    title: 'Reference',
    width: '128px',
    isWide: true,
    cell: ({ withdrawalId }) => <b>{withdrawalId}</b>,
  },
  { id: 'holder', title: 'Holder', cell: ({ account }) => account.holder },
  {
    id: 'to',
    title: 'To',
    width: '130px',
    isWide: true,
    cell: ({ account }) => (
      <span className="mut">
        {account.name} {account.numberEnd}
      </span>
    ),
  },
  {
    id: 'amount',
    title: 'Amount',
    width: '124px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} />,
  },
  {
    id: 'state',
    title: 'State',
    width: '130px',
    isWide: true,
    cell: ({ state, proposal }) =>
      proposal === null ? <Chip tone="info">{state}</Chip> : <Chip tone="vio">2 people</Chip>,
  },
];

/** Decides the next withdrawal. */
export default function Withdrawals() {
  const { filters } = useAddress();
  const counts = useCounts();
  const view = withdrawalView.safeParse(filters.get('view')).data ?? 'review';
  const id = filters.get('id');
  const cursor = filters.get('after');
  const query = useDesk(
    deskCalls.withdrawal.list,
    { view, pageSize: 50, ...(cursor === null ? {} : { cursor }) },
    { everyMs: 15_000 },
  );
  return (
    <>
      <div className="tabs">
        {VIEWS.map(([name, title]) => (
          <a key={name} href={addressOf('withdrawals', { view: name })} className={name === view ? 'on' : ''}>
            {title} {name !== 'done' && counts?.withdrawals != null && <em>{counts.withdrawals[name]}</em>}
          </a>
        ))}
      </div>
      <div className="split">
        <section className="card fill">
          <Reading query={query} rows={8}>
            {({ list, cursor: next }) => (
              <TableView
                label="Withdrawals"
                columns={COLUMNS}
                rows={list}
                idOf={(row) => row.withdrawalId}
                selected={id}
                onSelect={(row) => setFilters({ id: row.withdrawalId })}
                empty={<Empty title={view === 'review' ? 'Nothing waits for a review' : 'None here'} />}
                onMore={next === null ? undefined : () => setFilters({ after: next, id: null })}
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          {id === null ? (
            <Card>
              <Empty title="No withdrawal chosen">J and K move through the list.</Empty>
            </Card>
          ) : (
            <WithdrawalCase key={id} withdrawalId={id} />
          )}
        </div>
      </div>
    </>
  );
}
