import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Reason } from '../../../ui/text/Reason';

interface FormSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The id of the reason below the button, for aria-describedby. */
  readonly footId: string;
  readonly action: string;
  /** "secondary" for what is not encouraged. */
  readonly tone?: 'primary' | 'secondary';
  readonly onAction: () => void;
  readonly busy: boolean;
  readonly online: boolean;
  /** Why the last try was refused. */
  readonly refused: string | null;
  readonly children: ReactNode;
}

/** A sheet with fields, one button at the bottom, and below it the reason for a refusal or for a disabled button. */
export function FormSheet(props: FormSheetProps) {
  const { t } = useTranslation();
  const { footId, online, refused, tone = 'primary' } = props;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <Button
            tone={tone}
            wide
            busy={props.busy}
            disabled={!online}
            describedBy={footId}
            onClick={props.onAction}
          >
            {props.action}
          </Button>
          <Reason id={footId} wrong={refused} off={online ? null : t('account.offline')} />
        </>
      }
    >
      {props.children}
    </Sheet>
  );
}
