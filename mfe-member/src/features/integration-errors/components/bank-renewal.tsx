import { Banner, Button } from '@reset/shared-ui';
import { type CalendarDate, formatDay } from '#dates/calendar-date.ts';
import { useMessages } from '../integration-errors-messages.ts';

interface Props {
  /** As the member knows it. */
  name: string;
  /** On this day it stops sharing her data. */
  by: CalendarDate;
  onReconnect: () => void;
}

/** A bank that works, and asks its owner to sign in again before long. */
export function BankRenewal({ name, by, onReconnect }: Props) {
  const t = useMessages();
  const date = formatDay(by);
  return (
    <Banner
      tone="info"
      title={t('renewal.title', { date })}
      actions={
        <Button variant="primary" onPress={onReconnect}>
          {t('reconnect')}
        </Button>
      }
    >
      {t('renewal.text', { name, date })}
    </Banner>
  );
}
