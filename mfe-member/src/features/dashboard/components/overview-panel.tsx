import { QueryPanel, type ShownQuery, Stack } from '@reset/shared-ui';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { ReturnsFailure } from '#features/tax-return/tax-return.ts';
import { useMessages } from '#messages.ts';
import { OverviewList } from './overview-list.tsx';

interface Props {
  overview: ShownQuery<Overview>;
}

/** Her balances and earnings, or that they could not be loaded; the card beside it says where they may be out of date. */
export function OverviewPanel({ overview }: Props) {
  const t = useMessages();
  return (
    <Stack gap={24}>
      <QueryPanel query={overview} failure={t('dashboard.balancesFailed')} isNotice>
        {(found) => <OverviewList overview={found} />}
      </QueryPanel>
      <ReturnsFailure />
    </Stack>
  );
}
