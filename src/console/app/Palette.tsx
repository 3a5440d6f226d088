import { type FormEvent, useState } from 'react';
import { Dialog } from '../kit/Dialog';
import { goTo } from './address';
import { useMay } from './operator';
import { SCREENS } from './screens';

/** Goes to a screen by its name, to a player by their number, or to a withdrawal by its reference. Only what the operator may open is offered. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const may = useMay();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const screens = SCREENS.filter(
    ({ needs, title }) => may(needs) && title.toLowerCase().includes(wanted),
  ).map(({ path, title }) => ({ path, title }));
  const isUid = /^[0-9]{8,9}$/.test(wanted);
  const entries = [
    ...(isUid && may({ action: 'player', step: 'read' })
      ? [{ path: `players/${wanted}`, title: `Player ${wanted}` }]
      : []),
    ...(isUid && may({ action: 'ledger', step: 'read' })
      ? [{ path: `ledger/${wanted}`, title: `Ledger of player ${wanted}` }]
      : []),
    ...(/^co[0-9]{8,16}$/.test(wanted) && may({ action: 'withdrawal', step: 'read' })
      ? [{ path: `withdrawals?id=${wanted.toUpperCase()}`, title: `Withdrawal ${wanted.toUpperCase()}` }]
      : []),
    ...screens,
  ];
  const open = (path: string) => {
    goTo(path);
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = entries;
    if (first !== undefined) open(first.path);
  };
  return (
    <Dialog title="Find or do anything" onClose={onClose}>
      <form className="pad" onSubmit={onSubmit}>
        <input
          className="inp"
          autoFocus
          aria-label="Screen or player number"
          placeholder="A screen, a player's number, or a reference such as CO20487731"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className="choices">
        {entries.map(({ path, title }) => (
          <button key={path} type="button" onClick={() => open(path)}>
            {title}
          </button>
        ))}
        {entries.length === 0 && <p className="mut pad">Nothing of this name.</p>}
      </div>
    </Dialog>
  );
}
