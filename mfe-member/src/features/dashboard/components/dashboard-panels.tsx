import type { MemberProfile } from '@reset/remote-sdk';
import { QueryPanel, Section, Skeleton, type ShownQuery, Tile } from '@reset/shared-ui';
import {
  ForecastLink,
  LimitReceipt,
  LimitReceiptSkeleton,
  shownLimit,
  ZeroLimitCause,
  type Overview,
} from '#features/spending-limit/spending-limit.ts';
import { useEndedAdvance, type EndedAdvance } from '#features/tax-return/tax-return.ts';
import { NextRepaymentRow, NextRepaymentRowSkeleton } from '#features/repayments/repayments.ts';
import { useHasCardOffer, useHasStopped } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { SHOWN_AT_FIRST } from './bill-list.tsx';
import { BillsPanel } from './bills-panel.tsx';
import { CardTile, CardTileSkeleton } from './card-tile.tsx';
import styles from './dashboard-panels.module.css';
import { DashboardTabs, DashboardTabsSkeleton } from './dashboard-tabs.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { knownCause } from '../model/zero-limit-reasons.ts';
import { ZeroLimit } from './zero-limit.tsx';

interface Props {
  /** Answered, or failed: then each panel that needs it says so by itself. */
  overview: ShownQuery<Overview>;
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
  const found = overview.data;
  // Who is not to have a card has no limit that a question could be about.
  const hasStopped = useHasStopped();
  const hasCard = profile ? profile.currentCardAccount !== null : found?.resetCard !== null;
  return (
    <div className={styles.panels} data-card={hasCard}>
      {hasCard && (
        <section className={styles.panel} data-place="card">
          <h2 className={styles.heading}>{t('card.heading')}</h2>
          <QueryPanel query={overview} failure={t('dashboard.limitFailed')} isBoxed>
            {(shown) => <CardPanel overview={shown} profile={profile} isUpdating={isUpdating} />}
          </QueryPanel>
        </section>
      )}
      <section className={styles.panel} data-place="overview">
        {hasCard && profile ? (
          <DashboardTabs overview={overview} profile={profile} />
        ) : (
          <>
            <h2 className={styles.heading}>{t('dashboard.overview')}</h2>
            <OverviewPanel overview={overview} />
            {!hasCard && found && hasStopped === false && (
              <WhyZero overview={found} profile={profile} ended={null} />
            )}
          </>
        )}
      </section>
      {hasCard && found?.nextPayday && <BillsPanel payday={found.nextPayday} asOf={found.asOf} />}
    </div>
  );
}

interface CardProps {
  overview: Overview;
  profile: MemberProfile | undefined;
  isUpdating: boolean;
}

/** What she can spend, what made it so, and what is repaid next. */
function CardPanel({ overview, profile, isUpdating }: CardProps) {
  const { dsl, nextPayday, nextRepayment } = overview;
  const ended = useEndedAdvance(overview, profile);
  return (
    <>
      <CardTile
        limit={dsl.currentAmount}
        isUpdating={isUpdating}
        payday={nextPayday}
        lastFour={lastFourOf(profile)}
        // Staff who impersonate her see no more of her card than its last digits.
        showsNumber={profile !== undefined && !profile.impersonating}
      />
      {!isUpdating && (
        <ZeroLimitCause
          overview={overview}
          beside={isOfAdvance(overview, ended) ? (ended?.text ?? null) : null}
        />
      )}
      {nextRepayment && <NextRepaymentRow next={nextRepayment} />}
      <div className={styles.questions}>
        <WhyZero overview={overview} profile={profile} ended={ended} />
        <LimitReceipt overview={overview} />
        <ForecastLink />
      </div>
    </>
  );
}

/** Whether the end of an advance brought the limit to $0, or what she spent of it lessens the limit. */
const isOfAdvance = (overview: Overview, ended: EndedAdvance | null): boolean =>
  shownLimit(overview.dsl.currentAmount).isActive
    ? ended !== null && ended.spentDollars > 0
    : knownCause(overview, ended) === 'refundAdvance';

interface WhyZeroProps extends Pick<CardProps, 'overview' | 'profile'> {
  ended: EndedAdvance | null;
}

function WhyZero({ overview, profile, ended }: WhyZeroProps) {
  const hasOffer = useHasCardOffer(profile);
  // Who has no card and is offered none has no limit to ask about.
  const isOfLimit = hasOffer || profile?.currentCardAccount !== null;
  if (!profile || !isOfLimit || shownLimit(overview.dsl.currentAmount).isActive) return null;
  return <ZeroLimit profile={profile} overview={overview} ended={ended} />;
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
          <div className={styles.questions}>
            <LimitReceiptSkeleton />
            <LimitReceiptSkeleton />
          </div>
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
