import { useEffect, useRef, useState } from 'react';
import { Pane } from 'tweakpane';
import type { Tuning } from '../games/kit/scene/scene';
import { withAdoptedStyles } from './adoptedStyles';
import { spaced } from './Sidebar';
import { saveTuning } from './saveTuning';
import { words } from './words';

interface TuningPanelProps {
  readonly game: string;
  /** The values in the game's file. */
  readonly filed: Tuning;
  readonly onChange: (tuning: Tuning) => void;
}

/** The game's tuning values, live. Saving writes its tuning.json through the development server. */
export function TuningPanel({ game, filed, onChange }: TuningPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const values = useRef<Record<string, number | string>>({ ...filed });
  const [round, setRound] = useState(0);
  const [changed, setChanged] = useState(false);
  const [note, setNote] = useState('');

  useEffect(() => {
    if (box.current === null) return;
    values.current = { ...filed };
    const container = box.current;
    const pane = withAdoptedStyles(() => new Pane({ container }));
    for (const [name, value] of Object.entries(filed)) {
      pane.addBinding(values.current, name, { label: spaced(name), ...rangeOf(value) });
    }
    pane.on('change', () => {
      setChanged(true);
      setNote('');
      onChange({ ...values.current });
    });
    return () => pane.dispose();
  }, [filed, round, onChange]);

  const save = async () => {
    setNote(words.saving);
    const refusal = await saveTuning(game, values.current);
    setNote(refusal === null ? words.saved : words.saveFailed + refusal);
    if (refusal === null) setChanged(false);
  };

  if (Object.keys(filed).length === 0) return <p className="hint">{words.noTuning}</p>;
  return (
    <section className="panel" aria-label={words.tuning}>
      <h3>{words.tuning}</h3>
      <div className="actions">
        <button
          type="button"
          className="action primary"
          disabled={!changed || !import.meta.env.DEV}
          onClick={() => void save()}
        >
          {words.save}
        </button>
        <button
          type="button"
          className="action"
          disabled={!changed}
          onClick={() => {
            onChange(filed);
            setChanged(false);
            setNote('');
            setRound(round + 1);
          }}
        >
          {words.reset}
        </button>
        <button
          type="button"
          className="action"
          onClick={() =>
            void navigator.clipboard
              .writeText(`${JSON.stringify(values.current, null, 2)}\n`)
              .then(() => setNote(words.copied))
          }
        >
          {words.copy}
        </button>
      </div>
      <p className="hint" role="status">
        {note === '' && !import.meta.env.DEV ? words.needsDev : note}
      </p>
      <div ref={box} className="pane" />
    </section>
  );
}

/** A slider from zero to three times the value, in visible steps. Text has none. */
function rangeOf(value: number | string): object {
  if (typeof value !== 'number') return {};
  if (value === 0) return { min: 0, max: 1, step: 0.01 };
  const most = 3 * Math.abs(value);
  const step = 10 ** Math.floor(Math.log10(most) - 2.3);
  const whole = Number.isInteger(value) && value >= 3;
  return { min: value < 0 ? -most : 0, max: most, step: whole ? Math.max(1, step) : step };
}
