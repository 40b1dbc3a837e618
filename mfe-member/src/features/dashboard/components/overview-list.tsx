import { Badge, EmptyState, Icon, SkeletonText, Tile, type IconName } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  connectingSources,
  notificationsQuery,
  offlineSources,
} from '#features/notifications/notifications.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';
import { overviewEntries, type OverviewEntry } from '../model/overview-entries.ts';
import styles from './overview-list.module.css';

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
      <ul>
        {entries.map((entry) => (
          <OverviewRow key={entry.kind} entry={entry} bank={overview.linkedBank?.name ?? ''} />
        ))}
      </ul>
    </Tile>
  );
}

/** In the list's place. */
export const OverviewListSkeleton = () => (
  <Tile padding="none">
    <ul>
      {Object.keys(ICONS).map((kind) => (
        <li key={kind} className={styles.item}>
          <div className={styles.row}>
            <span className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.title}>
                <SkeletonText width={14} />
              </span>
              <span className={styles.name}>
                <SkeletonText width={10} />
              </span>
            </span>
            <span className={styles.figures}>
              <span className={styles.amount}>
                <SkeletonText width={6} />
              </span>
              <span>
                <SkeletonText width={7} />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </Tile>
);

function OverviewRow({ entry, bank }: { entry: OverviewEntry; bank: string }) {
  const t = useMessages();
  return (
    <li className={styles.item} data-kind={entry.kind}>
      <Link to={entry.href} className={styles.row}>
        <span className={styles.icon}>
          <Icon name={ICONS[entry.kind]} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{t(`overview.${entry.kind}`)}</span>
          <span className={styles.name}>{entry.name ?? t('overview.billsUntil')}</span>
        </span>
        <span className={styles.figures}>
          <span className={styles.amount}>{formatDollars(entry.amount)}</span>
          <Status status={entry.status} />
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-right" />
        </span>
      </Link>
      {entry.status === 'warning' && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" size={16} />
          {t('overview.overdraft', { bank })}
        </p>
      )}
    </li>
  );
}

function Status({ status }: Pick<OverviewEntry, 'status'>) {
  const t = useMessages();
  switch (status) {
    case 'connected':
      return <Badge tone="success">{t('overview.connected')}</Badge>;
    case 'connecting':
      return <Badge tone="pending">{t('overview.connecting')}</Badge>;
    case 'offline':
      return <Badge tone="danger">{t('overview.offline')}</Badge>;
    case 'ok':
      return <Badge tone="success">{t('overview.billsOk')}</Badge>;
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
