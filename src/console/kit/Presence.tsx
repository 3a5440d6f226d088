import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { PresenceKind, Presence as PresenceOf } from '../../../contract/desk/presence';
import { ask } from '../app/api';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { initialsOf, timeText } from '../app/text';
import { Decision } from './Decision';
import { Dialog } from './Dialog';
import { useKeys } from './keys';

const { presence: calls } = deskCalls;
const NOBODY: PresenceOf = { looking: [], handed: [], people: [] };

/** Says which item of a list is open here, and who else looks at which; null for a list where nobody is shown. */
export const usePresence = (kind: PresenceKind | null, item: string | null): PresenceOf =>
  useDesk(
    calls.look,
    { kind: kind ?? 'withdrawal', item },
    { everyMs: 10_000, forgetAtOnce: true, isOn: kind !== null },
  ).data ?? NOBODY;

/** Initials of those who look at a row, or who was handed it. */
export function Lookers({ presence, item }: { readonly presence: PresenceOf; readonly item: string }) {
  const looking = presence.looking.filter((each) => each.item === item);
  const handed = presence.handed.find((each) => each.item === item);
  return (
    <>
      {looking.map(({ operator }) => (
        <span key={operator.id} className="av c3" role="img" aria-label={`${operator.name} is looking`}>
          {initialsOf(operator.name)}
        </span>
      ))}
      {looking.length === 0 && handed !== undefined && (
        <span className="av" role="img" aria-label={`Handed to ${handed.to.name}`}>
          {initialsOf(handed.to.name)}
        </span>
      )}
    </>
  );
}

interface PresenceProps {
  readonly kind: PresenceKind;
  readonly item: string;
  readonly presence: PresenceOf;
}

/** Who else has the item open, who was handed it, and a way to hand it on. Nothing is locked. */
export function Presence({ kind, item, presence }: PresenceProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const looking = presence.looking.filter((each) => each.item === item);
  const handed = presence.handed.find((each) => each.item === item);
  const mayHandOver = may(calls.handOver.needs) && presence.people.length > 0;
  useKeys({ z: () => mayHandOver && setOpen(true) });
  if (looking.length === 0 && handed === undefined && !mayHandOver) return null;
  return (
    <div className="presence row wrap">
      {looking.map(({ operator }) => (
        <span key={operator.id} className="row">
          <span className="av c3" aria-hidden>
            {initialsOf(operator.name)}
          </span>
          {operator.name} is looking
        </span>
      ))}
      {handed !== undefined && (
        <span className="mut sm">
          Handed to <b>{handed.to.name}</b> by {handed.by.name}, {timeText(handed.at)}: {handed.reason}
        </span>
      )}
      <span className="g" />
      {mayHandOver && (
        <button type="button" className="btn sm" onClick={() => setOpen(true)}>
          Hand over <kbd aria-hidden>Z</kbd>
        </button>
      )}
      {isOpen && <HandOver kind={kind} item={item} presence={presence} onClose={() => setOpen(false)} />}
    </div>
  );
}

function HandOver({ kind, item, presence, onClose }: PresenceProps & { readonly onClose: () => void }) {
  const [to, setTo] = useState(String(presence.people[0]?.id ?? ''));
  return (
    <Dialog title={`Hand ${item} over`} onClose={onClose}>
      <Decision
        label="Why, kept in the audit trail"
        choices={[
          {
            id: 'handOver',
            title: 'Hand over',
            tone: 'primary',
            send: async ({ reason }) => {
              await ask(calls.handOver, { kind, item, to: Number(to), reason });
              await refresh(calls.look);
              onClose();
              return null;
            },
          },
        ]}
      >
        <label className="lb">
          To whom
          <select className="inp" value={to} onChange={(event) => setTo(event.target.value)}>
            {presence.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </Decision>
    </Dialog>
  );
}
