import { LinkList, Text } from '@reset/shared-ui';
import { formatDate, localDate } from '#dates/calendar-date.ts';
import type { Acceptances } from '../api/get-acceptances.ts';
import { useMessages } from '../documents-messages.ts';

interface Props {
  acceptances: Acceptances;
}

/** What she agreed to, each a way to its text as it was then. */
export function AcceptanceList({ acceptances }: Props) {
  const t = useMessages();
  if (acceptances.length === 0) return <Text tone="muted">{t('acceptedNone')}</Text>;
  return (
    <LinkList
      links={acceptances.map(({ id, title, version, acceptedAt }) => ({
        href: `/account/documents/${id}`,
        icon: 'circle-check',
        title,
        note: t('acceptedOn', { version, date: formatDate(localDate(new Date(acceptedAt))) }),
      }))}
    />
  );
}
