import { TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';

/** How many cases wait and how many are overdue, and the way to them; nothing while nobody knows. */
export function CaseCounts() {
  const t = useMessages();
  const { data } = useQuery(countsQuery);
  if (!data) return null;
  const { open, overdue } = data;
  return <TextLink href="/admin/cases">{t('counts.link', { open, overdue })}</TextLink>;
}
