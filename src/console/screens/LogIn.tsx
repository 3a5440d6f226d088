import { type FormEvent, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import { ask, messageOf } from '../app/api';
import { startSession } from '../app/session';

/** E-mail, password and code, in one step. */
export function LogIn() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    setBusy(true);
    setProblem(null);
    try {
      const { token } = await ask(deskCalls.session.open, {
        email: String(said.get('email')),
        password: String(said.get('password')),
        code: String(said.get('code')).replace(/\s/g, ''),
      });
      startSession(token);
    } catch (error) {
      setProblem(messageOf(error));
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    }
    setBusy(false);
  };
  return (
    <main className="gate">
      <form className="card pad" onSubmit={(event) => void onSubmit(event)}>
        <h1>Peryahan console</h1>
        <label className="lb">
          E-mail
          <input className="inp" name="email" type="email" autoComplete="username" required />
        </label>
        <label className="lb">
          Password
          <input className="inp" name="password" type="password" autoComplete="current-password" required />
        </label>
        <label className="lb">
          Code of your authenticator app
          <input
            className="inp code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </label>
        {problem !== null && (
          <div className="note neg" role="alert">
            {problem}
          </div>
        )}
        <button type="submit" className="btn p" disabled={isBusy}>
          {isBusy ? 'Logging in…' : 'Log in'}
        </button>
        <p className="mut sm">Lost your phone or password? Two owners make you a new one-time link.</p>
      </form>
    </main>
  );
}
