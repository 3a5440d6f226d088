import { useTranslation } from '../../../i18n/i18n';
import { TextField } from '../../../ui/form/TextField';
import * as cashIn from './CashIn.css';
import * as css from './PayerFields.css';
import type { Choice } from './useChoice';

const FIELDS = [
  { field: 'name', label: 'wallet.payerName', autoComplete: 'name', inputMode: 'text' },
  { field: 'email', label: 'wallet.payerEmail', autoComplete: 'email', inputMode: 'email' },
  { field: 'taxNumber', label: 'wallet.payerTaxNumber', autoComplete: 'off', inputMode: 'text' },
] as const;

/** Who pays, for payment methods whose law asks for it. */
export function PayerFields({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation();
  const { payer, setPayer, wrongFields } = choice;
  return (
    <section className={css.payer}>
      <h3 className={cashIn.label}>{t('wallet.payer')}</h3>
      {FIELDS.map(({ field, label, autoComplete, inputMode }) => (
        <TextField
          key={field}
          label={t(label)}
          value={payer[field]}
          autoComplete={autoComplete}
          inputMode={inputMode}
          spellCheck={false}
          onChange={(event) => setPayer({ ...payer, [field]: event.target.value })}
          error={wrongFields.includes(field) ? t('errors.badRequest') : undefined}
        />
      ))}
      <p className={cashIn.help}>{t('wallet.payerNote')}</p>
    </section>
  );
}
