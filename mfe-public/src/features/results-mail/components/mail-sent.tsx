import { Button, DawnArc, Stack } from '@reset/shared-ui';
import { useMessages } from '../results-mail-messages.ts';
import styles from './mail-sent.module.css';

interface Props {
  email: string;
  onStartOver: () => void;
}

/** The results themselves are only in the mail. */
export function MailSent({ email, onStartOver }: Props) {
  const t = useMessages();
  return (
    <Stack gap={16}>
      <DawnArc variant="thanks" />
      <p className={styles.address}>{t('sentTo', { email })}</p>
      <p>{t('sentText')}</p>
      <div className={styles.again}>
        <Button variant="quiet" onPress={onStartOver}>
          {t('notReceived')}
        </Button>
      </div>
    </Stack>
  );
}
