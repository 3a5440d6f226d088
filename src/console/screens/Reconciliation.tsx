import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ReconciledDay } from '../../../contract/desk/reconciliation';
import { addressOf, useAddress } from '../app/address';
import { ask, messageOf } from '../app/api';
import { useMay, useOperator } from '../app/operator';
import { useDesk } from '../app/query';
import { countText, dayText, moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Money } from '../kit/Money';
import { Empty, Reading } from '../kit/States';
import { saveText } from '../kit/saveText';
import { BringStatement } from './BringStatement';
import { CloseDay } from './CloseDay';
import { dayFileOf } from './dayFile';
import { methodName } from './methods';
import { OneSide } from './OneSide';
import { PairsToDecide } from './PairsToDecide';
import { PlayersFunds } from './PlayersFunds';

const { reconciliation: calls } = deskCalls;

const HOWS = { reference: 'Our reference', channelId: 'Channel id', hand: 'By two people' } as const;
const STATES = {
  closed: ['Closed', 'pos'],
  open: ['Open', 'warn'],
  running: ['Today', 'info'],
  empty: ['Nothing', 'plain'],
} as const;

/** On a phone the row of days is wider than the screen. */
const intoView = (element: HTMLAnchorElement | null): void =>
  element?.scrollIntoView({ inline: 'center', block: 'nearest' });

/** Closes yesterday: what the ledger has moved through channels against what they say. */
export default function Reconciliation() {
  const { filters } = useAddress();
  const days = useDesk(calls.days, {}, { everyMs: 60_000 });
  return (
    <Reading query={days} rows={1}>
      {({ list }) => {
        const wanted = filters.get('day');
        const day = /^\d{4}-\d\d-\d\d$/.test(wanted ?? '') ? wanted : list.at(-2)?.day;
        return (
          <>
            <nav className="days" aria-label="Days">
              {list.map((one) => (
                <a
                  key={one.day}
                  ref={one.day === day ? intoView : undefined}
                  href={addressOf('reconciliation', { day: one.day })}
                  className={one.day === day ? 'on' : ''}
                  aria-current={one.day === day ? 'page' : undefined}
                >
                  <b>{dayText(one.day)}</b>
                  <Chip tone={STATES[one.state][1]}>{STATES[one.state][0]}</Chip>
                </a>
              ))}
            </nav>
            {day === null || day === undefined ? (
              <Empty title="No day chosen" />
            ) : (
              <DayOf key={day} day={day} />
            )}
          </>
        );
      }}
    </Reading>
  );
}

function DayOf({ day }: { readonly day: string }) {
  const query = useDesk(calls.read, { day }, { everyMs: 30_000 });
  return (
    <Reading query={query} rows={8}>
      {(read) => <Day key={read.day} read={read} />}
    </Reading>
  );
}

function Day({ read }: { readonly read: ReconciledDay }) {
  const may = useMay();
  const { name } = useOperator();
  const [dialog, setDialog] = useState<'bring' | 'close' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { day, state, open, statements, closing, closed, movements } = read;
  const save = () =>
    ask(calls.file, { day })
      .then((file) => saveText(`reconciliation-${day}.csv`, dayFileOf(day, file, name)))
      .catch((error: unknown) => setProblem(messageOf(error)));
  return (
    <div className="scroll reconciled">
      <div className="row wrap">
        <span className="g mut sm">
          {statements.length === 0
            ? 'No statement has been brought.'
            : statements
                .map(({ channel, lines, at }) => `${channel}: ${countText(lines)} lines, ${timeText(at)}`)
                .join('; ')}
        </span>
        {state !== 'closed' && may(calls.bring.needs) && (
          <button type="button" className="btn" onClick={() => setDialog('bring')}>
            Bring a statement
          </button>
        )}
        <button type="button" className="btn" onClick={() => void save()}>
          Day file
        </button>
        {state !== 'closed' && (may(calls.proposeClose.needs) || closing !== null) && (
          <button
            type="button"
            className={`btn ${read.notYet === null ? 'p' : ''}`}
            onClick={() => setDialog('close')}
          >
            {closing === null ? `Close the day${open > 0 ? `, ${open} open` : ''}` : 'Second person'}
          </button>
        )}
      </div>
      {problem !== null && (
        <div className="note neg" role="alert">
          {problem}
        </div>
      )}
      <Groups read={read} />
      <div className="sides">
        <Matched read={read} />
        <OneSide side="ours" read={read} />
        <OneSide side="theirs" read={read} />
      </div>
      {closed !== null && (
        <p className="mut">
          Closed {timeText(closed.at)}: prepared by <b>{closed.preparedBy.name}</b>, checked by{' '}
          <b>{closed.checkedBy.name}</b>. {countText(movements)} movements.
        </p>
      )}
      <PlayersFunds />
      {dialog === 'bring' && <BringStatement read={read} onClose={() => setDialog(null)} />}
      {dialog === 'close' && <CloseDay read={read} onClose={() => setDialog(null)} />}
    </div>
  );
}

