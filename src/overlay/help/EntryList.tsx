import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import type { Entry } from './faq';
import * as css from './HelpPage.css';

interface EntryListProps {
  entries: readonly Entry[];
  /** Called to show more about the topic, when the answer did not help. */
  onMore: (entry: Entry) => void;
}

/** A card of questions; one answer is open at a time. */
export function EntryList({ entries, onMore }: EntryListProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={classes(card, css.entries)}>
      {entries.map((entry) => (
        <Line
          key={entry.id}
          entry={entry}
          open={open === entry.id}
          onToggle={() => setOpen(open === entry.id ? null : entry.id)}
          onMore={() => onMore(entry)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  entry: Entry;
  open: boolean;
  onToggle: () => void;
  onMore: () => void;
}

function Line({ entry, open, onToggle, onMore }: LineProps) {
  const { t } = useTranslation();
  const id = useId();
  const [helped, setHelped] = useState(false);
  return (
    <li className={css.entry}>
      <button
        type="button"
        className={css.question}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={css.ask}>{entry.question}</span>
        <ChevronDown className={css.arrow} size="1.2rem" aria-hidden />
      </button>
      <div id={id} className={css.answer} hidden={!open}>
        {entry.answer.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={css.buttons}>
          {entry.to !== undefined && (
            <Button size="m" tone="secondary" to={entry.to}>
              {t('help.goThere')}
            </Button>
          )}
          {helped ? (
            <span className={css.thanks} role="status">
              <Check size="1.1rem" aria-hidden />
              {t('help.thanks')}
            </span>
          ) : (
            <>
              <Chip onClick={() => setHelped(true)}>{t('help.helped')}</Chip>
              <Chip onClick={onMore}>{t('help.notYet')}</Chip>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
