import { Banner, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { waitingSchedulesQuery } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { caseFiltersQuery } from '../model/case-filters.ts';

/** How many repayment schedules wait to be approved, and the way to them; nothing while nobody knows. */
export function WaitingSchedules() {
  const t = useMessages();
  const { data } = useQuery(waitingSchedulesQuery);
  if (!data || data.count === 0) return null;
  const { count, areMore } = data;
  return (
    <Banner tone="info">
      {t(areMore ? 'waiting.more' : 'waiting', { count })}{' '}
      <TextLink
        href={`/admin/cases${caseFiltersQuery({ view: 'open', kind: 'repayment_schedule', page: 1 })}`}
      >
        {t('waiting.link')}
      </TextLink>
    </Banner>
  );
}