function Groups({ read: { day, groups, sums, open, movements } }: { readonly read: ReconciledDay }) {
  return (
    <Card className="groups">
      <table>
        <thead>
          <tr>
            <th>{dayText(day)}, 00:00 to 24:00</th>
            <th className="r">Our ledger</th>
            <th className="r">Their statement</th>
            <th className="r">Difference</th>
            <th className="r wide">Open</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ method, direction, ours, theirs, openOurs, openTheirs }) => (
            <tr key={`${method} ${direction}`}>
              <td>
                <b>
                  {methodName(method)}, cash {direction}
                </b>
              </td>
              <td className="r">{moneyText(ours)}</td>
              <td className="r">{moneyText(theirs)}</td>
              <td className="r">
                <Money centavos={ours - theirs} isChange />
              </td>
              <td className="r wide">
                <OpenText ours={openOurs} theirs={openTheirs} />
              </td>
            </tr>
          ))}
          <tr className="net">
            <td>
              <b>Net, all channels</b>
            </td>
            <td className="r">
              <b>{moneyText(sums.ours, true)}</b>
            </td>
            <td className="r">
              <b>{moneyText(sums.theirs, true)}</b>
            </td>
            <td className="r">
              <Money centavos={sums.ours - sums.theirs} isChange />
            </td>
            <td className="r wide">
              <b>
                {countText(open)} of {countText(movements)}
              </b>
            </td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

const OpenText = ({ ours, theirs }: { readonly ours: number; readonly theirs: number }) => {
  const sides = [ours > 0 ? 'ours' : null, theirs > 0 ? 'theirs' : null].filter((one) => one !== null);
  return sides.length === 0 ? <span className="pos">✓</span> : <b className="warn">{sides.join(', ')}</b>;
};

function Matched({ read }: { readonly read: ReconciledDay }) {
  const { matched, sums, isProved, open, state, closing, closed, notYet } = read;
  const count = matched.reduce((sum, one) => sum + one.count, 0);
  const preparedBy = closed?.preparedBy ?? closing?.by;
  return (
    <Card
      title={
        <>
          Matched <span className="mut">{countText(count)}</span>
        </>
      }
      aside={<Money centavos={sums.matched} isChange />}
    >
      <table>
        <thead>
          <tr>
            <th>How</th>
            <th className="r">Count</th>
            <th className="r">Amount</th>
          </tr>
        </thead>
        <tbody>
          {matched.map(({ how, count: some, amount }) => (
            <tr key={how}>
              <td>{HOWS[how]}</td>
              <td className="r">{countText(some)}</td>
              <td className="r">{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PairsToDecide read={read} />
      <div className="pad">
        <h3>The proof</h3>
        <p className="sm">
          Ours {moneyText(sums.ours)} = matched {moneyText(sums.matched)} + only ours{' '}
          {moneyText(sums.onlyOurs)}
        </p>
        <p className="sm">
          Theirs {moneyText(sums.theirs)} = matched {moneyText(sums.matched)} + only theirs{' '}
          {moneyText(sums.onlyTheirs)}
        </p>
        <p className={isProved ? 'pos' : 'neg'}>
          <b>{isProved ? 'Ledger and statements agree' : 'The sums do not agree'}</b>
        </p>
        <h3 className="gap">To close the day</h3>
        <ul className="steps">
          <li className={open === 0 ? 'pos' : 'warn'}>
            {open === 0
              ? 'Every item has its end'
              : `${countText(open)} open items, each settled or carried over`}
          </li>
          <li className={preparedBy === undefined ? 'mut' : 'pos'}>
            {preparedBy === undefined ? 'Prepared by a first person' : `Prepared by ${preparedBy.name}`}
          </li>
          <li className={closed === null ? 'mut' : 'pos'}>
            {closed === null ? 'Checked by a second person' : `Checked by ${closed.checkedBy.name}`}
          </li>
          {state !== 'closed' && notYet !== null && open === 0 && <li className="warn">{notYet}</li>}
        </ul>
      </div>
    </Card>
  );
}
