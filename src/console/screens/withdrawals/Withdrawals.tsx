import { deskCalls } from '../../../../contract/desk/calls';
import {
  type DeskWithdrawal,
  withdrawalView,
  type withdrawalViews,
} from '../../../../contract/desk/withdrawals';
import { payoutType } from '../../../../contract/wallet/withdrawals';
import { centavos } from '../../../../games/kit/rules/money';
import { setFilters, useAddress } from '../../app/address';
import { useCounts, useDesk } from '../../app/query';
import { agoText, moneyText } from '../../app/text';
import { Chip } from '../../kit/Chip';
import { ExportButton } from '../../kit/ExportButton';
import { ListView } from '../../kit/ListView';
import { Money } from '../../kit/Money';
import type { Column } from '../../kit/TableView';
import { Priority } from './Priority';
import { StateChip } from './states';
import { WithdrawalCase } from './WithdrawalCase';

type Name = (typeof withdrawalViews)[number];

/** The goal of the queue. */
const LATE_MS = 60 * 60_000;

const COLUMNS: readonly Column<DeskWithdrawal>[] = [
  {
    id: 'waits',
    title: 'Asked',
    width: '72px',
    cell: ({ createdAt }) => (
      <b className={Date.now() - Date.parse(createdAt) > LATE_MS ? 'warn' : ''}>
        {agoText(createdAt, Date.now())}
      </b>
    ),
  },
  {
    id: 'id',
    title: 'Reference',
    width: '122px',
    isWide: true,
    cell: ({ withdrawalId }) => <b>{withdrawalId}</b>,
  },
  { id: 'holder', title: 'Holder', cell: ({ account }) => account.holder },
  {
    id: 'priority',
    title: 'Priority',
    width: '84px',
    isWide: true,
    cell: Priority,
  },
  {
    id: 'to',
    title: 'To',
    width: '118px',
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
    width: '114px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} />,
  },
  {
    id: 'state',
    title: 'State',
    width: '108px',
    isWide: true,
    cell: ({ state, proposal }) =>
      proposal === null ? <StateChip state={state} /> : <Chip tone="vio">2 people</Chip>,
  },
];

const idOf = ({ withdrawalId }: DeskWithdrawal) => withdrawalId;

/** Amounts of the filter, in centavos: from the smallest that takes two people by default. */
const AMOUNTS = {
  any: ['Any amount', {}],
  large: ['₱10,000 and more', { from: centavos(10_000_00n) }],
  small: ['Below ₱10,000', { below: centavos(10_000_00n) }],
} as const;
const TYPES = [
  ['', 'All accounts'],
  ['GCASH', 'GCash'],
  ['BANK', 'Banks'],
] as const;

/** Decides the next withdrawal. */
export default function Withdrawals() {
  const waiting = useCounts()?.withdrawals;
  const { filters } = useAddress();
  const type = payoutType.safeParse(filters.get('type')).data;
  const amount =
    filters.get('amount') === 'large' ? 'large' : filters.get('amount') === 'small' ? 'small' : 'any';
  const narrowed = { ...AMOUNTS[amount][1], ...(type === undefined ? {} : { type }) };
  const useRows = (view: Name, cursor: string | undefined) =>
    useDesk(
      deskCalls.withdrawal.list,
      { view, pageSize: 50, ...narrowed, ...(cursor === undefined ? {} : { cursor }) },
      { everyMs: 15_000 },
    );
  return (
    <ListView
      path="withdrawals"
      label="Withdrawals"
      filter="view"
      views={[
        { name: 'review', title: 'To review', count: waiting?.review },
        { name: 'second', title: 'Second person', count: waiting?.second },
        { name: 'sending', title: 'Sending', count: waiting?.sending },
        { name: 'done', title: 'Done' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(view) => (view === 'review' ? 'Nothing waits for a review' : 'None here')}
      noneChosen="No withdrawal chosen"
      panel={(id) => <WithdrawalCase withdrawalId={id} />}
      presence="withdrawal"
      within={`${amount} ${type ?? ''}`}
      actions={
        <>
          <Waiting />
          <ExportButton
            call={deskCalls.export.withdrawals}
            filter={{ view: withdrawalView.safeParse(filters.get('view')).data ?? 'review', ...narrowed }}
            name="withdrawals"
          />
          <select
            className="inp pick"
            aria-label="Accounts"
            value={type ?? ''}
            onChange={(event) => setFilters({ type: event.target.value, after: null, id: null })}
          >
            {TYPES.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
          <select
            className="inp pick"
            aria-label="Amounts"
            value={amount}
            onChange={(event) =>
              setFilters({
                amount: event.target.value === 'any' ? null : event.target.value,
                after: null,
                id: null,
              })
            }
          >
            {Object.entries(AMOUNTS).map(([name, [title]]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </>
      }
    />
  );
}

/** How much waits, and for how long. */
function Waiting() {
  const { data } = useDesk(deskCalls.overview.read, {}, { everyMs: 60_000 });
  if (data?.withdrawals == null || data.withdrawals.oldest === null) return null;
  const { amount, oldest } = data.withdrawals;
  return (
    <span className="mut wide">
      Waiting <b>{moneyText(amount)}</b>, the oldest for <b>{agoText(oldest, Date.parse(data.at))}</b>; goal
      60 min
    </span>
  );
}
