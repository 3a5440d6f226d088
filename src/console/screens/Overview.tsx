import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { confirmedItems } from '../../../contract/desk/overview';
import { addressOf } from '../app/address';
import { ask } from '../app/api';
import { useMay } from '../app/operator';
import { refresh, useDesk, useGameTitle } from '../app/query';
import { agoText, countText, dayText, moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';

const { overview: calls } = deskCalls;
type Day = ReplyOf<typeof calls.read>;
type Money24 = NonNullable<Day['money']>['today'];
type Item = NonNullable<Day['checklist']>[number]['item'];

const AGES = ['under 1 h', '1 to 4 h', '4 to 24 h', 'over a day'] as const;

const CHECKLIST: Readonly<Record<Item, string>> = {
  owners: 'Two owners are active',
  crew: 'A payments officer and a checker are active',
  hours: 'Cash-out hours are right',
  limits: 'Limits are right',
  threshold: 'The threshold for two people is right',
  alarms: 'Alarms reach somebody',
  allowList: 'The console is open to listed addresses alone',
  cashIn: 'One test cash-in',
  cashOut: 'One cash-out by two people',
  reconciliation: 'One day reconciled and closed',
  chain: 'The audit trail was verified',
  restoreDrill: 'A restore drill was made',
};

/** The day so far: what waits and what is odd. Every figure leads to its screen. */
export default function Overview() {
  const query = useDesk(calls.read, {}, { everyMs: 30_000 });
  return (
    <div className="scroll overview">
      <Reading query={query} rows={6}>
        {(day) => (
          <>
            {day.money !== null && <MoneyOfDay money={day.money} at={day.at} />}
            <Waits day={day} />
            {day.checklist !== null && <Checklist list={day.checklist} />}
            {Object.values(day).every((part) => part === null || part === day.at) && (
              <Card>
                <Empty title="Nothing of today is for your roles">The screens at the side are.</Empty>
              </Card>
            )}
          </>
        )}
      </Reading>
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly href: string;
  readonly value: ReactNode;
  readonly tone?: 'warn' | 'neg' | undefined;
  readonly children?: ReactNode;
}

/** One figure, which leads to its screen. */
const Figure = ({ title, href, value, tone, children }: FigureProps) => (
  <a className="card figure" href={href}>
    <h3>{title}</h3>
    <b className={`big ${tone ?? ''}`}>{value}</b>
    <span className="mut sm">{children}</span>
  </a>
);

function MoneyOfDay({ money, at }: { readonly money: NonNullable<Day['money']>; readonly at: string }) {
  const may = useMay();
  const { today, yesterday, liability, holds } = money;
  const reports = addressOf('reports');
  const against = (name: keyof Money24) => (
    <>
      <Money centavos={today[name] - yesterday[name]} isChange /> to yesterday at this time
    </>
  );
  return (
    <section>
      <div className="row wrap">
        <h2>Money today</h2>
        <span className="g" />
        <span className="mut sm">Since midnight in Manila, until {timeText(at)}</span>
      </div>
      <div className="figures">
        <Figure title="Cash in" href={reports} value={moneyText(today.cashIn)}>
          {against('cashIn')}
        </Figure>
        <Figure title="Cash out" href={reports} value={moneyText(today.cashOut)}>
          {against('cashOut')}
        </Figure>
        <Figure
          title="GGR"
          href={reports}
          value={moneyText(today.ggr)}
          tone={today.ggr < 0n ? 'neg' : undefined}
        >
          {against('ggr')}
        </Figure>
        <Figure title="Bonus cost" href={reports} value={moneyText(today.bonusCost)}>
          {against('bonusCost')}
        </Figure>
        <Figure
          title="Liability to players"
          href={may({ action: 'ledger', step: 'read' }) ? addressOf('ledger') : reports}
          value={moneyText(liability)}
        >
          Main, bonus and held money
        </Figure>
        <Figure title="On hold" href={addressOf('withdrawals', { view: 'review' })} value={moneyText(holds)}>
          Held for cash-outs
        </Figure>
      </div>
    </section>
  );
}

const oldestText = (oldest: string | null, at: string): string =>
  oldest === null ? 'None waits' : `The oldest has waited ${agoText(oldest, Date.parse(at))}`;

function Waits({ day }: { readonly day: Day }) {
  const { at, withdrawals, parked, identity, messages, toClose, lateJobs, oddGames, pausedGames } = day;
  const titleOf = useGameTitle();
  const toneOf = (count: number, tone: 'warn' | 'neg' = 'warn') => (count > 0 ? tone : undefined);
  return (
    <section>
      <h2>What waits</h2>
      <div className="figures">
        {withdrawals !== null && (
          <Figure
            title="Open withdrawals"
            href={addressOf('withdrawals')}
            value={countText(withdrawals.byAge.reduce((sum, count) => sum + count, 0))}
            tone={toneOf(withdrawals.byAge[1] + withdrawals.byAge[2] + withdrawals.byAge[3])}
          >
            {moneyText(withdrawals.amount)}
            <span className="ages">
              {AGES.map((age, place) => (
                <span key={age}>
                  <b>{countText(withdrawals.byAge[place] ?? 0)}</b> {age}
                </span>
              ))}
            </span>
          </Figure>
        )}
        {parked !== null && (
          <Figure
            title="Parked payments"
            href={addressOf('parked')}
            value={countText(parked.count)}
            tone={toneOf(parked.count, 'neg')}
          >
            {oldestText(parked.oldest, at)}
          </Figure>
        )}
        {identity !== null && (
          <Figure
            title="Identities"
            href={addressOf('identity')}
            value={countText(identity.count)}
            tone={toneOf(identity.count)}
          >
            {oldestText(identity.oldest, at)}
          </Figure>
        )}
        {messages !== null && (
          <Figure
            title="Unanswered messages"
            href={addressOf('messages')}
            value={countText(messages.count)}
            tone={toneOf(messages.count)}
          >
            {oldestText(messages.oldest, at)}
          </Figure>
        )}
        {toClose !== null && (
          <Figure
            title="Day to close"
            href={addressOf('reconciliation', { day: toClose.day })}
            value={toClose.day === null ? 'None' : dayText(toClose.day)}
            tone={toClose.day === null ? undefined : 'warn'}
          >
            {toClose.day === null ? 'All days before today are closed' : 'The earliest that is open'}
          </Figure>
        )}
        {lateJobs !== null && (
          <Figure
            title="Jobs late"
            href={addressOf('health')}
            value={countText(lateJobs.length)}
            tone={toneOf(lateJobs.length, 'neg')}
          >
            {lateJobs.length === 0 ? 'All ran at their time' : lateJobs.join(', ')}
          </Figure>
        )}
        {pausedGames !== null && pausedGames.length > 0 && (
          <Figure
            title="Paused games"
            href={addressOf('rtp')}
            value={countText(pausedGames.length)}
            tone="neg"
          >
            {pausedGames
              .map(
                (one) =>
                  `${titleOf(one.game)}${one.isByRule ? ' by rule' : ''}, ${agoText(one.at, Date.parse(at))}`,
              )
              .join('; ')}
          </Figure>
        )}
        {oddGames !== null && (
          <Figure
            title="Games with |z| above 2"
            href={addressOf('rtp')}
            value={countText(oddGames.length)}
            tone={toneOf(oddGames.length)}
          >
            {oddGames.length === 0
              ? 'All return what they declare'
              : oddGames
                  .map(({ game, z }) => `${titleOf(game)} ${z.toFixed(1).replace('-', '−')}`)
                  .join(', ')}
          </Figure>
        )}
      </div>
    </section>
  );
}

function Checklist({ list }: { readonly list: NonNullable<Day['checklist']> }) {
  const may = useMay();
  const [asked, setAsked] = useState<(typeof confirmedItems)[number] | null>(null);
  const done = list.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Before the first players"
      aside={
        <span className="mut">
          {done} of {list.length} done
        </span>
      }
    >
      <ul className="checklist">
        {list.map(({ item, isDone, now }) => {
          const confirmed = confirmedItems.find((one) => one === item);
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={item}>
              <Icon
                className={`i ${isDone ? 'pos' : 'warn'}`}
                role="img"
                aria-label={isDone ? 'Done' : 'To do'}
              />
              <span className="g">
                {CHECKLIST[item]} {now !== null && <span className="mut sm">{now}</span>}
              </span>
              {!isDone && confirmed !== undefined && may(calls.confirm.needs) && (
                <button type="button" className="btn sm" onClick={() => setAsked(confirmed)}>
                  Confirm
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <Dialog title={CHECKLIST[asked]} onClose={() => setAsked(null)}>
          <Decision
            label="What you have looked at, kept in the audit trail"
            choices={[
              {
                id: 'confirm',
                title: 'Confirm',
                tone: 'primary',
                send: async ({ reason }) => {
                  await ask(calls.confirm, { item: asked, reason });
                  await refresh(calls.read);
                  setAsked(null);
                  return null;
                },
              },
            ]}
          />
        </Dialog>
      )}
    </Card>
  );
}
