import { deskCalls } from '../../../../contract/desk/calls';
import type { RoundLine } from '../../../../contract/desk/rounds';
import { useAddress } from '../../app/address';
import { useDesk, useGameTitle } from '../../app/query';
import { Chip } from '../../kit/Chip';
import type { Column } from '../../kit/TableView';
import { BetList } from './BetList';
import { BET_COLUMNS } from './columns';
import { Evidence } from './Evidence';

const COLUMNS: readonly Column<RoundLine>[] = [
  { id: 'round', title: 'Round', cell: ({ roundId }) => <b>{roundId}</b> },
  ...BET_COLUMNS,
  {
    id: 'seed',
    title: 'Seed',
    width: '92px',
    isWide: true,
    cell: ({ isRevealed }) => (isRevealed ? <Chip tone="pos">Public</Chip> : <Chip>Secret</Chip>),
  },
];

const idOf = ({ roundId }: RoundLine) => roundId;

/** A player's rounds of one game, each as evidence. */
export function Rounds({ uid }: { readonly uid: number }) {
  const game = useAddress().filters.get('game') ?? '';
  const titleOf = useGameTitle();
  return (
    <BetList
      uid={uid}
      path="rounds"
      title={titleOf(game)}
      useRows={(asked) => useDesk(deskCalls.round.list, { ...asked, game })}
      within={game}
      columns={COLUMNS}
      idOf={idOf}
      panel={(id) => <Evidence uid={uid} game={game} roundId={id} />}
    />
  );
}
