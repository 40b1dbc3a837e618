import { ActionDialog } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';

interface Props {
  /** What is linked now. */
  bank: string;
  action: string;
  /** It is the step that most take. */
  isMain?: boolean;
  /** Unlinks it. */
  onConfirm: () => Promise<void>;
}

/** Another bank takes the place of the linked one, which is unlinked once she has said so. */
export function ConnectAnother({ bank, ...how }: Props) {
  const t = useMessages();
  return (
    <ActionDialog {...how} title={t('another.title', { bank })} keep={t('another.keep')}>
      <p>{t('another.text', { bank })}</p>
    </ActionDialog>
  );
}
