/** Sends an SMS to a phone in E.164. Throws when it was not accepted for delivery. */
export interface SmsCarrier {
  send(phone: string, body: string): Promise<void>;
}
