import { deskCalls } from '../../../../contract/desk/calls';
import type { SpinReview } from '../../../../contract/desk/rewardReviews';
import { ERRORS } from '../../../../contract/envelope';
import { addressOf } from '../../app/address';
import { ask, DeskError } from '../../app/api';
import { useMay } from '../../app/operator';
import { refresh, useCounts, useDesk } from '../../app/query';
import { agoText, countText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { Decision } from '../../kit/Decision';
import { ListView } from '../../kit/ListView';
import { Empty } from '../../kit/States';
import type { Column } from '../../kit/TableView';
import { PlayerLink } from './Bags';

const { rewardReview: calls, overview } = deskCalls;

const COLUMNS: readonly Column<SpinReview>[] = [
  {
    id: 'flagged',
    title: 'Marked',
    width: '84px',
    cell: ({ flaggedAt }) => <b>{agoText(flaggedAt, Date.now())}</b>,
  },
  { id: 'day', title: 'Day', width: '110px', cell: ({ day }) => day },
  {
    id: 'network',
    title: 'Address',
    isWide: true,
    cell: ({ network }) => <span className="mono">{network}</span>,
  },
  {
    id: 'players',
    title: 'Players',
    width: '84px',
    isRight: true,
    cell: ({ players }) => countText(players.length),
  },
  {
    id: 'state',
    title: 'State',
    width: '100px',
    cell: ({ seenAt }) => (seenAt === null ? <Chip tone="info">New</Chip> : <Chip>Seen</Chip>),
  },
];

const idOf = ({ reviewId }: SpinReview) => reviewId;

const useRows = (view: 'waiting' | 'seen', cursor: string | undefined) =>
  useDesk(
    calls.addresses,
    { view, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 30_000 },
  );

/** Addresses from which several players spun on one day. */
export function SpinAddresses() {
  const waiting = useCounts()?.rewardReviews;
  return (
    <ListView
      path="reviews/addresses"
      label="Addresses of spins"
      filter="view"
      views={[
        { name: 'waiting', title: 'Spin addresses', count: waiting?.addresses },
        { name: 'seen', title: 'Seen' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(view) => (view === 'waiting' ? 'No address waits to be seen' : 'None was seen yet')}
      noneChosen="No address chosen"
      isPanelOfRow
      panel={(_, row) =>
        row === null ? (
          <Card>
            <Empty title="Not in this list">It is among those that were seen.</Empty>
          </Card>
        ) : (
          <Review review={row} />
        )
      }
      presence="spinReview"
      actions={
        <a className="btn" href={addressOf('reviews')}>
          Red bags {waiting != null && waiting.bags > 0 && countText(waiting.bags)}
        </a>
      }
    />
  );
}

function Review({ review }: { readonly review: SpinReview }) {
  const may = useMay();
  const { reviewId, day, network, players, seenBy, seenAt } = review;
  return (
    <Card
      title={`Spins of ${day}`}
      aside={seenAt === null ? <Chip tone="info">New</Chip> : <Chip>Seen</Chip>}
    >
      <div className="pad">
        <Facts
          facts={[
            [
              'Address',
              <span key="network" className="mono">
                {network}
              </span>,
            ],
            ...(seenBy === null || seenAt === null
              ? []
              : [['Seen', `${seenBy}, ${timeText(seenAt)}`] as const]),
          ]}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th>Player</th>
            <th>First spin of the day</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.uid}>
              <td>
                <PlayerLink player={player} />
              </td>
              <td className="mut">{timeText(player.spunAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pad mut sm">
        Mobile carriers share addresses among many, so nobody is kept from spinning. Restrict a player from
        their page where there is more.
      </p>
      {seenAt === null && may(calls.see.needs) && (
        <Decision
          label="What you found, kept in the audit trail"
          choices={[
            {
              id: 'see',
              title: 'Note as seen',
              tone: 'primary',
              send: async ({ reason }) => {
                const isDone = await ask(calls.see, { reviewId, reason }).then(() => true, wasSeen);
                await refresh(calls.addresses, overview.counts);
                return isDone ? null : { conflict: 'Somebody else was faster. Your words are kept.' };
              },
            },
          ]}
        />
      )}
    </Card>
  );
}

/** False where somebody else has noted it before; throws any other failure. */
function wasSeen(error: unknown): false {
  if (error instanceof DeskError && error.code === ERRORS.alreadySet.code) return false;
  throw error;
}
