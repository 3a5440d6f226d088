import { type DataRow, ERASED, eraseBy, type PersonalData } from '../../personalData';

/** Pictures in a copy: the newest, so that it stays a size that a phone can save. */
const PICTURES_MAX = 20;

/** What a player and customer service wrote to each other. */
export const supportData: PersonalData = {
  async copy(on, { uid }, limit) {
    const supportMessages = await on.query<DataRow>({
      name: 'support-data',
      text: `
        SELECT m.conversation_id::text AS conversation, c.category, c.title, m.author, m.operator, m.text,
          m.picture_id AS picture, m.sent_at AS "sentAt"
        FROM support_messages m JOIN support_conversations c USING (conversation_id)
        WHERE m.uid = $1 ORDER BY m.message_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const supportPictures = await on.query<DataRow>({
      name: 'support-pictures-data',
      text: `
        SELECT picture_id AS picture, created_at AS "sentAt", encode(bytes, 'base64') AS base64 FROM support_pictures
        WHERE uid = $1 ORDER BY created_at DESC LIMIT $2`,
      values: [uid, Math.min(limit, PICTURES_MAX)],
    });
    return { supportMessages, supportPictures };
  },

  erase: (transaction, { uid }) =>
    eraseBy(transaction, uid, [
      `UPDATE support_messages SET text = '${ERASED}', picture_id = NULL WHERE uid = $1`,
      `UPDATE support_conversations SET title = '${ERASED}', state = 'closed', version = version + 1 WHERE uid = $1`,
      'DELETE FROM support_pictures WHERE uid = $1',
    ]),
};
