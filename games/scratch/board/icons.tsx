import { ticketIcon } from './icons.css';

/** A ticket with its torn edge. */
export function TicketIcon() {
  return (
    <svg viewBox="0 0 24 24" className={ticketIcon} aria-hidden="true">
      <path d="M4 6.5h16v3.4a2.1 2.1 0 0 0 0 4.2v3.4H4v-3.4a2.1 2.1 0 0 0 0-4.2ZM14 7v2M14 11v2M14 15v2" />
    </svg>
  );
}
