/** What every popup gets besides its own props. It renders a Sheet, which closes on Escape and Android's back. */
export interface PopupProps {
  readonly onClose: () => void;
}
