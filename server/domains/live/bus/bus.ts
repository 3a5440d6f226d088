/** These tickets of one round are new or have changed: read them. */
export interface TicketNotice {
  readonly game: string;
  readonly kind: 'tickets';
  readonly round: number;
  readonly ids: readonly string[];
  /** Missing where the notice was sent by the commit that changed the tickets: such a notice cannot get lost. */
  readonly batch?: Batch;
}

/** One of the numbered notices of a process about a game. */
export interface Batch {
  readonly process: string;
  /** One more than that of the batch before it. */
  readonly number: number;
  /** Whether the process has nothing more to tell for now; silence after any other batch means that it has died. */
  readonly isLast: boolean;
}

export interface BusListener {
  readonly onNotice: (notice: TicketNotice) => void;
  /** Notices may have been missed: read the tickets of the rounds again. */
  readonly onMissed: () => void;
}

/**
 * Carries notices of tickets between processes after the commits. They may be lost, late, doubled or out of order: they
 * carry no facts, and views read the tickets anew when something is missing, and when betting closes.
 */
export interface Bus {
  /** Tells all processes, this one too. Rejects when that is known to have failed, unless the bus reports it itself. */
  publish(notice: TicketNotice): Promise<void>;
  /** Called once, by a process that shows tables. */
  listen(listener: BusListener): void;
  /** Resolves when nothing is pending. */
  close(): Promise<void>;
}
