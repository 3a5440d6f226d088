import { deskCalls } from '../../../../contract/desk/calls';
import type { FlaggedBag } from '../../../../contract/desk/rewardReviews';
import { addressOf } from '../../app/address';
import { ask } from '../../app/api';
import { useMay } from '../../app/operator';
import { refresh, useCounts, useDesk } from '../../app/query';
import { agoText, countText, moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Chip, type Tone } from '../../kit/Chip';
import { Decision } from '../../kit/Decision';
import { ListView } from '../../kit/ListView';
import { Money } from '../../kit/Money';
import { Reading } from '../../kit/States';
import type { Column } from '../../kit/TableView';

const { rewardReview: calls, overview } = deskCalls;

const STATES: Readonly<Record<FlaggedBag['state'], readonly [string, Tone]>> = {
  waits: ['Waits', 'info'],
  free: ['Can be opened', 'plain'],
  claimed: ['Opened', 'pos'],
  refused: ['Refused', 'neg'],
  void: ['Void', 'neg'],
};

const COLUMNS: readonly Column<FlaggedBag>[] = [
  {
    id: 'reached',
    title: 'Reached',
    width: '84px',
    cell: ({ reachedAt }) => <b>{agoText(reachedAt, Date.now())}</b>,
  },
  { id: 'inviter', title: 'Inviter', cell: ({ inviter }) => inviter.name },
  { id: 'invited', title: 'Invited', isWide: true, cell: ({ invited }) => invited.name },
  { id: 'stage', title: 'Stage', width: '64px', isRight: true, isWide: true, cell: ({ stage }) => stage },
  {
    id: 'amount',
    title: 'Amount',
    width: '100px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} />,
  },
  {
    id: 'state',
    title: 'State',
    width: '130px',
    isWide: true,
    cell: ({ state }) => <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>,
  },
];

const idOf = ({ bagId }: FlaggedBag) => bagId;

const useRows = (view: 'waiting' | 'over', cursor: string | undefined) =>
  useDesk(
    calls.bags,
    { view, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Red bags whose inviter and invited player have used one address. Without a decision they become free after 72 hours. */
export function Bags() {
  const waiting = useCounts()?.rewardReviews;
  return (
    <ListView
      path="reviews"
      label="Red bags"
      filter="view"
      views={[
        { name: 'waiting', title: 'Red bags', count: waiting?.bags },
        { name: 'over', title: 'Looked at' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(view) => (view === 'waiting' ? 'No red bag waits for a review' : 'None was marked yet')}
      noneChosen="No red bag chosen"
      panel={(id) => <Bag bagId={id} />}
      presence="redBag"
      actions={
        <a className="btn" href={addressOf('reviews/addresses')}>
          Spin addresses {waiting != null && waiting.addresses > 0 && countText(waiting.addresses)}
        </a>
      }
    />
  );
}

function Bag({ bagId }: { readonly bagId: string }) {
  const may = useMay();
  const query = useDesk(calls.bag, { bagId }, { everyMs: 15_000 });
  return (
    <Reading query={query} rows={5}>
      {({ inviter, invited, stage, amount, state, shared, ...bag }) => (
        <Card title={`Red bag ${bagId}`} aside={<Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>}>
          <div className="pad">
            <p className="big">{moneyText(amount)}</p>
            <Facts
              facts={[
                ['Inviter', <PlayerLink key="inviter" player={inviter} />],
                ['Invited', <PlayerLink key="invited" player={invited} />],
                ['Stage', `${stage} of 3, reached ${timeText(bag.reachedAt)}`],
                ['Opens', state === 'waits' ? `by itself, ${timeText(bag.claimableFrom)}` : 'not waiting'],
                ...(bag.reviewedBy === null || bag.reviewedAt === null
                  ? []
                  : [['Looked at', `${bag.reviewedBy}, ${timeText(bag.reviewedAt)}`] as const]),
              ]}
            />
          </div>
          <table>
            <thead>
              <tr>
                <th>Both logged in from</th>
                <th>Inviter</th>
                <th>Invited</th>
              </tr>
            </thead>
            <tbody>
              {shared.map(({ network, inviterAt, invitedAt }) => (
                <tr key={network}>
                  <td className="mono">{network}</td>
                  <td>{timeText(inviterAt)}</td>
                  <td>{timeText(invitedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="pad mut sm">
            {shared.length === 0
              ? 'The sessions of that time are no longer kept.'
              : 'Mobile carriers share addresses among many: an address alone proves nothing.'}
          </p>
          {state === 'waits' && may(calls.release.needs) && (
            <Decision
              choices={(['release', 'refuse'] as const).map((decision) => ({
                id: decision,
                title: decision === 'release' ? 'Release now' : 'Refuse',
                tone: decision === 'release' ? ('primary' as const) : ('danger' as const),
                send: async ({ reason }) => {
                  const { isDone } = await ask(calls[decision], { bagId, reason });
                  await refresh(calls.bags, calls.bag, overview.counts);
                  return isDone
                    ? null
                    : { conflict: 'It no longer waits: somebody was faster, or its time is over.' };
                },
              }))}
            >
              <p className="mut sm">
                A refusal is final, and the invited player brings this inviter nothing more.
              </p>
            </Decision>
          )}
        </Card>
      )}
    </Reading>
  );
}

/** A player by masked name; a link for who may open their page. */
export function PlayerLink({ player }: { readonly player: { readonly uid: number; readonly name: string } }) {
  const may = useMay();
  const { uid, name } = player;
  const text = `${name}, ${uid}`;
  return may({ action: 'player', step: 'read' }) ? <a href={addressOf(`players/${uid}`)}>{text}</a> : text;
}
