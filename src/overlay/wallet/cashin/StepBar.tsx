import * as css from './StepBar.css';

const STEPS = [1, 2, 3] as const;

/** The progress of a cash-in: chosen, waiting, arrived. */
export function StepBar({ done }: { done: number }) {
  return (
    <div className={css.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <span key={step} className={step <= done ? css.stepDone : css.stepOpen} />
      ))}
    </div>
  );
}
