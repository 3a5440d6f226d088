import { useForm } from 'react-hook-form';
import type { Session } from '../../../contract/account/account';
import { startSession } from '../../shared/session/session';
import { runStartUp } from '../../shared/session/startUp';
import { type AuthValues, EMPTY_VALUES } from './authForm';
import { LogInForm } from './LogInForm';

interface LogInAgainProps {
  /** What comes after the log-in. */
  readonly note: string;
  /** Called when the player is logged in and their data is loaded. */
  readonly onEntered: () => void;
}

/** The fields of a log-in, for a player whose session ended in the middle of something that stays in place. */
export function LogInAgain({ note, onEntered }: LogInAgainProps) {
  const form = useForm<AuthValues>({ defaultValues: EMPTY_VALUES, mode: 'onTouched' });
  const enter = async (session: Session) => {
    form.reset(EMPTY_VALUES);
    startSession(session);
    await runStartUp();
    onEntered();
  };
  return <LogInForm form={form} onSession={enter} again={note} />;
}
