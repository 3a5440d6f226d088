import UndoIcon from '~icons/ph/arrow-counter-clockwise-bold';
import type { Tuning } from '../../games/kit/scene/scene';
import { valueName, words } from '../words';
import type { Step } from './history';
import { unitOf, valueText } from './units';
import type { Tuned } from './useTuning';

/** Every change in its order. A click goes back to just after it; what comes later is undone and can be redone. */
export function HistoryList({ tuned }: { readonly tuned: Tuned }) {
  const { steps, at } = tuned.history;
  if (steps.length === 0) return null;
  return (
    <ol className="history" aria-label={`${words.undo}, ${words.redo}`}>
      {steps.map((step, index) => (
        <li key={index}>
          <button
            type="button"
            data-undone={index >= at || undefined}
            aria-current={index === at - 1 ? 'step' : undefined}
            onClick={() => tuned.goTo(index + 1)}
          >
            <UndoIcon aria-hidden />
            <span>{stepText(step, tuned.filed)}</span>
            <small>{index >= at ? words.undone : index + 1}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

function stepText({ name, from, to }: Step, filed: Tuning): string {
  const unit = unitOf(name, filed[name] ?? to);
  return `${valueName(name)} ${valueText(from, unit)} to ${valueText(to, unit)} ${unit.text}`.trimEnd();
}
