import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../app/api';
import { decisionKeys } from './decisionKeys';
import { useKeys } from './keys';

/** The shortest reason that the server takes. */
const REASON_MIN = 10;

export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly tone?: 'primary' | 'danger';
  /** Whether it needs a fresh code of the authenticator app. */
  readonly needsCode?: boolean;
  /** Sends it. Returns why it was not done, where something else has happened meanwhile; null when it is done. */
  readonly send: (said: { readonly reason: string; readonly code: string }) => Promise<string | null>;
}

interface DecisionProps {
  readonly choices: readonly Choice[];
  readonly label?: string;
  readonly children?: ReactNode;
}

/**
 * A reason, a fresh code where one is needed, and what may be done with them. The reason stays when the server refuses or
 * somebody else was faster. The key of a choice opens its reason and sends nothing; Ctrl Enter sends that choice, or the
 * first one where no key was pressed.
 */
export function Decision({ choices, label = 'Reason, kept in the audit trail', children }: DecisionProps) {
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = decisionKeys(choices.map(({ id }) => id));
  useKeys(
    Object.fromEntries(
      [...keys].map(([id, key]) => [
        key,
        () => {
          setChosen(id);
          field.current?.focus();
        },
      ]),
    ),
  );
  const needsCode = choices.some((choice) => choice.needsCode);
  const isReady = (choice: Choice) =>
    reason.trim().length >= REASON_MIN && (!choice.needsCode || /^\d{6}$/.test(code)) && busy === null;

  const send = async (choice: Choice) => {
    if (!isReady(choice)) {
      setProblem(
        reason.trim().length < REASON_MIN
          ? `Write a reason of at least ${REASON_MIN} characters.`
          : 'Type the 6 digits that your authenticator app shows.',
      );
      return;
    }
    setBusy(choice.id);
    setProblem(null);
    try {
      const conflict = await choice.send({ reason: reason.trim(), code });
      setProblem(conflict);
      if (conflict === null) setReason('');
    } catch (error) {
      setProblem(messageOf(error));
    }
    setCode('');
    setBusy(null);
  };
  const [first] = choices;
  const next = choices.find(({ id }) => id === chosen) ?? first;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (first !== undefined) void send(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || next === undefined) return;
    event.preventDefault();
    void send(next);
  };
  return (
    <form className="decision" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {children}
      <label className="lb">
        {label}
        <textarea
          ref={field}
          className="inp"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {needsCode && (
        <label className="lb">
          Your code, fresh from the authenticator app
          <input
            className="inp code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      {problem !== null && (
        <div className="note neg" role="alert">
          {problem}
        </div>
      )}
      <div className="row">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type={choice === first ? 'submit' : 'button'}
            className={`btn ${choice.tone === 'primary' ? 'p g' : choice.tone === 'danger' ? 'd' : ''} ${chosen !== null && choice === next ? 'next' : ''}`}
            disabled={busy !== null}
            onClick={choice === first ? undefined : () => void send(choice)}
          >
            {busy === choice.id ? 'Sending…' : choice.title}
            {keys.has(choice.id) && <kbd aria-hidden>{keys.get(choice.id)?.toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
    </form>
  );
}
