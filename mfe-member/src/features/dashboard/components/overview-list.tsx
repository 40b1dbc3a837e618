import {
  Badge,
  EmptyState,
  LinkList,
  LinkListSkeleton,
  Money,
  StatusDot,
  Tile,
  type IconName,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import {
  connectingSources,
  notificationsQuery,
  offlineSources,
} from '#features/notifications/notifications.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import { overviewEntries, type OverviewEntry } from '../model/overview-entries.ts';

interface Props {
  overview: Overview;
}

/** Where the limit comes from: each figure with its source and its state, leading to its page. */
export function OverviewList({ overview }: Props) {
  const t = useMessages();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const entries = overviewEntries(overview, {
    offline: offlineSources(notifications),
    connecting: connectingSources(notifications),
  });
  if (entries.length === 0) {
    return (
      <Tile>
        <EmptyState message={t('dashboard.nothingLinked')} />
      </Tile>
    );
  }
  return (
    <Tile padding="none">
      <LinkList
        links={entries.map(({ kind, href, name, amount, status }) => ({
          href,
          icon: ICONS[kind],
          title: t(`overview.${kind}`),
          note: name ?? t('overview.billsUntil'),
          amount: <Money cents={toCents(amount)} />,
          status: <Status status={status} />,
          ...(status === 'warning'
            ? { warning: t('overview.overdraft', { bank: overview.linkedBank?.name ?? '' }) }
            : {}),
        }))}
      />
    </Tile>
  );
}

/** In the list's place. */
export const OverviewListSkeleton = () => (
  <Tile padding="none">
    <LinkListSkeleton count={Object.keys(ICONS).length} hasFigures />
  </Tile>
);

function Status({ status }: Pick<OverviewEntry, 'status'>) {
  const t = useMessages();
  switch (status) {
    case 'connected':
      return <StatusDot>{t('overview.connected')}</StatusDot>;
    case 'connecting':
      return <Badge tone="pending">{t('overview.connecting')}</Badge>;
    case 'offline':
      return <Badge tone="danger">{t('overview.offline')}</Badge>;
    case 'ok':
      return <StatusDot>{t('overview.billsOk')}</StatusDot>;
    case 'warning':
      return <Badge tone="warning">{t('overview.billsWarning')}</Badge>;
  }
}

const ICONS: Record<OverviewEntry['kind'], IconName> = {
  payroll: 'banknote',
  bank: 'landmark',
  bills: 'receipt',
  card: 'credit-card',
};
