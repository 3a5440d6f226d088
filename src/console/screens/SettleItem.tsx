import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ReconciledDay, ReconciliationItem } from '../../../contract/desk/reconciliation';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { refresh } from '../app/query';
import { moneyText, timeText } from '../app/text';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';

const { reconciliation: calls } = deskCalls;

interface ItemProps {
  readonly side: 'ours' | 'theirs';
  readonly item: ReconciliationItem;
  readonly read: ReconciledDay;
  readonly onClose: () => void;
}

const ENDS = {
  carried: 'Carried over to the next day',
  returned: 'Its money was returned',
  adjusted: 'An adjustment puts it right',
} as const;
type EndName = keyof typeof ENDS;

/** Says what became of an item that one side alone has. */
export function SettleItem({ side, item, read, onClose }: ItemProps) {
  const { day, people } = read;
  const [outcome, setOutcome] = useState<EndName>('carried');
  const [owner, setOwner] = useState(String(people[0]?.id ?? ''));
  const [because, setBecause] = useState('');
  const settle = async (reason: string, to: EndName | null) => {
    const cause = because.trim().toUpperCase();
    await ask(calls.settle, {
      day,
      side,
      item: item.item,
      outcome: to,
      because: to === null || to === 'carried' || cause === '' ? null : cause,
      owner: to === 'carried' ? Number(owner) : null,
      reason,
    });
    await refresh(calls.read);
    onClose();
    return null;
  };
  return (
    <Dialog title={`${item.title}, ${moneyText(item.amount)}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'settle',
            title: 'Settle',
            tone: 'primary',
            send: ({ reason }) => settle(reason, outcome),
          },
          ...(item.end === null
            ? []
            : [
                {
                  id: 'back',
                  title: 'Take it back',
                  send: ({ reason }: { readonly reason: string }) => settle(reason, null),
                },
              ]),
        ]}
      >
        <label className="lb">
          What became of it
          <select
            className="inp"
            value={outcome}
            onChange={(event) => setOutcome(event.target.value as EndName)}
          >
            {Object.entries(ENDS).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {outcome === 'carried' ? (
          <label className="lb">
            Who looks after it
            <select className="inp" value={owner} onChange={(event) => setOwner(event.target.value)}>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label className="lb">
            {outcome === 'adjusted'
              ? 'The adjustment, such as AD1001'
              : 'The parked payment or withdrawal, such as PR12 or CO20487731'}
            <input className="inp" value={because} onChange={(event) => setBecause(event.target.value)} />
          </label>
        )}
      </Decision>
    </Dialog>
  );
}

/** Proposes that an item and one of the other side are the same payment. */
export function PairItem({ side, item, read, onClose }: ItemProps) {
  const others = (side === 'ours' ? read.theirs : read.ours).filter(
    ({ amount, end, isProposed }) => amount === item.amount && end === null && !isProposed,
  );
  const [other, setOther] = useState(item.suggestion?.item ?? others[0]?.item ?? '');
  const [key] = useState(newKey);
  if (others.length === 0) {
    return (
      <Dialog title={item.title} onClose={onClose}>
        <p className="pad">
          Nothing on the other side has the same amount. A pair has one amount: other differences take an
          adjustment.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog title={`Match ${item.title}, ${moneyText(item.amount)}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'pair',
            title: 'Propose match',
            tone: 'primary',
            send: async ({ reason }) => {
              const [ours, theirs] = side === 'ours' ? [item.item, other] : [other, item.item];
              await ask(calls.proposePair, { day: read.day, ours, theirs, reason, key });
              await refresh(calls.read);
              onClose();
              return null;
            },
          },
        ]}
      >
        <label className="lb">
          The same payment on the other side
          <select className="inp" value={other} onChange={(event) => setOther(event.target.value)}>
            {others.map((one) => (
              <option key={one.item} value={one.item}>
                {one.title}, {moneyText(one.amount)}, {timeText(one.at)}
              </option>
            ))}
          </select>
        </label>
      </Decision>
    </Dialog>
  );
}
