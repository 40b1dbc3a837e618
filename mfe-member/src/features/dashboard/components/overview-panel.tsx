import { QueryFailure, type ShownQuery, Tile } from '@reset/shared-ui';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { OverviewList } from './overview-list.tsx';

interface Props {
  overview: ShownQuery<Overview>;
}

/** Her balances and earnings, or that they could not be loaded. */
export function OverviewPanel({ overview }: Props) {
  const t = useMessages();
  if (overview.data) return <OverviewList overview={overview.data} />;
  return (
    <Tile>
      <QueryFailure query={overview} title={t('dashboard.balancesFailed')} />
    </Tile>
  );
}
