import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { DESK_PASSWORD_MIN } from '../../../contract/desk/session';
import { goTo } from '../app/address';
import { ask, messageOf } from '../app/api';
import { useDesk } from '../app/query';
import { startSession } from '../app/session';
import { Empty, Failure, Loading } from '../kit/States';

/** A one-time link: sets the password and the authenticator app. */
export function SetUp({ link }: { readonly link: string }) {
  const isLink = /^[A-Za-z0-9_-]{43}$/.test(link);
  const read = useDesk(deskCalls.session.link, { link }, { isOn: isLink, forgetAtOnce: true });
  if (!isLink) return <Gone />;
  if (read.error !== null) {
    const isGone = 'code' in read.error && read.error.code === '40400';
    return isGone ? (
      <Gone />
    ) : (
      <main className="gate">
        <Failure error={read.error} onRetry={() => void read.refetch()} />
      </main>
    );
  }
  if (read.data === undefined) {
    return (
      <main className="gate">
        <Loading rows={4} />
      </main>
    );
  }
  return <Form link={link} {...read.data} />;
}

const Gone = () => (
  <main className="gate">
    <Empty title="This link has been used or is over">
      Two owners can make a new one. <a href="#/">Log in</a>
    </Empty>
  </main>
);

function Form({
  link,
  email,
  name,
  totpUri,
  totpSecret,
}: ReplyOf<typeof deskCalls.session.link> & { link: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const password = String(said.get('password'));
    if (password.length < DESK_PASSWORD_MIN) {
      setProblem(`A password has at least ${DESK_PASSWORD_MIN} characters.`);
      return;
    }
    if (password !== said.get('again')) {
      setProblem('The two passwords differ.');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const code = String(said.get('code')).replace(/\s/g, '');
      const { token } = await ask(deskCalls.session.accept, { link, password, code });
      startSession(token);
      goTo('');
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <main className="gate">
      <form className="card pad" onSubmit={(event) => void onSubmit(event)}>
        <h1>Welcome, {name}</h1>
        <p className="mut">{email}</p>
        <h2>1. Authenticator app</h2>
        <div className="qr">
          <QrCode text={totpUri} />
          <div>
            <p>Scan the picture with an authenticator app, or type this key into it:</p>
            <p className="mono">{totpSecret.replace(/(.{4})/g, '$1 ').trim()}</p>
          </div>
        </div>
        <label className="lb">
          The 6 digits that the app shows
          <input
            className="inp code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </label>
        <h2>2. Password</h2>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <label className="lb">
          New password, {DESK_PASSWORD_MIN} characters or more
          <input className="inp" name="password" type="password" autoComplete="new-password" required />
        </label>
        <label className="lb">
          New password again
          <input className="inp" name="again" type="password" autoComplete="new-password" required />
        </label>
        {problem !== null && (
          <div className="note neg" role="alert">
            {problem}
          </div>
        )}
        <button type="submit" className="btn p" disabled={isBusy}>
          {isBusy ? 'Setting up…' : 'Set up and log in'}
        </button>
      </form>
    </main>
  );
}

/** A QR code as one path. It is dark on light in both themes, because many readers need that. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for an authenticator app"
    >
      <rect width={size} height={size} className="qr-light" />
      <path d={path} className="qr-dark" />
    </svg>
  );
}
