import { createContext } from 'react';

/** Whether what is on show has not been answered for so long that nothing may be decided about it. */
export const StaleContext = createContext(false);

export const STALE_MS = 60_000;
