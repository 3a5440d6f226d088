import type { OpenPath } from '../../../contract/addresses';
import type { MessageContent } from '../../../contract/messages/messages';
import { amountText } from '../../i18n/amountText';
import type { Translation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
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

/** When a limit takes effect, or that an operator has lowered it. */
function limitText({ by, from }: Extract<MessageContent, { kind: 'limit' | 'sessionLimit' }>): StringKey {
  if (by === 'operator') return 'messages.limit_operator';
  return from === null ? 'messages.limit_now' : 'messages.limit_later';
}

/** The text of a message in the reader's language. `tag` is the BCP 47 tag of the language. */
export function wordingOf(content: MessageContent, t: Translation['t'], tag: string): Wording {
  const wording = (
    title: StringKey,
    text: StringKey,
    values: Readonly<Record<string, string>>,
    to: OpenPath | `${OpenPath}?${string}` | null = null,
  ): Wording => ({
    title: t(title, values),
    text: t(text, values),
    isMarked: false,
    to,
  });
  const moment = (instant: string) => soonText(new Date(instant), tag);
  switch (content.kind) {
    case 'operator':
      return { title: content.title, text: content.text, isMarked: content.isMarked, to: content.link };
    case 'deposit':
      return wording(
        'messages.deposit',
        'messages.deposit_text',
        { amount: amountText(content.amount) },
        '/wallet',
      );
    case 'prize':
      return wording(
        'messages.prize',
        'messages.prize_text',
        { amount: amountText(content.amount) },
        '/spin',
      );
    case 'luckyPrize':
      return wording(
        'messages.luckyPrize',
        'messages.prize_text',
        { amount: amountText(content.amount) },
        '/luckyPrize',
      );
    case 'redBag':
      return wording(
        'messages.redBag',
        content.from === null ? 'messages.redBag_text' : 'messages.redBag_later',
        { amount: amountText(content.amount), moment: content.from === null ? '' : moment(content.from) },
        '/invite',
      );
    case 'guaranteed':
      return wording(
        'messages.guaranteed',
        'messages.guaranteed_text',
        { amount: amountText(content.amount), title: content.title },
        '/wallet',
      );
    case 'lottoWin':
    case 'lottoVoid':
      return wording(
        `messages.${content.kind}`,
        `messages.${content.kind}_text`,
        {
          amount: amountText(content.amount),
          draw: content.draw.toLocaleString('en'),
        },
        `/lottoResults?draw=${content.draw}`,
      );
    case 'tradeVoid':
      return wording('messages.tradeVoid', 'messages.tradeVoid_text', {
        amount: amountText(content.amount),
        orders: content.orders.toLocaleString('en'),
      });
    case 'moved':
      return wording(
        'messages.moved',
        content.award === null ? 'messages.moved_text' : 'messages.moved_award',
        {
          amount: amountText(content.amount),
          award: content.award === null ? '' : amountText(content.award),
        },
      );
    case 'bonusExpires':
      return wording(
        'messages.bonusExpires',
        'messages.bonusExpires_text',
        { amount: amountText(content.turnoverLeft), moment: moment(content.at) },
        '/bonus',
      );
    case 'pointsExpire':
      return wording(
        'messages.pointsExpire',
        'messages.pointsExpire_text',
        { points: content.points.toLocaleString('en'), moment: moment(content.at) },
        '/points',
      );
    case 'withdrawal':
      return wording(
        `messages.withdrawal_${content.state}`,
        `messages.withdrawal_${content.state}_text`,
        { amount: amountText(content.amount) },
        content.withdrawalId === undefined ? '/cashout/result' : `/cashout/result?id=${content.withdrawalId}`,
      );
    case 'identity': {
      const state = content.isVerified ? 'verified' : 'rejected';
      return wording(`messages.identity_${state}`, `messages.identity_${state}_text`, {}, '/identity');
    }
    case 'passwordChanged':
      return wording('messages.passwordChanged', 'messages.passwordChanged_text', {
        moment: moment(content.heldUntil),
      });
    case 'limit':
      return wording('messages.limit', limitText(content), {
        limit: t(`messages.limit_${content.limit}`),
        period: t(`messages.period_${content.period}`),
        most: content.most === null ? t('messages.noLimit') : amountText(content.most),
        moment: content.from === null ? '' : moment(content.from),
      });
    case 'sessionLimit':
      return wording('messages.sessionLimit', limitText(content), {
        period: t(`messages.period_${content.period}`),
        most:
          content.mostMinutes === null
            ? t('messages.noLimit')
            : t('messages.minutes', { count: content.mostMinutes }),
        moment: content.from === null ? '' : moment(content.from),
      });
    case 'break':
    case 'exclusion':
    case 'exclusionLifted':
      return wording(`messages.${content.kind}`, `messages.${content.kind}_text`, {
        moment: moment(content.until),
      });
  }
}
