import { type DataRow, eraseBy, type PersonalData } from '../../personalData';

/** Messages to one player. Those to everybody are not theirs. */
export const messageData: PersonalData = {
  async copy(on, { uid }, limit) {
    const messages = await on.query<DataRow>({
      name: 'messages-data',
      text: `
        SELECT segment, content, sent_at AS "sentAt" FROM messages
        WHERE uid = $1 ORDER BY message_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { messages };
  },

  erase: (transaction, { uid }) =>
    eraseBy(transaction, uid, [
      'DELETE FROM message_reads WHERE uid = $1',
      'DELETE FROM messages WHERE uid = $1',
    ]),
};
