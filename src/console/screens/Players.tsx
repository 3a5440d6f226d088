import { type FormEvent, lazy, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { PlayerLine } from '../../../contract/desk/players';
import { goTo, useAddress } from '../app/address';
import { useDesk } from '../app/query';
import { timeText } from '../app/text';
import { Chip } from '../kit/Chip';
import { ExportButton } from '../kit/ExportButton';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';
import { PlayerPage } from './PlayerPage';

const Bets = lazy(() => import('./rounds/Bets'));

const COLUMNS: readonly Column<PlayerLine>[] = [
  { id: 'uid', title: 'Number', width: '104px', cell: ({ uid }) => <b>{uid}</b> },
  { id: 'name', title: 'Player', cell: ({ name }) => name },
  { id: 'phone', title: 'Phone', isWide: true, cell: ({ phone }) => <span className="mut">{phone}</span> },
  {
    id: 'state',
    title: 'State',
    width: '120px',
    isWide: true,
    cell: ({ isRestricted, verified }) =>
      isRestricted ? (
        <Chip tone="neg">Restricted</Chip>
      ) : verified === 'VERIFIED' ? (
        <Chip tone="pos">Verified</Chip>
      ) : (
        <Chip>Not verified</Chip>
      ),
  },
  { id: 'cash', title: 'Main', width: '130px', isRight: true, cell: ({ cash }) => <Money centavos={cash} /> },
  {
    id: 'hold',
    title: 'Held',
    width: '120px',
    isRight: true,
    isWide: true,
    cell: ({ hold }) => <Money centavos={hold} />,
  },
  {
    id: 'joined',
    title: 'Joined',
    width: '150px',
    isWide: true,
    cell: ({ joinedAt }) => <span className="mut">{timeText(joinedAt)}</span>,
  },
];

/** Finds players. What is typed goes by POST and never into the address. */
export default function Players() {
  const { parts } = useAddress();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const uid = Number(parts[1]);
  const isPage = Number.isSafeInteger(uid) && uid > 0;
  const found = useDesk(deskCalls.player.search, { text }, { isOn: !isPage, forgetAtOnce: true });
  const listed = parts[2];
  if (isPage && (listed === 'rounds' || listed === 'tickets' || listed === 'orders'))
    return <Bets key={uid} uid={uid} of={listed} />;
  // What was revealed, typed or opened on a player's page is about that player alone.
  if (isPage) return <PlayerPage key={uid} uid={uid} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setText(typed.trim());
  };
  return (
    <>
      <search>
        <form className="row" onSubmit={onSubmit}>
          <input
            className="inp g"
            type="search"
            aria-label="Number, phone, e-mail or name"
            placeholder="Number, phone, e-mail or the beginning of a name"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn p">
            Search
          </button>
          <ExportButton call={deskCalls.export.players} filter={{ text }} name="players" />
        </form>
      </search>
      <section className="card fill">
        <Reading query={found} rows={8}>
          {({ list }) => (
            <TableView
              label="Players"
              columns={COLUMNS}
              rows={list}
              idOf={(row) => String(row.uid)}
              selected={null}
              onSelect={(row) => goTo(`players/${row.uid}`)}
              empty={
                <Empty title="Nobody found">Try a whole phone number, or the number of the account.</Empty>
              }
              footer={<span>{text === '' ? 'The newest players' : `${list.length} found, 50 at most`}</span>}
            />
          )}
        </Reading>
      </section>
    </>
  );
}
