import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Empty } from '../text/Empty';

interface GuestDoorProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly logIn: string;
  /** The log-in, with where it leads back to. */
  readonly to: string;
}

/** What stands on a player's own page for somebody who is not logged in. */
export function GuestDoor({ icon, title, text, logIn, to }: GuestDoorProps) {
  return <Empty icon={icon} title={title} text={text} action={<Button to={to}>{logIn}</Button>} />;
}
