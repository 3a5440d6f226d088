import type { ReactNode } from 'react';
import type { Address } from '../../../contract/addresses';
import { Button } from '../form/Button';
import { Empty } from '../text/Empty';

interface LoginPromptProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly logIn: string;
  /** The address of the log-in page, with the page to return to. */
  readonly to: Address;
}

/** Shown to guests on a page that needs a log-in. */
export function LoginPrompt({ icon, title, text, logIn, to }: LoginPromptProps) {
  return <Empty icon={icon} title={title} text={text} action={<Button to={to}>{logIn}</Button>} />;
}
