import { type FormEvent, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { messageOf } from '../app/api';
import { decisionKeys } from './decisionKeys';
import { HoldButton } from './HoldButton';
import { useKeys } from './keys';
import { type Conflict, ItemContext } from './outcome';
import { StaleContext } from './stale';

/** The shortest reason that the server takes. */
const REASON_MIN = 10;

/** The width below which lists and panels are shown one at a time. */
const isPhone = (): boolean => window.matchMedia('(max-width: 800px)').matches;

export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly tone?: 'primary' | 'danger';
  /** Whether it needs a fresh code of the authenticator app. */
  readonly needsCode?: boolean;
  /** Sends it. Returns null when it is done, what is missing before it can be sent, or what has happened instead. */
  readonly send: (said: {
    readonly reason: string;
    readonly code: string;
  }) => Promise<string | Conflict | null>;
}

/** What a second person approves on a phone is held, not tapped. */
const isHeldDown = ({ tone, needsCode }: Choice): boolean =>
  tone === 'primary' && needsCode === true && isPhone();

interface DecisionProps {
  readonly choices: readonly Choice[];
  readonly label?: string;
  /** What is decided about, with its version: after a decision the form opens again only for another one. */
  readonly of?: string;
  readonly children?: ReactNode;
}

/**
 * A reason, a fresh code where one is needed, and what may be done with them. It is sent once: until the answer, and after
 * one that carried it out, nothing can be pressed. The reason stays when the server refuses or somebody else was faster.
 * The key of a choice opens its reason and sends nothing; Enter below the reason, and Ctrl Enter everywhere, send what was
 * chosen last, or the first choice where none was.
 */
export function Decision(props: DecisionProps) {
  const { choices, label = 'Reason, kept in the audit trail', of = '', children } = props;
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const isStale = use(StaleContext);
  const item = use(ItemContext);
  /** Set with the press itself, so that a second press before the next drawing finds it. */
  const isSending = useRef(false);
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
    if (isStale || isSending.current) return;
    // What is still missing is typed, and Enter then sends the same.
    setChosen(choice.id);
    if (!isReady(choice)) {
      setProblem(
        reason.trim().length < REASON_MIN
          ? `Write a reason of at least ${REASON_MIN} characters.`
          : 'Type the 6 digits that your authenticator app shows.',
      );
      return;
    }
    isSending.current = true;
    setBusy(choice.id);
    setProblem(null);
    item?.tell(null);
    const said = { reason: reason.trim(), code };
    const tell = (isDone: boolean, text: string) =>
      item?.tell({ isDone, text, reason: said.reason, at: new Date().toISOString() });
    try {
      const answer = await choice.send(said);
      if (answer === null) {
        const text = `Done: ${choice.title}.`;
        tell(true, text);
        setDone({ of, text });
        setReason('');
        setChosen(null);
      } else if (typeof answer === 'string') {
        setProblem(answer);
      } else {
        tell(false, answer.conflict);
        if (item === null) setProblem(answer.conflict);
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
    isSending.current = false;
    setCode('');
    setBusy(null);
  };
  // What was chosen and cannot be sent any more is not replaced by something else.
  const next = chosen === null ? choices[0] : choices.find(({ id }) => id === chosen);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (next !== undefined && !isHeldDown(next)) void send(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || next === undefined) return;
    event.preventDefault();
    void send(next);
  };
  if (done?.of === of || item?.isOver) {
    // A panel shows by itself what became of it.
    return item === null ? (
      <div className="decision">
        <div className="note pos" role="status">
          {done?.text}
        </div>
      </div>
    ) : null;
  }
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
      {isStale && (
        <div className="note warn" role="status">
          The server has not answered for a minute. Nothing can be decided until it does.
        </div>
      )}
      {problem !== null && (
        <div className="note neg" role="alert">
          {problem}
        </div>
      )}
      <div className="row">
        {choices.map((choice) => {
          const isOff = busy !== null || isStale;
          const tone = choice.tone === 'primary' ? 'p g' : choice.tone === 'danger' ? 'd' : '';
          const className = `btn ${tone} ${chosen !== null && choice === next ? 'next' : ''}`;
          if (isHeldDown(choice)) {
            return (
              <HoldButton
                key={choice.id}
                className={className}
                isOff={isOff}
                onHeld={() => void send(choice)}
              >
                {busy === choice.id
                  ? 'Sending…'
                  : `Hold to ${choice.title.charAt(0).toLowerCase()}${choice.title.slice(1)}`}
              </HoldButton>
            );
          }
          return (
            <button
              key={choice.id}
              // Enter presses the button that submits.
              type={choice === next ? 'submit' : 'button'}
              className={className}
              disabled={isOff}
              onClick={choice === next ? undefined : () => void send(choice)}
            >
              {busy === choice.id ? 'Sending…' : choice.title}
              {keys.has(choice.id) && <kbd aria-hidden>{keys.get(choice.id)?.toUpperCase()}</kbd>}
            </button>
          );
        })}
      </div>
    </form>
  );
}
