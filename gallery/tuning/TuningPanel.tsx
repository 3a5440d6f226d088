import { useEffect, useState } from 'react';
import UndoIcon from '~icons/ph/arrow-counter-clockwise-bold';
import { saveTuning } from '../saveTuning';
import { valueName, words } from '../words';
import { HistoryList } from './HistoryList';
import { grouped, type Notes, notesOf } from './notes';
import { rangeOf, unitOf, valueIn, valueText } from './units';
import type { Tuned } from './useTuning';

interface TuningPanelProps {
  readonly game: string;
  readonly tuned: Tuned;
}

/** The game's tuning values, live. Saving writes its tuning.json through the development server. */
export function TuningPanel({ game, tuned }: TuningPanelProps) {
  const notes = useNotes(game);
  const [note, setNote] = useState('');
  const { filed, history, count, values } = tuned;
  const save = async () => {
    setNote(words.saving);
    const refusal = await saveTuning(game, values);
    if (refusal === null) tuned.markSaved();
    setNote(refusal === null ? words.isSaved : words.saveFailed + refusal);
  };
  if (Object.keys(filed).length === 0) return <p className="panel hint">{words.noTuning}</p>;
  return (
    <section className="panel" aria-label={words.tuning}>
      <h3>
        {words.tuning}
        <small className="scope" data-changed={count > 0 || undefined}>
          {count > 0 ? `${count} ${words.changed}` : ''}
        </small>
      </h3>
      {notes === null
        ? null
        : grouped(filed, notes).map(({ title, entries }) => (
            <details key={title} className="group" open>
              <summary>{title}</summary>
              {entries.map(({ name, hint }) => (
                <Row key={name} name={name} hint={hint} filed={filed[name] ?? 0} tuned={tuned} />
              ))}
            </details>
          ))}
      <HistoryList tuned={tuned} />
      <div className="actions">
        <button
          type="button"
          className="action primary"
          disabled={count === 0 || !import.meta.env.DEV}
          onClick={() => void save()}
        >
          {words.save} {count > 0 ? count : ''}
        </button>
        <button type="button" className="action" disabled={history.at === 0} onClick={tuned.undo}>
          {words.undo}
        </button>
        <button
          type="button"
          className="action"
          disabled={history.at === history.steps.length}
          onClick={tuned.redo}
        >
          {words.redo}
        </button>
        <button
          type="button"
          className="action"
          onClick={() =>
            void navigator.clipboard
              .writeText(`${JSON.stringify(values, null, 2)}\n`)
              .then(() => setNote(words.copied))
          }
        >
          {words.copy}
        </button>
      </div>
      <p className="hint" role="status">
        {note === '' && !import.meta.env.DEV ? words.needsDev : note}
      </p>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly hint: string | null;
  readonly filed: number | string;
  readonly tuned: Tuned;
}

/** One value: its name with a hint, a slider with a tick at the saved value, and a field with its unit. */
function Row({ name, hint, filed, tuned }: RowProps) {
  const value = tuned.values[name] ?? filed;
  const unit = unitOf(name, filed);
  const isChanged = value !== filed;
  const label = valueName(name);
  const [moving, setMoving] = useState(false);
  const range = typeof filed === 'number' ? rangeOf(filed) : null;
  return (
    <div className="value" data-changed={isChanged || undefined} title={hint ?? name}>
      {isChanged ? (
        <button
          type="button"
          className="back"
          aria-label={`${label}: ${words.toFiled}`}
          title={`${words.toFiled}: ${valueText(filed, unit)} ${unit.text}`}
          onClick={() => tuned.set(name, filed)}
        >
          <UndoIcon aria-hidden />
        </button>
      ) : (
        <i className="back" />
      )}
      <span className="label">{label}</span>
      {range === null ? (
        <input
          type="color"
          aria-label={`${label}, ${words.tuning}`}
          value={String(value)}
          onChange={(event) => {
            tuned.set(name, event.target.value.toUpperCase(), moving);
            setMoving(true);
          }}
          onBlur={() => setMoving(false)}
        />
      ) : (
        <span className="slide" style={{ '--filed': part(Number(filed), range) } as React.CSSProperties}>
          <input
            type="range"
            tabIndex={-1}
            aria-hidden="true"
            min={range.min}
            max={range.max}
            step={range.step}
            value={Number(value)}
            style={{ '--part': part(Number(value), range) } as React.CSSProperties}
            onPointerUp={() => setMoving(false)}
            onChange={(event) => {
              tuned.set(name, event.target.valueAsNumber, moving);
              setMoving(true);
            }}
          />
        </span>
      )}
      <Field label={label} value={value} filed={filed} tuned={tuned} name={name} />
    </div>
  );
}

const part = (value: number, { min, max }: { readonly min: number; readonly max: number }): string =>
  `${Math.min(Math.max((value - min) / (max - min), 0), 1)}`;

interface FieldProps extends Pick<RowProps, 'name' | 'filed' | 'tuned'> {
  readonly label: string;
  readonly value: number | string;
}

/** The value as text; Enter or leaving the field takes it, the arrow keys step it. */
function Field({ label, name, value, filed, tuned }: FieldProps) {
  const unit = unitOf(name, filed);
  const shown = valueText(value, unit);
  const [text, setText] = useState<string | null>(null);
  const take = () => {
    const read = text === null ? null : valueIn(text, filed, unit);
    if (read !== null) tuned.set(name, read);
    setText(null);
  };
  const step = (by: number) => {
    if (typeof value !== 'number' || typeof filed !== 'number') return;
    const next = value + by * rangeOf(filed).step;
    tuned.set(name, Math.round(next * 1e6) / 1e6, true);
    setText(null);
  };
  return (
    <span className="field">
      <input
        type="text"
        aria-label={label}
        value={text ?? shown}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setText(null);
          const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          step(direction * (event.shiftKey ? 10 : 1));
        }}
      />
      <small>{unit.text}</small>
    </span>
  );
}

function useNotes(game: string): Notes | null {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly notes: Notes } | null>(null);
  useEffect(() => {
    let left = false;
    notesOf(game).then(
      (notes) => !left && setLoaded({ game, notes }),
      () => !left && setLoaded({ game, notes: {} }),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return loaded?.game === game ? loaded.notes : null;
}
