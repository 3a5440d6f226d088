import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskParkedInFull, ParkedDecision } from '../../../contract/desk/parked';
import { addressOf } from '../app/address';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { type Choice, Decision } from '../kit/Decision';
import { ProposalDecision } from '../kit/ProposalDecision';
import { ProposalTold } from '../kit/ProposalTold';
import { Reading } from '../kit/States';
import { FACTS, OUTCOMES, PROPOSALS, reasonText } from './parkedTexts';

const { parked: calls, overview } = deskCalls;
const ORDER = /^CI[0-9A-Z]{10,24}$/;

/** One parked payment: our order, their event, what differs, and what may be decided. */
export function ParkedCase({ parkedId }: { readonly parkedId: string }) {
  const query = useDesk(calls.read, { parkedId }, { everyMs: 15_000 });
  return (
    <Reading query={query} rows={6}>
      {(parked) => <Case parked={parked} />}
    </Reading>
  );
}

function Case({ parked }: { readonly parked: DeskParkedInFull }) {
  const { parkedId, uid, reason, direction, channel, parkedAt, outcome } = parked;
  const { compared, proposal, history, eventId } = parked;
  return (
    <Card
      title={parkedId}
      aside={uid === null ? undefined : <a href={addressOf(`players/${uid}`)}>Player {uid}</a>}
    >
      <div className="pad">
        <div className="row wrap">
          <span className="big">{headlineOf(parked)}</span>
          <span className="g" />
          {outcome === null ? (
            <Chip tone={proposal === null ? 'info' : 'vio'}>{proposal === null ? 'Open' : '2 people'}</Chip>
          ) : (
            <Chip tone="pos">{OUTCOMES[outcome]}</Chip>
          )}
        </div>
        <p>
          <b>{reasonText(reason)}.</b>{' '}
          <span className="mut">
            {direction === 'out' ? 'Cash out' : 'Cash in'} through {channel}, {timeText(parkedAt)}. Nothing
            has moved because of it.
          </span>
        </p>
        {proposal !== null && (
          <p>
            Proposed <b>{PROPOSALS[proposal.decision]}</b>
            {proposal.orderId !== null && ` for order ${proposal.orderId}`}
          </p>
        )}
      </div>
      <table className="compared">
        <thead>
          <tr>
            <th>What</th>
            <th>We have</th>
            <th>They say</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ what, ours, theirs, differs }) => (
            <tr key={what} className={differs ? 'differs' : ''}>
              <th scope="row">
                {FACTS[what]} {differs && <Chip tone="warn">differs</Chip>}
              </th>
              <td>{ours ?? <span className="mut">none</span>}</td>
              <td>{theirs ?? <span className="mut">none</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pad mut sm">
        Event <span className="mono">{eventId}</span>
      </p>
      {history.map((past) => (
        <ProposalTold key={past.proposalId} proposal={past} />
      ))}
      {proposal !== null && (
        <ProposalDecision
          proposal={proposal}
          call={calls.decide}
          approve={approvalOf(parked, proposal.decision)}
          decide={async (body) => {
            const { isDone, parked: now } = await ask(calls.decide, { parkedId, ...body });
            await again();
            const last = now.history.at(-1);
            return last === undefined ? { isDone } : { isDone, now: last };
          }}
        />
      )}
      {outcome === null && proposal === null && <Propose parked={parked} />}
    </Card>
  );
}

/** The money that it is about. */
function headlineOf({ amount, held }: DeskParkedInFull): string {
  if (amount !== null) return moneyText(amount);
  return held === null ? 'No pesos' : `${moneyText(held)} on hold`;
}

/** What an approval does, on its button. */
function approvalOf({ amount, held }: DeskParkedInFull, decision: ParkedDecision): string {
  if (decision === 'match' && amount !== null) return `Approve and credit ${moneyText(amount)}`;
  if (decision === 'unpaid' && held !== null) return `Approve and give back ${moneyText(held)}`;
  return decision === 'paid' ? 'Approve: it was paid' : 'Approve';
}

const again = () => refresh(calls.list, calls.read, overview.counts);

function Propose({ parked }: { readonly parked: DeskParkedInFull }) {
  const may = useMay();
  const { parkedId, reference, amount, mayMatch, held, direction } = parked;
  const [keys] = useState(() => ({
    match: newKey(),
    return: newKey(),
    dismiss: newKey(),
    paid: newKey(),
    unpaid: newKey(),
  }));
  const [order, setOrder] = useState(reference !== null && ORDER.test(reference) ? reference : '');
  if (!may(calls.propose.needs)) return null;
  const choiceOf = (decision: ParkedDecision, title: string): Choice => ({
    id: decision,
    title,
    ...(decision === 'match' ? { tone: 'primary' } : decision === 'dismiss' ? { tone: 'danger' } : {}),
    send: async ({ reason }) => {
      const orderId = decision === 'match' ? order.trim() : null;
      if (orderId !== null && !ORDER.test(orderId)) return 'Type the order whose player has paid.';
      // Another order under the same key would be refused.
      const key = orderId === null ? keys[decision] : `${keys.match}-${orderId.slice(-24)}`;
      await ask(calls.propose, { parkedId, decision, orderId, reason, key });
      await again();
      return null;
    },
  });
  const choices = [
    ...(mayMatch ? [choiceOf('match', `Propose to credit ${amount === null ? '' : moneyText(amount)}`)] : []),
    ...(mayMatch && direction === 'in' ? [choiceOf('return', 'Propose return')] : []),
    ...(held === null
      ? []
      : [
          choiceOf('unpaid', `Propose to give back ${moneyText(held)}`),
          choiceOf('paid', 'Propose to end it as paid'),
        ]),
    choiceOf('dismiss', 'Propose to dismiss'),
  ];
  return (
    <Decision choices={choices}>
      {mayMatch ? (
        <label className="lb">
          Order that it pays, for a credit
          <input className="inp" value={order} onChange={(event) => setOrder(event.target.value)} />
        </label>
      ) : (
        held === null && <p className="mut sm">It tells of no money that has not been credited.</p>
      )}
      {held !== null && (
        <p className="mut sm">
          {moneyText(held)} stay on hold until the channel says how the payout ended, or two people do. Ask
          the channel first. While a proposal waits, it is neither sent nor asked about.
        </p>
      )}
      {mayMatch && (
        <p className="mut sm">
          A credit is what has arrived, whatever the order asked for. A return is made at the channel first.
        </p>
      )}
    </Decision>
  );
}
