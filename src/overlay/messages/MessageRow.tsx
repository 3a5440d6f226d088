import type { ComponentType, SVGProps } from 'react';
import Check from '~icons/ph/check-circle-fill';
import Envelope from '~icons/ph/envelope-simple-fill';
import Gift from '~icons/ph/gift-fill';
import Ban from '~icons/ph/hand-palm-fill';
import Headset from '~icons/ph/headset-fill';
import Identity from '~icons/ph/identification-card-fill';
import Key from '~icons/ph/key-fill';
import Megaphone from '~icons/ph/megaphone-fill';
import Shield from '~icons/ph/shield-check-fill';
import Spiral from '~icons/ph/spiral-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { Message } from '../../../contract/messages/messages';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { messageTimeText } from '../../shared/messageTime';
import { unseen } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { badges } from '../../ui/text/Badge.css';
import * as css from './MessagesPage.css';
import { useSwipe } from './useSwipe';
import { wordingOf } from './wording';

type Kind = Message['content']['kind'];

const ICONS: Readonly<Record<Exclude<Kind, 'operator'>, ComponentType<SVGProps<SVGSVGElement>>>> = {
  deposit: Wallet,
  prize: Spiral,
  luckyPrize: Spiral,
  redBag: Envelope,
  guaranteed: Gift,
  lottoWin: Spiral,
  lottoVoid: Wallet,
  tradeVoid: Wallet,
  moved: Wallet,
  passwordChanged: Key,
  limit: Shield,
  sessionLimit: Shield,
  break: Ban,
  exclusion: Ban,
  exclusionLifted: Shield,
  withdrawal: Wallet,
  identity: Identity,
  bonusExpires: Gift,
  pointsExpire: Gift,
};

type Tint = keyof typeof badges;

const TINTS: Readonly<Record<Exclude<Kind, 'operator'>, Tint>> = {
  deposit: 'pos',
  prize: 'accent',
  luckyPrize: 'accent',
  redBag: 'accent',
  guaranteed: 'pos',
  lottoWin: 'pos',
  lottoVoid: 'warn',
  tradeVoid: 'warn',
  moved: 'pos',
  passwordChanged: 'warn',
  limit: 'pos',
  sessionLimit: 'pos',
  break: 'warn',
  exclusion: 'neg',
  exclusionLifted: 'warn',
  withdrawal: 'accent',
  identity: 'accent',
  bonusExpires: 'warn',
  pointsExpire: 'warn',
};

const SEGMENT_TINTS = { notices: 'accent', rewards: 'warn', service: 'accent' } as const;
const SEGMENT_ICONS = { notices: Megaphone, rewards: Gift, service: Headset } as const;

interface MessageRowProps {
  message: Message;
  onOpen: () => void;
  onRead: () => void;
}

/** One message: a tap opens it, a swipe to the left marks it as read. */
export function MessageRow({ message, onOpen, onRead }: MessageRowProps) {
  const { t, language } = useTranslation();
  const { content, segment, isRead } = message;
  const { tag } = LANGUAGES[language];
  const { title, text } = wordingOf(content, t, tag);
  const Icon = content.kind === 'operator' ? SEGMENT_ICONS[segment] : ICONS[content.kind];
  const swipe = useSwipe(isRead ? null : onRead);
  return (
    <li className={css.message}>
      {!isRead && (
        <span className={css.behind} aria-hidden="true">
          <Check />
          {t('messages.markRead')}
        </span>
      )}
      <button
        type="button"
        className={css.row}
        {...swipe.handlers}
        ref={swipe.place}
        onClick={(event) => {
          if (!swipe.hasMoved()) onOpen();
          else event.preventDefault();
        }}
      >
        <span className={badges[content.kind === 'operator' ? SEGMENT_TINTS[segment] : TINTS[content.kind]]}>
          <Icon aria-hidden />
          {!isRead && <i className={css.dot} />}
        </span>
        <span className={css.words}>
          {!isRead && <span className={unseen}>{t('messages.new')}: </span>}
          <b className={classes(css.title, isRead && css.titleRead)}>{title}</b>
          <span className={css.first}>{text}</span>
        </span>
        <time className={css.when} dateTime={message.sentAt}>
          {messageTimeText(new Date(message.sentAt), new Date(), tag)}
        </time>
      </button>
    </li>
  );
}
