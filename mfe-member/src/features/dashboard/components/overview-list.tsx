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
  type Tone,
} from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQuery } from '@tanstack/react-query';
import { unnamedSource } from '#features/integration-errors/integration-errors.ts';
import {
  connectingSources,
  notificationsQuery,
  offlineSources,
} from '#features/notifications/notifications.ts';
import { payoutWords } from '#features/payouts/payouts.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { taxReturnsQuery, useRefundRest } from '#features/tax-return/tax-return.ts';
import { t as text, useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import {
  overviewEntries,
  type OverviewEntry,
  type PayoutStatus,
} from '../model/overview-entries.ts';

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
  const refund = useRefundRest(returns, overview);
  // What is on its way has a row of its own; all that became of the rest is that it arrived.
  const isArrived = refund?.underWay.length === 0;
  const ofRefund = refund ? [refund.repaid, isArrived && refund.arrived] : [];
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
        links={entries.map(({ kind, href, name, figure, owedCents, amount, status }) => ({
          href,
          icon: ICONS[kind],
          title: t(`overview.${kind}`),
          note:
            kind === 'payout' && payout
              ? payout.text
              : noteWith(name ?? noteOf(kind, overview), [
                  owedWords(owedCents),
                  ...(TAXES.has(kind) ? ofRefund : []),
                ]),
          ...(figure && { figure: t(`overview.figure.${figure}`) }),
          amount: (
            <Money cents={toCents(amount)} isWhole={TAXES.has(kind) && !overview.taxRefund} />
          ),
          status: <Status status={status} payoutStatus={payout?.status ?? ''} />,
          ...(status === 'warning'
            ? {
                warning: t('overview.overdraft', {
                  bank: overview.linkedBank?.name ?? t('overview.unnamedBank'),
                }),
              }
            : {}),
        }))}
      />
    </Tile>
  );
}

/** A name, and what is said besides. */
function noteWith(name: string, sentences: readonly (string | false | null)[]): string {
  const said = sentences.filter(Boolean);
  return said.length > 0 ? [`${name}.`, ...said].join(' ') : name;
}

/** What she owes besides a refund; null for nothing. */
const owedWords = (cents?: number): string | null =>
  cents === undefined ? null : text('overview.owed', { amount: formatMoney(cents) });

/** In the place of a name: where nobody knows it, or there is none. */
function noteOf(kind: OverviewEntry['kind'], { nextPayday }: Overview): string {
  if (kind === 'payroll') return unnamedSource('pinwheel');
  if (kind === 'bank') return unnamedSource('plaid');
  if (kind !== 'bills') return text('overview.taxes');
  return text(nextPayday === null ? 'overview.billsOfMonth' : 'overview.billsUntil');
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
  if (status === 'sending' || status === 'waiting') {
    return <Badge tone={status === 'sending' ? 'pending' : 'warning'}>{payoutStatus}</Badge>;
  }
  const [tone, key] = STATUSES[status];
  return tone ? <Badge tone={tone}>{t(key)}</Badge> : <StatusDot>{t(key)}</StatusDot>;
}

/** How each is marked, by a dot where all is well, and called. */
const STATUSES = {
  connected: [null, 'overview.connected'],
  connecting: ['pending', 'overview.connecting'],
  offline: ['danger', 'overview.offline'],
  ok: [null, 'overview.billsOk'],
  warning: ['warning', 'overview.billsWarning'],
  pendingRefund: ['pending', 'overview.pendingRefund'],
  partly_accepted: ['pending', 'overview.partlyAccepted'],
  accepted: ['success', 'overview.accepted'],
  rejected: ['danger', 'overview.rejected'],
  partly_received: ['pending', 'overview.partlyReceived'],
  received: ['success', 'overview.received'],
  partly_sent: ['pending', 'overview.partlySent'],
  sent: ['success', 'overview.sent'],
  no_refund: ['neutral', 'overview.noRefund'],
  balance_due: ['warning', 'overview.balanceDue'],
} as const satisfies Record<
  Exclude<OverviewEntry['status'], PayoutStatus>,
  readonly [Tone | null, string]
>;

const ICONS: Record<OverviewEntry['kind'], IconName> = {
  refund: 'receipt-text',
  return: 'receipt-text',
  payroll: 'banknote',
  bank: 'landmark',
  bills: 'receipt',
  card: 'credit-card',
  payout: 'hand-coins',
};
