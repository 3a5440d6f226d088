import type { Context } from '../context';
import type { MailCarrier } from '../domains/players/mail';

/** An email as it would have been sent. */
export interface SandboxLetter {
  readonly subject: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** Stores emails in a table instead of sending them. */
export function letterbox({ db, clock }: Pick<Context, 'db' | 'clock'>): MailCarrier {
  return {
    async send(email, { subject, body }) {
      await db.query({
        name: 'sandbox-letters-insert',
        text: 'INSERT INTO sandbox_letters (email, subject, body, sent_at) VALUES ($1, $2, $3, $4)',
        values: [email, subject, body, clock.now()],
      });
    },
  };
}

/** The last email to an address in lower case; null when there was none. */
export async function lastLetter({ db }: Pick<Context, 'db'>, email: string): Promise<SandboxLetter | null> {
  const [letter] = await db.query<SandboxLetter>({
    name: 'sandbox-letters-last',
    text: `
      SELECT subject, body, sent_at AS "sentAt" FROM sandbox_letters
      WHERE email = $1 ORDER BY letter_id DESC LIMIT 1`,
    values: [email],
  });
  return letter ?? null;
}
