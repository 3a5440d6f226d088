import { useEffect, useState } from 'react';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import type { StringKey } from '../../i18n/stringKeys';
import { serverNowMs } from '../../shared/config/config';
import { soonText } from '../../shared/dateText';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { TextField } from '../../ui/form/TextField';
import { Tabs } from '../../ui/page/Tabs';
import { Sheet } from '../../ui/sheet/Sheet';
import { mostText } from './LimitList';
import {
  centavosOf,
  effectOf,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitsOf,
  minutesIn,
  PERIODS,
  readMost,
} from './limits';
import * as css from './sheets.css';
import { showDone, useSaferPlayChange } from './useSaferPlay';

const DAY_MS = 24 * 60 * 60_000;

/** Common values, in the unit of the field. */
const QUICK: Readonly<Record<'money' | 'bet' | 'session_day' | 'session', readonly string[]>> = {
  money: ['500', '1000', '2000', '5000'],
  bet: ['10', '20', '50', '100'],
  session_day: ['30', '60', '120', '180'],
  session: ['5', '10', '20', '40'],
};

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

interface LimitSheetProps {
  readonly safer: SaferPlay;
  /** The limit to edit; null while the sheet is closed. */
  readonly name: LimitName | null;
  readonly online: boolean;
  readonly onName: (name: LimitName) => void;
  readonly onClose: () => void;
}

/** Sets one limit. The input is kept for each limit until it has been set. */
export function LimitSheet(props: LimitSheetProps) {
  // Keep the content while the sheet slides out.
  const [last, setLast] = useState(props.name);
  useEffect(() => {
    if (props.name !== null) setLast(props.name);
  }, [props.name]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const shown = props.name ?? last;
  if (shown === null) return null;
  return <LimitForm {...props} shown={shown} typed={typed} onTyped={setTyped} />;
}

interface LimitFormProps extends LimitSheetProps {
  readonly shown: LimitName;
  /** The input, by limit. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
}

function LimitForm(props: LimitFormProps) {
  const { safer, name, online, onName, onClose, shown, typed, onTyped } = props;
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const { busy, wrong, make, forget } = useSaferPlayChange();
  const { kind, period } = shown;
  const key = `${kind} ${period}`;
  const limit = limitsOf(safer).find((one) => one.kind === kind && one.period === period) ?? null;
  const text = typed[key] ?? '';
  const requested = readMost(kind, period, text);
  const type = (next: string) => {
    onTyped({ ...typed, [key]: next });
    setTouched(false);
    forget();
  };
  const close = () => {
    setTouched(false);
    forget();
    onClose();
  };
  const set = async (most: bigint | null) => {
    const later = effectOf(limit, most) === 'later';
    const done =
      kind === 'session'
        ? period !== 'bet' &&
          (await make(saferPlayCalls.setSessionLimit, {
            period,
            mostMinutes: most === null ? null : Number(most),
          }))
        : await make(saferPlayCalls.setLimit, {
            kind,
            period,
            most: most === null ? null : centavosOf(most),
          });
    if (!done) return;
    onTyped({ ...typed, [key]: '' });
    onClose();
    showDone(t(later ? 'safer.setLater' : 'safer.setDone'));
  };
  const save = () => (requested === null ? setTouched(true) : void set(requested));
  const missing =
    touched && requested === null ? t(kind === 'session' ? 'safer.timeWrong' : 'safer.mostWrong') : null;
  return (
    <Sheet
      open={name !== null}
      onClose={close}
      title={t(`safer.kind_${kind}`)}
      footer={
        <>
          <Button wide busy={busy} disabled={!online} describedBy="limit-reason" onClick={save}>
            {t('safer.set')}
          </Button>
          {!online && (
            <p id="limit-reason" className={css.reason}>
              {t('safer.offline')}
            </p>
          )}
          {online && limit?.most != null && limit.pending?.most !== null && (
            <div className={css.below}>
              <Button tone="quiet" size="m" disabled={busy} onClick={() => void set(null)}>
                {t('safer.remove')}
              </Button>
            </div>
          )}
        </>
      }
    >
      <div className={css.column}>
        <p className={css.text}>{t(`safer.about_${kind}`)}</p>
        <Tabs<LimitPeriod>
          label={t('safer.period')}
          look="pill"
          tabs={PERIODS[kind].map((one) => ({ key: one, label: t(`safer.period_${one}`) }))}
          active={period}
          onChange={(next) => {
            setTouched(false);
            forget();
            onName({ kind, period: next });
          }}
        />
        <TextField
          label={t(unitOf(shown))}
          leading={kind === 'session' ? undefined : '₱'}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          enterKeyHint="done"
          autoComplete="off"
          value={text}
          hint={useHint(limit, requested, shown)}
          error={missing ?? wrong ?? undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && online && !busy && save()}
        />
        <div className={css.chips}>
          {quickOf(shown).map((figure) => (
            <Chip key={figure} active={text === figure} onClick={() => type(figure)}>
              {mostText(kind, readMost(kind, period, figure) ?? 0n, t)}
            </Chip>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

const unitOf = ({ kind, period }: LimitName): StringKey => {
  if (kind !== 'session') return 'safer.most';
  return minutesIn(period) === 1 ? 'safer.mostMinutes' : 'safer.mostHours';
};

const quickOf = ({ kind, period }: LimitName): readonly string[] => {
  if (kind === 'session') return period === 'day' ? QUICK.session_day : QUICK.session;
  return period === 'bet' ? QUICK.bet : QUICK.money;
};

/** The effect of the typed value; without one, the current limit. */
function useHint(limit: Limit | null, requested: bigint | null, { kind, period }: LimitName): string {
  const { t, language } = useTranslation();
  if (requested === null) return nowText(limit, { kind, period }, t);
  const effect = effectOf(limit, requested);
  if (effect !== 'later' || limit?.most == null) return t(`safer.${effect}`);
  const moment = soonText(new Date(serverNowMs() + DAY_MS), LANGUAGES[language].tag);
  return t('safer.later', { moment, most: mostText(kind, limit.most, t) });
}

function nowText(limit: Limit | null, { kind, period }: LimitName, t: Translation['t']): string {
  if (limit?.most == null) return t('safer.now', { most: t('safer.noLimit') });
  const most = mostText(kind, limit.most, t);
  return period === 'bet'
    ? t('safer.now', { most })
    : t('safer.nowUsed', { most, used: mostText(kind, limit.used, t) });
}
