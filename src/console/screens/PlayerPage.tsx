import { type FormEvent, type ReactNode, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { PlayerPage as Page } from '../../../contract/desk/players';
import { addressOf } from '../app/address';
import { ask, messageOf } from '../app/api';
import { useMay } from '../app/operator';
import { refresh, useDesk, useGameTitle } from '../app/query';
import { countText, initialsOf, moneyText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Masked } from '../kit/Masked';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { withoutSent } from '../kit/withoutSent';
import { limitName, mostText } from './limitTexts';
import { MoneySince } from './MoneySince';
import { PlayerActions } from './PlayerActions';
import { stateText } from './withdrawals/states';

const { player: calls } = deskCalls;
/** From this level on bonuses wait for a review. */
const VIP_REVIEW_LEVEL = 7;
/** The most lines of the timeline. */
const EVENTS = 12;

/** One person in a minute: who, what they have and where it came from, play, limits, notes. */
export function PlayerPage({ uid }: { readonly uid: number }) {
  const query = useDesk(calls.read, { uid }, { forgetAtOnce: true });
  return (
    <Reading query={query} rows={8}>
      {(page) => (
        <div className="scroll">
          <Head page={page} />
          <div className="columns">
            <div className="col">
              {page.money !== null && (
                <Card title="Money since joining" aside={<a href={addressOf(`ledger/${uid}`)}>Ledger</a>}>
                  <MoneySince money={page.money} />
                </Card>
              )}
              <Play page={page} />
              <Conversations page={page} />
            </div>
            <div className="col">
              <Limits page={page} />
              <Links links={page.links} />
              <Sessions sessions={page.sessions} />
            </div>
            <div className="col">
              <Timeline page={page} />
              <Notes page={page} />
            </div>
          </div>
        </div>
      )}
    </Reading>
  );
}

function Head({ page }: { readonly page: Page }) {
  const { player } = page;
  const may = useMay();
  const { uid } = player;
  const revealed = (call: typeof calls.revealName) =>
    may(call.needs) ? (reason: string) => ask(call, { uid, reason }) : undefined;
  return (
    <section className="card">
      <div className="head pad">
        <span className="av l c2">{initialsOf(player.name)}</span>
        <div className="g">
          <div className="row wrap">
            <b className="mid">
              <Masked field="name" masked={player.name} reveal={revealed(calls.revealName)} />
            </b>
          </div>
          <div className="row wrap mut">
            <span>
              ID <b>{uid}</b>
            </span>
            <Masked field="phone" masked={player.phone} reveal={revealed(calls.revealPhone)} />
            {player.email !== null && (
              <Masked field="e-mail" masked={player.email} reveal={revealed(calls.revealEmail)} />
            )}
            <span>{player.age === null ? 'Age unknown' : `Age ${player.age}`}</span>
            <span>Joined {timeText(player.joinedAt)}</span>
          </div>
        </div>
        <div className="sum">
          <div>
            <span className="mut sm">Main</span>
            <Money centavos={player.cash} />
          </div>
          <div>
            <span className="mut sm">Held for cash-out</span>
            <Money centavos={player.hold} />
          </div>
          <div>
            <span className="mut sm">Bonus</span>
            <Money centavos={player.bonus} />
          </div>
          <div>
            <span className="mut sm">Points</span>
            <b>{countText(player.points)}</b>
          </div>
        </div>
      </div>
      <div className="hd">
        {player.verified === 'VERIFIED' ? (
          <Chip tone="pos">Verified</Chip>
        ) : (
          <Chip tone="warn">Not verified</Chip>
        )}
        {player.isRestricted && <Chip tone="neg">Restricted</Chip>}
        <Chip tone={page.vip.level > 0 ? 'acc' : 'plain'}>VIP{page.vip.level}</Chip>
        {page.vip.reviewedAt !== null && (
          <Chip tone="pos">VIP review passed, {timeText(page.vip.reviewedAt)}</Chip>
        )}
        {page.vip.reviewedAt === null && page.vip.level >= VIP_REVIEW_LEVEL && (
          <Chip tone="warn">VIP bonuses wait for a review</Chip>
        )}
        {page.excludedUntil === null ? (
          <Chip>No exclusion</Chip>
        ) : (
          <Chip tone="warn">Excluded until {timeText(page.excludedUntil)}</Chip>
        )}
        <span className="g" />
        {may({ action: 'audit', step: 'read' }) && (
          <a className="btn" href={addressOf('audit', { object: `player ${uid}` })}>
            Audit
          </a>
        )}
        <PlayerActions page={page} />
      </div>
    </section>
  );
}

/** Where the bets of a game are listed. Tickets and orders are no rounds: they are drawn and settled elsewhere. */
function betsOf(uid: number, game: string): string {
  if (game === 'lotto') return addressOf(`players/${uid}/tickets`);
  if (game === 'trade') return addressOf(`players/${uid}/orders`);
  return addressOf(`players/${uid}/rounds`, { game });
}

function Play({ page: { play, player } }: { readonly page: Page }) {
  const titleOf = useGameTitle();
  const mayRead = useMay()(deskCalls.round.list.needs);
  return (
    <Card title="Play by game" aside={<span className="mut">Own games, real money</span>}>
      {play.length === 0 ? (
        <Empty title="No bets yet" />
      ) : (
        <table>
          <thead>
            <tr>
              <th>Game</th>
              <th className="r">Bets</th>
              <th className="r wide">Staked</th>
              <th className="r wide">Returned</th>
              <th className="r">Player net</th>
            </tr>
          </thead>
          <tbody>
            {play.map(({ game, bets, staked, returned, net }) => (
              <tr key={game}>
                <td>
                  {mayRead ? (
                    <a href={betsOf(player.uid, game)}>
                      <b>{titleOf(game)}</b>
                    </a>
                  ) : (
                    <b>{titleOf(game)}</b>
                  )}
                </td>
                <td className="r">{countText(bets)}</td>
                <td className="r wide">{moneyText(staked)}</td>
                <td className="r wide">{moneyText(returned)}</td>
                <td className="r">
                  <Money centavos={net} isChange />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const Conversations = ({ page }: { readonly page: Page }) => (
  <Card title="Conversations">
    {page.conversations.length === 0 ? (
      <Empty title="Never written to us" />
    ) : (
      <ul className="plain">
        {page.conversations.map(({ conversationId, title, state, wroteAt }) => (
          <li key={conversationId}>
            <a href={addressOf('messages', { state, id: conversationId })}>{title}</a>
            <span className="mut">
              {state}, {timeText(wroteAt)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const Limits = ({ page }: { readonly page: Page }) => (
  <Card title="Limits and breaks">
    <div className="pad">
      {page.limits.length === 0 && page.breakUntil === null && <span className="mut">None set.</span>}
      <Facts
        facts={page.limits.map(({ kind, period, most, nextMost, nextFrom }) => [
          `${limitName(kind)}, ${period}`,
          <span key="most">
            {mostText(kind, most)}
            {nextFrom !== null && (
              <span className="mut">
                {' '}
                then {mostText(kind, nextMost)} from {timeText(nextFrom)}
              </span>
            )}
          </span>,
        ])}
      />
      {page.breakUntil !== null && <p>On a break until {timeText(page.breakUntil)}</p>}
    </div>
  </Card>
);

const Sessions = ({ sessions }: Pick<Page, 'sessions'>) => (
  <Card title="Sessions" aside={<span className="mut">The newest ten</span>}>
    {sessions.length === 0 ? (
      <Empty title="None open" />
    ) : (
      <ul className="plain">
        {sessions.map(({ openedAt, userAgent, network }) => (
          <li key={openedAt}>
            <b>{timeText(openedAt)}</b>
            <span className="mut el">
              {network ?? 'unknown network'}, {userAgent ?? 'unknown browser'}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const WHY = {
  account: 'payout account',
  document: 'identity',
  device: 'device',
  invitedBy: 'invited this player',
  invited: 'invited by this player',
} as const;

const Links = ({ links }: Pick<Page, 'links'>) => (
  <Card title="Linked players">
    {links.length === 0 ? (
      <Empty title="Nothing in common">No payout account, device, document or invite.</Empty>
    ) : (
      <ul className="plain">
        {links.map(({ uid, name, why }) => (
          <li key={uid}>
            <a href={addressOf(`players/${uid}`)}>
              {name}, {uid}
            </a>
            <span className="mut">{why.map((each) => WHY[each]).join(', ')}</span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** What has happened with a player, the newest first. */
function Timeline({ page }: { readonly page: Page }) {
  const all: readonly (readonly [at: string, what: ReactNode])[] = [
    [page.player.joinedAt, 'Registered'],
    ...page.sessions.map(({ openedAt }) => [openedAt, 'Logged in'] as const),
    ...page.conversations.map(({ wroteAt, title }) => [wroteAt, `Wrote: ${title}`] as const),
    ...page.moves.map(
      ({ at, amount, withdrawal }) =>
        [
          at,
          withdrawal === null ? (
            `Cash in ${moneyText(amount)}`
          ) : (
            <a href={addressOf('withdrawals', { id: withdrawal.withdrawalId })}>
              Asked for {moneyText(amount)}: {stateText(withdrawal.state).toLowerCase()}
            </a>
          ),
        ] as const,
    ),
  ];
  const events = all.toSorted(([one], [other]) => other.localeCompare(one));
  return (
    <Card title="Timeline">
      <ol className="plain timeline">
        {events.slice(0, EVENTS).map(([at, what], place) => (
          <li key={`${at} ${place}`}>
            <span>{what}</span>
            <span className="mut sm">{timeText(at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Notes({ page }: { readonly page: Page }) {
  const may = useMay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { uid } = page.player;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      await ask(calls.note, { uid, text });
      setText((now) => withoutSent(now, text));
      setProblem(null);
      await refresh(calls.read);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="Notes for the team" className="col">
      <ul className="plain g">
        {page.notes.map((note) => (
          <li key={note.noteId}>
            <span>
              <b>{note.by.name}</b> <span className="mut">{timeText(note.at)}</span>
            </span>
            <span>{note.text}</span>
          </li>
        ))}
        {page.notes.length === 0 && <Empty title="No notes">The first one helps whoever looks next.</Empty>}
      </ul>
      {may(calls.note.needs) && (
        <form className="pad" onSubmit={(event) => void onSubmit(event)}>
          <label className="lb">
            Write a note for the team
            <textarea
              className="inp"
              rows={2}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          {problem !== null && (
            <div className="note neg" role="alert">
              {problem}
            </div>
          )}
          <button type="submit" className="btn" disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Add note'}
          </button>
        </form>
      )}
    </Card>
  );
}
