/** How long after a press, a key or a turn of the wheel somebody still counts as there. */
const THERE_MS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'click', 'input', 'wheel'] as const;

let seenMs = Date.now();
const see = (): void => {
  seenMs = Date.now();
};

/** Begins to watch for signs of somebody at the console. */
export function watchAttendance(): void {
  see();
  for (const sign of SIGNS) window.addEventListener(sign, see, { capture: true, passive: true });
}

/** Whether nobody is there, so that a call is one that a timer makes. */
export const isUnattended = (): boolean => Date.now() - seenMs > THERE_MS;
