import type { MemberProfile } from '@reset/remote-sdk';
import { Section, Skeleton, Tile } from '@reset/shared-ui';
import {
  LimitReceipt,
  LimitReceiptSkeleton,
  shownLimit,
  ZeroLimitCause,
  type Overview,
} from '#features/spending-limit/spending-limit.ts';
import { NextRepaymentRow, NextRepaymentRowSkeleton } from '#features/repayments/repayments.ts';
import { useMessages } from '#messages.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { SHOWN_AT_FIRST } from './bill-list.tsx';
import { BillsPanel } from './bills-panel.tsx';
import { CardTile, CardTileSkeleton } from './card-tile.tsx';
import styles from './dashboard-panels.module.css';
import { DashboardTabs, DashboardTabsSkeleton } from './dashboard-tabs.tsx';
import { OverviewList } from './overview-list.tsx';
import { ZeroLimit } from './zero-limit.tsx';

interface Props {
  overview: Overview;
  /** Undefined when it could not be loaded: then the card goes without its digits. */
  profile: MemberProfile | undefined;
  /** The limit is being computed anew. */
  isUpdating: boolean;
}

/**
 * Card and bills beside the overview. On phones they are below one another, the bills last: how many
 * there are is known after the rest, which must not move then. Without a card account there is the
 * overview alone.
 */
export function DashboardPanels({ overview, profile, isUpdating }: Props) {
  const t = useMessages();
  const { dsl, nextPayday, resetCard } = overview;
  const hasCard = profile ? profile.currentCardAccount !== null : resetCard !== null;
  const whyZero = profile && !shownLimit(dsl.currentAmount).isActive && (
    <ZeroLimit profile={profile} overview={overview} />
  );
  return (
    <div className={styles.panels} data-card={hasCard}>
      {hasCard && (
        <section className={styles.panel} data-place="card">
          <h2 className={styles.heading}>{t('card.heading')}</h2>
          <CardTile
            limit={dsl.currentAmount}
            isUpdating={isUpdating}
            payday={nextPayday}
            lastFour={lastFourOf(profile)}
            // Staff who impersonate her see no more of her card than its last digits.
            showsNumber={profile !== undefined && !profile.impersonating}
          />
          {!isUpdating && <ZeroLimitCause overview={overview} />}
          {overview.nextRepayment && <NextRepaymentRow next={overview.nextRepayment} />}
          <div className={styles.questions}>
            {whyZero}
            <LimitReceipt overview={overview} />
          </div>
        </section>
      )}
      <section className={styles.panel} data-place="overview">
        {hasCard && profile ? (
          <DashboardTabs overview={overview} profile={profile} />
        ) : (
          <>
            <h2 className={styles.heading}>{t('dashboard.overview')}</h2>
            <OverviewList overview={overview} />
            {!hasCard && whyZero}
          </>
        )}
      </section>
      {hasCard && nextPayday && <BillsPanel payday={nextPayday} />}
    </div>
  );
}

/** In their place: card, bills and overview, which most members have. */
export function DashboardSkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <div className={styles.panels} data-card>
        <section className={styles.panel} data-place="card">
          <h2 className={styles.heading}>{t('card.heading')}</h2>
          <CardTileSkeleton />
          <NextRepaymentRowSkeleton />
          <LimitReceiptSkeleton />
        </section>
        <section className={styles.panel} data-place="overview">
          <DashboardTabsSkeleton />
        </section>
        <Section title={t('bills.title')} size="small">
          <Tile>
            <AmountRowsSkeleton count={SHOWN_AT_FIRST} />
          </Tile>
        </Section>
      </div>
    </Skeleton>
  );
}

/** Of the virtual card, which is the one that the tile shows. */
function lastFourOf(profile: MemberProfile | undefined): string | null {
  const cards = profile?.currentCardAccount?.cards ?? [];
  return (cards.find(({ form }) => form === 'VIRTUAL') ?? cards[0])?.lastFour ?? null;
}
