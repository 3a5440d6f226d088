import { type FormEvent, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import { moneyAccount, type TransferLine } from '../../../contract/desk/ledger';
import { addressOf, goTo, setFilters, useAddress } from '../app/address';
import { useDesk } from '../app/query';
import { countText, moneyText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';

const { ledger: calls } = deskCalls;
const ACCOUNTS = [
  ['cash', 'Main'],
  ['bonus', 'Bonus'],
  ['hold', 'Held'],
] as const;
const PAGE = 100;

const COLUMNS: readonly Column<TransferLine>[] = [
  { id: 'at', title: 'Time', width: '140px', cell: ({ at }) => <span className="mut">{timeText(at)}</span> },
  { id: 'kind', title: 'Kind', width: '96px', cell: ({ kind }) => <b>{kind}</b> },
  {
    id: 'reference',
    title: 'Reference',
    isWide: true,
    cell: ({ reference }) => <span className="mono">{reference}</span>,
  },
  {
    id: 'amount',
    title: 'Amount',
    width: '116px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} isChange />,
  },
  {
    id: 'balance',
    title: 'Balance',
    width: '120px',
    isRight: true,
    isWide: true,
    cell: ({ balance }) => moneyText(balance),
  },
];

/** Proves a balance: the transfers of an account, the postings of each, and all of them summed. */
export default function Ledger() {
  const { parts, filters } = useAddress();
  const uid = Number(parts[1]);
  if (!Number.isSafeInteger(uid) || uid <= 0) return <WhichPlayer />;
  const account = moneyAccount.safeParse(filters.get('account')).data ?? 'cash';
  return (
    <Account
      key={`${uid} ${account}`}
      uid={uid}
      account={account}
      id={filters.get('id')}
      cursor={filters.get('before')}
    />
  );
}

function WhichPlayer() {
  const [typed, setTyped] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (/^[0-9]{8,9}$/.test(typed.trim())) goTo(`ledger/${typed.trim()}`);
  };
  return (
    <Card title="Whose ledger?">
      <form className="pad row" onSubmit={onSubmit}>
        <input
          className="inp g"
          inputMode="numeric"
          aria-label="Number of the player"
          placeholder="Number of the player"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn p">
          Open
        </button>
      </form>
    </Card>
  );
}

interface AccountProps {
  readonly uid: number;
  readonly account: 'cash' | 'bonus' | 'hold';
  readonly id: string | null;
  readonly cursor: string | null;
}

function Account({ uid, account, id, cursor }: AccountProps) {
  const query = useDesk(calls.list, { uid, account, pageSize: PAGE, ...(cursor === null ? {} : { cursor }) });
  return (
    <>
      <div className="row wrap">
        <div className="tabs">
          {ACCOUNTS.map(([name, title]) => (
            <a
              key={name}
              href={addressOf(`ledger/${uid}`, { account: name })}
              className={name === account ? 'on' : ''}
            >
              {title}
            </a>
          ))}
        </div>
        <span className="g" />
        <a className="btn" href={addressOf(`players/${uid}`)}>
          Player {uid}
        </a>
      </div>
      <div className="split">
        <section className="card fill">
          <Reading query={query} rows={8}>
            {({ list, cursor: next }) => (
              <TableView
                label="Transfers, newest first"
                columns={COLUMNS}
                rows={list}
                idOf={(row) => row.transferId}
                selected={id}
                onSelect={(row) => setFilters({ id: row.transferId })}
                empty={<Empty title="No transfers">Nothing has moved on this account yet.</Empty>}
                onMore={next === null ? undefined : () => setFilters({ before: next, id: null })}
                footer={
                  cursor === null ? undefined : (
                    <button
                      type="button"
                      className="btn q"
                      onClick={() => setFilters({ before: null, id: null })}
                    >
                      Newest
                    </button>
                  )
                }
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          {id === null ? (
            <Card>
              <Empty title="No transfer chosen">J and K move through the list.</Empty>
            </Card>
          ) : (
            <Transfer uid={uid} id={id} />
          )}
          <Proof uid={uid} />
        </div>
      </div>
    </>
  );
}

function Transfer({ uid, id }: { readonly uid: number; readonly id: string }) {
  const query = useDesk(calls.read, { uid, transferId: id });
  return (
    <Card
      title={`Transfer ${id}`}
      aside={query.data === undefined ? null : <Chip tone="acc">{query.data.kind}</Chip>}
    >
      <Reading query={query} rows={4}>
        {({ postings, sum, reference, at }) => (
          <>
            <table>
              <thead>
                <tr>
                  <th>Posting to</th>
                  <th className="r">Amount</th>
                  <th className="r wide">Before</th>
                  <th className="r wide">After</th>
                </tr>
              </thead>
              <tbody>
                {postings.map(({ account, amount, before, after }) => (
                  <tr key={account}>
                    <td>{account}</td>
                    <td className="r">
                      <Money centavos={amount} isChange />
                    </td>
                    <td className="r wide mut">{before === null ? '' : moneyText(before)}</td>
                    <td className="r wide">{after === null ? '' : moneyText(after)}</td>
                  </tr>
                ))}
                <tr>
                  <td>
                    <b>Sum of postings</b>
                  </td>
                  <td className="r">
                    <b>{moneyText(sum)}</b>
                  </td>
                  <td className="r wide" colSpan={2}>
                    {sum === 0n ? <Chip tone="pos">Balanced</Chip> : <Chip tone="neg">Not balanced</Chip>}
                  </td>
                </tr>
              </tbody>
            </table>
            <div className="pad">
              <Facts
                facts={[
                  ['Time', timeText(at)],
                  [
                    'Reference',
                    <span key="reference" className="mono">
                      {reference}
                    </span>,
                  ],
                ]}
              />
            </div>
          </>
        )}
      </Reading>
    </Card>
  );
}

function Proof({ uid }: { readonly uid: number }) {
  const query = useDesk(calls.proof, { uid });
  return (
    <Card title="The balances, proved">
      <Reading query={query} rows={3}>
        {({ accounts }) => (
          <table>
            <thead>
              <tr>
                <th>Account</th>
                <th className="r wide">Credits</th>
                <th className="r wide">Debits</th>
                <th className="r">Stored</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ account, credits, credited, debits, debited, stored, isEqual }) => (
                <tr key={account}>
                  <td>
                    <b>{account}</b>
                  </td>
                  <td className="r wide" title={`${countText(credits)} credits`}>
                    {moneyText(credited)}
                  </td>
                  <td className="r wide" title={`${countText(debits)} debits`}>
                    {moneyText(-debited)}
                  </td>
                  <td className="r">{moneyText(stored)}</td>
                  <td>{isEqual ? <Chip tone="pos">Equal</Chip> : <Chip tone="neg">Differs</Chip>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
      <p className="mut sm pad">
        Nobody can edit a balance. A wrong one is put right by an adjustment with a reason and a second
        person.
      </p>
    </Card>
  );
}
