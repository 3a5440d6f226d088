let isNew = false;

/** Says that the account was opened a moment ago: its first popups come before all daily ones. */
export function markNewPlayer(): void {
  isNew = true;
}

/** Whether the account was opened since the app started. */
export const isNewPlayer = (): boolean => isNew;
