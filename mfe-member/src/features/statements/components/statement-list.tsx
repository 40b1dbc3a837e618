import { LinkList, Stack, Text, Tile } from '@reset/shared-ui';
import { formatDate, formatMonth } from '#dates/calendar-date.ts';
import { RUNNING } from '../api/get-statement.ts';
import type { ListedStatement } from '../api/get-statements.ts';
import { useMessages } from '../statements-messages.ts';

interface Props {
  statements: ListedStatement[];
}

/** The month that is not over, then what was issued, the last one first. */
export function StatementList({ statements }: Props) {
  const t = useMessages();
  const running = {
    href: `/account/statements/${RUNNING}`,
    icon: 'calendar' as const,
    title: t('running'),
    note: t('notFinal'),
  };
  const issued = statements.map(({ id, endDate, issueDate }) => ({
    href: `/account/statements/${id}`,
    icon: 'file-text' as const,
    title: formatMonth(endDate),
    note: t('issued', { date: formatDate(issueDate) }),
  }));
  return (
    <Stack gap={16}>
      <Text tone="muted">{t('covers')}</Text>
      <Tile padding="none">
        <LinkList links={[running, ...issued]} />
      </Tile>
      {issued.length === 0 && <Text tone="muted">{t('none')}</Text>}
    </Stack>
  );
}
