import { isDemoMode } from '@reset/remote-sdk';
import { advanceSummary } from '@reset/remote-sdk/tax-returns';
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
import { payoutWords } from '#features/payday/payday.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { taxReturnsQuery } from '#features/tax-return/tax-return.ts';
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
  const { data: returns = [] } = useQuery(taxReturnsQuery);
  const entries = overviewEntries(
    overview,
    {
      offline: offlineSources(notifications),
      connecting: connectingSources(notifications),
    },
    {
      ...advanceSummary(returns, overview.asOf),
      isDemo: isDemoMode(),
    },
  );
  const payout = overview.payout && payoutWords(overview.payout);
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
          note:
            name ??
            (kind === 'payout' && payout
              ? payout.text
              : t(`overview.${kind === 'bills' ? 'billsUntil' : 'taxes'}`)),
          amount: (
            <Money cents={toCents(amount)} isWhole={TAXES.has(kind) && !overview.taxRefund} />
          ),
          status: <Status status={status} payoutStatus={payout?.status ?? ''} />,
          ...(status === 'warning'
            ? { warning: t('overview.overdraft', { bank: overview.linkedBank?.name ?? '' }) }
            : {}),
        }))}
      />
    </Tile>
  );
}

/** In whole dollars, as returns are; what of a refund is in the limit is to the cent. */
const TAXES: ReadonlySet<OverviewEntry['kind']> = new Set(['refund', 'return']);

/** Of who has linked her accounts and a card: payroll, bank, bills and card. */
const USUAL_ROWS = 4;

/** In the list's place. */
export const OverviewListSkeleton = () => (
  <Tile padding="none">
    <LinkListSkeleton count={USUAL_ROWS} hasFigures />
  </Tile>
);

interface StatusProps {
  status: OverviewEntry['status'];
  /** In words. */
  payoutStatus: string;
}

function Status({ status, payoutStatus }: StatusProps) {
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
    case 'sending':
      return <Badge tone="pending">{payoutStatus}</Badge>;
    case 'waiting':
      return <Badge tone="warning">{payoutStatus}</Badge>;
    case 'pendingRefund':
      return <Badge tone="pending">{t('overview.pendingRefund')}</Badge>;
    case 'accepted':
      return <Badge tone="success">{t('overview.accepted')}</Badge>;
    case 'rejected':
      return <Badge tone="danger">{t('overview.rejected')}</Badge>;
    case 'partly_received':
      return <Badge tone="pending">{t('overview.partlyReceived')}</Badge>;
    case 'received':
      return <StatusDot>{t('overview.received')}</StatusDot>;
    case 'no_refund':
      return <Badge tone="neutral">{t('overview.noRefund')}</Badge>;
    case 'warning':
      return <Badge tone="warning">{t('overview.billsWarning')}</Badge>;
  }
}

const ICONS: Record<OverviewEntry['kind'], IconName> = {
  refund: 'receipt-text',
  return: 'receipt-text',
  payroll: 'banknote',
  bank: 'landmark',
  bills: 'receipt',
  card: 'credit-card',
  payout: 'hand-coins',
};
