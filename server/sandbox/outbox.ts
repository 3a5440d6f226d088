import type { Context } from '../context';
import type { SmsCarrier } from '../domains/players/sms';

/** An SMS as it would have been sent. */
export interface SandboxMessage {
  readonly phone: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** Stores SMS in a table instead of sending them. */
export function outbox({ db, clock }: Pick<Context, 'db' | 'clock'>): SmsCarrier {
  return {
    async send(phone, body) {
      await db.query({
        name: 'sandbox-messages-insert',
        text: 'INSERT INTO sandbox_messages (phone, body, sent_at) VALUES ($1, $2, $3)',
        values: [phone, body, clock.now()],
      });
    },
  };
}

/** The last SMS to a phone in E.164; null when there was none. */
export async function lastMessage(
  { db }: Pick<Context, 'db'>,
  phone: string,
): Promise<SandboxMessage | null> {
  const [message] = await db.query<SandboxMessage>({
    name: 'sandbox-messages-last',
    text: `
      SELECT phone, body, sent_at AS "sentAt" FROM sandbox_messages
      WHERE phone = $1 ORDER BY message_id DESC LIMIT 1`,
    values: [phone],
  });
  return message ?? null;
}
