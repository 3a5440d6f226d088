/** Sends an email in plain text. Throws when it was not accepted for delivery. */
export interface MailCarrier {
  send(email: string, letter: { readonly subject: string; readonly body: string }): Promise<void>;
}
