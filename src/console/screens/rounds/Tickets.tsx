import type { BodyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import type { DeskTicket, TicketLine } from '../../../../contract/desk/otherPlay';
import { useDesk } from '../../app/query';
import { countText, moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Money } from '../../kit/Money';
import { Reading } from '../../kit/States';
import type { Column } from '../../kit/TableView';
import { BetList } from './BetList';
import { Checks, Hashes, Verdict } from './Checks';
import { BET_COLUMNS, STATE_COLUMN, StateChip } from './columns';

const { lottoTicket: calls } = deskCalls;

const COLUMNS: readonly Column<TicketLine>[] = [
  {
    id: 'draw',
    title: 'Draw',
    cell: ({ draw, lines }) => (
      <>
        <b>{countText(draw)}</b>{' '}
        <span className="mut sm nw">{lines === 1 ? '1 line' : `${lines} lines`}</span>
      </>
    ),
  },
  ...BET_COLUMNS,
  STATE_COLUMN,
];

const useRows = (asked: BodyOf<typeof calls.list>) => useDesk(calls.list, asked);
const idOf = ({ ticketId }: TicketLine) => ticketId;

/** A player's tickets of lotto, each as evidence. */
export const Tickets = ({ uid }: { readonly uid: number }) => (
  <BetList
    uid={uid}
    path="tickets"
    title="Lotto"
    useRows={useRows}
    columns={COLUMNS}
    idOf={idOf}
    panel={(id) => <Ticket uid={uid} ticketId={id} />}
  />
);

function Ticket({ uid, ticketId }: { readonly uid: number; readonly ticketId: string }) {
  const query = useDesk(calls.read, { uid, ticketId });
  return (
    <Reading query={query} rows={6}>
      {(ticket) => <Shown ticket={ticket} />}
    </Reading>
  );
}

function Shown({ ticket }: { readonly ticket: DeskTicket }) {
  const { draw, drawsAt, numbers, closing, beacon, checks, voidReason } = ticket;
  return (
    <Card title={`Ticket ${ticket.ticketId}`} aside={<Verdict checks={checks} />}>
      <div className="pad">
        <p className="big">
          {moneyText(ticket.stake)} <span className="mut sm">staked,</span> {moneyText(ticket.payout)}{' '}
          <span className="mut sm">paid</span> <StateChip state={ticket.state} />
        </p>
        <Facts
          facts={[
            ['Bought', timeText(ticket.at)],
            ['Draw', `${countText(draw)}, ${timeText(drawsAt)}`],
            ...(numbers === null
              ? []
              : [['Drawn', `2D ${numbers.twoD.join(' ')}, 3D ${numbers.threeD.join(' ')}`] as const]),
            ...(voidReason === null
              ? []
              : [['Void', voidReason === 'closedLate' ? 'Closed late' : 'No public number'] as const]),
            ['Public number', `${beacon.network}, round ${beacon.round}`],
            ...(closing === null
              ? []
              : [
                  [
                    'Place',
                    `${closing.place === null ? 'none' : countText(closing.place + 1)} of ${countText(closing.tickets)}`,
                  ] as const,
                ]),
          ]}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th>Line</th>
            <th className="r">Stake</th>
            <th className="r">Paid</th>
          </tr>
        </thead>
        <tbody>
          {ticket.picks.map(({ game, numbers: picked, order, stake, payout }) => (
            <tr key={`${game} ${picked.join(' ')} ${order}`}>
              <td>
                {game} <b>{picked.join(' ')}</b> <span className="mut">{order}</span>
              </td>
              <td className="r">{moneyText(stake)}</td>
              <td className="r">{payout === null ? '' : <Money centavos={payout} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks === null ? (
        <p className="note info">
          The seed of the draw is secret until it has ended. The ticket can be checked here from then on.
        </p>
      ) : (
        <Checks checks={checks} />
      )}
      <div className="pad">
        <Hashes
          of={[
            ...(checks === null ? [['Commitment', ticket.commitment] as const] : []),
            ...(closing === null ? [] : [['Closing record', closing.root] as const]),
            ...(ticket.serverSeed === null ? [] : [['Server seed', ticket.serverSeed] as const]),
          ]}
        />
      </div>
    </Card>
  );
}
