import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Empty } from '../text/Empty';

interface LoginPromptProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly logIn: string;
  /** The address of the log-in, with the page that it leads back to. */
  readonly to: string;
}

/** What a guest sees on a page that needs a log-in. */
export function LoginPrompt({ icon, title, text, logIn, to }: LoginPromptProps) {
  return <Empty icon={icon} title={title} text={text} action={<Button to={to}>{logIn}</Button>} />;
}
