import { useEffect, useRef, useState } from 'react';
import type { Cell } from './cell';
import { saveTuning } from './saveTuning';
import { changesIn, markWritten, unsavedGames, valuesIn } from './tuning/store';
import { words } from './words';

interface LeaveGuardProps {
  readonly cell: Cell | null;
  /** The name of the game on show. */
  readonly title: string;
}

/**
 * Asks before changed tuning is left: the browser on leaving the page, and this dialog on a link to another game.
 * Changes that are not saved stay in the tab and can be returned to.
 */
export function LeaveGuard({ cell, title }: LeaveGuardProps) {
  const [asked, setAsked] = useState<{ readonly href: string; readonly count: number } | null>(null);
  const [refusal, setRefusal] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const game = cell?.game ?? null;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedGames().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(() => {
    if (game === null) return;
    const look = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target !== '' || !link.hash.startsWith('#/')) return;
      const count = Object.keys(changesIn(game)).length;
      if (count === 0 || link.hash.slice(2).split(/[/?]/)[0] === game) return;
      event.preventDefault();
      setRefusal('');
      setAsked({ href: link.hash, count });
    };
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, [game]);
  useEffect(() => {
    if (asked === null) dialog.current?.close();
    else dialog.current?.showModal();
  }, [asked]);
  const go = () => {
    if (asked !== null) window.location.hash = asked.href;
    setAsked(null);
  };
  const save = async () => {
    if (game === null) return;
    const answer = await saveChanges(game);
    if (answer === null) go();
    else setRefusal(words.saveFailed + answer);
  };
  return (
    <dialog ref={dialog} className="leave" onClose={() => setAsked(null)}>
      <h2>
        {title}: {asked?.count} {asked?.count === 1 ? words.change : words.changes} {words.leaveTitle}
      </h2>
      <p>{words.leaveText}</p>
      <div className="actions">
        <button
          type="button"
          className="action primary"
          disabled={!import.meta.env.DEV}
          onClick={() => void save()}
        >
          {words.saveAndGo}
        </button>
        <button type="button" className="action" onClick={go}>
          {words.goUnsaved}
        </button>
        <button type="button" className="action" onClick={() => setAsked(null)}>
          {words.stay}
        </button>
      </div>
      <p className="hint" role="status">
        {refusal === '' && !import.meta.env.DEV ? words.needsDev : refusal}
      </p>
    </dialog>
  );
}

/** Null once the file is written, else why it is not. */
async function saveChanges(game: string): Promise<string | null> {
  const refusal = await saveTuning(game, valuesIn(game));
  if (refusal === null) markWritten(game);
  return refusal;
}
