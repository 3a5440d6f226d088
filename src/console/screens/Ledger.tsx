import { type FormEvent, lazy, Suspense, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import { hasChannel, moneyAccount, type TransferLine } from '../../../contract/desk/ledger';
import { addressOf, goTo, useAddress } from '../app/address';
import { useDesk } from '../app/query';
import { countText, moneyText, timeText, wordsOf } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { ExportButton } from '../kit/ExportButton';
import { ListView } from '../kit/ListView';
import { Money } from '../kit/Money';
import { Reading } from '../kit/States';
import type { Column } from '../kit/TableView';

const { ledger: calls } = deskCalls;
const PAGE = 100;
const ChannelTrail = lazy(() => import('./ChannelTrail'));

const COLUMNS: readonly Column<TransferLine>[] = [
  { id: 'at', title: 'Time', width: '132px', cell: ({ at }) => <span className="mut">{timeText(at)}</span> },
  {
    id: 'kind',
    title: 'Kind and reference',
    cell: ({ kind, reference }) => (
      <>
        <b>{wordsOf(kind)}</b> <span className="mut sm">{reference}</span>
      </>
    ),
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
  const uid = Number(useAddress().parts[1]);
  return Number.isSafeInteger(uid) && uid > 0 ? <Account key={uid} uid={uid} /> : <WhichPlayer />;
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

const idOf = ({ transferId }: TransferLine) => transferId;

const ACCOUNTS = { cash: 'Main', bonus: 'Bonus', hold: 'Held' } as const;

function Account({ uid }: { readonly uid: number }) {
  const account = moneyAccount.safeParse(useAddress().filters.get('account'));
  const useRows = (account: 'cash' | 'bonus' | 'hold', cursor: string | undefined) =>
    useDesk(calls.list, { uid, account, pageSize: PAGE, ...(cursor === undefined ? {} : { cursor }) });
  return (
    <ListView
      path={`ledger/${uid}`}
      label="Transfers, newest first"
      filter="account"
      views={[
        { name: 'cash', title: 'Main' },
        { name: 'bonus', title: 'Bonus' },
        { name: 'hold', title: 'Held' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={() => 'Nothing has moved on this account yet'}
      noneChosen="No transfer chosen"
      panel={(id) => <Transfer uid={uid} id={id} />}
      below={<Proof uid={uid} />}
      isPanelWide
      actions={
        <>
          <ExportButton
            call={deskCalls.export.ledger}
            filter={{ uid, account: account.data ?? 'cash' }}
            name={`ledger-${uid}`}
          />
          <a className="btn" href={addressOf(`players/${uid}`)}>
            Player {uid}
          </a>
        </>
      }
    />
  );
}

function Transfer({ uid, id }: { readonly uid: number; readonly id: string }) {
  const query = useDesk(calls.read, { uid, transferId: id });
  return (
    <Card
      title={`Transfer ${id}`}
      aside={query.data === undefined ? null : <Chip tone="acc">{wordsOf(query.data.kind)}</Chip>}
    >
      <Reading query={query} rows={4}>
        {({ postings, sum, reference, at }) => (
          <>
            <table>
              <thead>
                <tr>
                  <th className="name">Posting to</th>
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
            {hasChannel(reference) && (
              <Suspense>
                <ChannelTrail reference={reference} />
              </Suspense>
            )}
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
                    <b>{ACCOUNTS[account]}</b>
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
