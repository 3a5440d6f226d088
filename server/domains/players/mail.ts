/** Carries a letter in plain text to a mailbox. Throws when it was not accepted for delivery. */
export interface MailCarrier {
  send(email: string, letter: { readonly subject: string; readonly body: string }): Promise<void>;
}
