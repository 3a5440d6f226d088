import type { MessageContent } from '../../../contract/messages';
import { amountText } from '../../i18n/amountText';
import type { Translation } from '../../i18n/i18n';
import { soonText } from '../../shared/dateText';

/** The text of a message for the reader. */
export interface Wording {
  readonly title: string;
  readonly text: string;
  /** Whether the text contains markup; see `paragraphs`. */
  readonly isMarked: boolean;
  /** The address of the page it is about. */
  readonly to: string | null;
}

/** The text of a message in the reader's language. `tag` is the BCP 47 tag of the language. */
export function wordingOf(content: MessageContent, t: Translation['t'], tag: string): Wording {
  const wording = (
    values: Readonly<Record<string, string>>,
    to: string | null = null,
    text = `messages.${content.kind}_text`,
  ): Wording => ({
    title: t(`messages.${content.kind}`, values),
    text: t(text, values),
    isMarked: false,
    to,
  });
  const moment = (instant: string) => soonText(new Date(instant), tag);
  switch (content.kind) {
    case 'operator':
      return { title: content.title, text: content.text, isMarked: content.isMarked, to: content.link };
    case 'deposit':
      return wording({ amount: amountText(content.amount) }, '/wallet');
    case 'prize':
      return wording({ amount: amountText(content.amount) }, '/spin');
    case 'passwordChanged':
      return wording({ moment: moment(content.heldUntil) });
    case 'limit':
      return wording(
        {
          limit: t(`messages.limit_${content.limit}`),
          period: t(`messages.period_${content.period}`),
          most: content.most === null ? t('messages.noLimit') : amountText(content.most),
          moment: content.from === null ? '' : moment(content.from),
        },
        null,
        content.from === null ? 'messages.limit_now' : 'messages.limit_later',
      );
    case 'sessionLimit':
      return wording(
        {
          period: t(`messages.period_${content.period}`),
          most:
            content.mostMinutes === null
              ? t('messages.noLimit')
              : t('messages.minutes', { count: content.mostMinutes }),
          moment: content.from === null ? '' : moment(content.from),
        },
        null,
        content.from === null ? 'messages.limit_now' : 'messages.limit_later',
      );
    case 'break':
    case 'exclusion':
    case 'exclusionLifted':
      return wording({ moment: moment(content.until) });
  }
}
