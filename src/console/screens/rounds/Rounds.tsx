import { deskCalls } from '../../../../contract/desk/calls';
import type { RoundLine } from '../../../../contract/desk/rounds';
import { addressOf, useAddress } from '../../app/address';
import { useDesk, useGameTitle } from '../../app/query';
import { timeText } from '../../app/text';
import { Chip } from '../../kit/Chip';
import { ListView } from '../../kit/ListView';
import { Money } from '../../kit/Money';
import type { Column } from '../../kit/TableView';
import { Evidence } from './Evidence';

const COLUMNS: readonly Column<RoundLine>[] = [
  { id: 'round', title: 'Round', cell: ({ roundId }) => <b>{roundId}</b> },
  {
    id: 'at',
    title: 'Time',
    width: '150px',
    isWide: true,
    cell: ({ at }) => <span className="mut">{timeText(at)}</span>,
  },
  {
    id: 'stake',
    title: 'Stake',
    width: '104px',
    isRight: true,
    cell: ({ stake }) => <Money centavos={stake} />,
  },
  {
    id: 'payout',
    title: 'Payout',
    width: '112px',
    isRight: true,
    cell: ({ payout }) => <Money centavos={payout} />,
  },
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
export default function Rounds({ uid }: { readonly uid: number }) {
  const { filters } = useAddress();
  const game = filters.get('game') ?? '';
  const titleOf = useGameTitle();
  const useRows = (_: 'all', cursor: string | undefined) =>
    useDesk(deskCalls.round.list, { uid, game, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) });
  return (
    <ListView
      path={`players/${uid}/rounds`}
      label={`Rounds of ${titleOf(game)}, newest first`}
      filter="view"
      views={[{ name: 'all', title: 'All' }]}
      within={game}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={() => 'No settled rounds yet'}
      noneChosen="No round chosen"
      panel={(id) => <Evidence uid={uid} game={game} roundId={id} />}
      isPanelWide
      actions={
        <>
          <b>{titleOf(game)}</b>
          <a className="btn" href={addressOf(`players/${uid}`)}>
            Player {uid}
          </a>
        </>
      }
    />
  );
}
