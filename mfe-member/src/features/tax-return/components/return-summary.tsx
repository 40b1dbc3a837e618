import type { MemberProfile } from '@reset/remote-sdk';
import {
  hasRefundToCome,
  isRefundSent,
  ofNewestYear,
  refundDollars,
  rejectedReturns,
  totalNotAccepted,
  totalOwed,
  totalOwedNotAccepted,
  totalRefund,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import {
  Banner,
  Button,
  Figures,
  Money,
  Section,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  Tile,
} from '@reset/shared-ui';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { useMessages, type t as translate } from '../tax-return-messages.ts';
import { OwedTax } from './owed-tax.tsx';
import { RefundDestination } from './refund-destination.tsx';
import { RefundRest } from './refund-rest.tsx';
import { namesOf, ReturnRows } from './return-rows.tsx';
import { useAdvanceState } from './use-advance-state.ts';

interface Props {
  /** At least one. */
  returns: readonly IncomeTaxReturn[];
  /** Undefined while it is not known. */
  profile: MemberProfile | undefined;
  /** Shows the provider's own view. */
  onShow: () => void;
}

/** What comes back for the newest year, by whom, and how each return stands. */
export function ReturnSummary({ returns, profile, onShow }: Props) {
  const t = useMessages();
  const newest = ofNewestYear(returns);
  const rejected = rejectedReturns(returns);
  const advance = useAdvanceState(returns, profile);
  return (
    <>
      {rejected.length > 0 && (
        <Banner
          tone="danger"
          title={t('issue.title')}
          actions={
            <Button variant="primary" onPress={onShow}>
              {t('issue.correct')}
            </Button>
          }
        >
          <p>{t('issue.which', { returns: namesOf(rejected) })}</p>
          <p>{t('issue.why')}</p>
        </Banner>
      )}
      <Tile title={t('year', { year: String(newest[0]?.taxYear) })}>
        <Stack gap={16}>
          <Figures figures={totals(newest, t)} />
          <ReturnRows returns={newest} />
          <OwedTax returns={newest} />
          {advance === 'submitted' && <Text tone="muted">{t('note')}</Text>}
          <RefundRest returns={newest} isRepaidTold={advance === 'refunded'} />
          {profile && hasRefundToCome(newest) && <RefundDestination profile={profile} />}
          <div>
            <Button onPress={onShow}>{t('details')}</Button>
          </div>
        </Stack>
      </Tile>
    </>
  );
}

/** The refund and what is owed, each apart from what is not accepted yet; $0 where there is nothing else. */
function totals(returns: readonly IncomeTaxReturn[], t: typeof translate) {
  const [refund, rejected, owed, owedRejected] = [
    totalRefund(returns),
    totalNotAccepted(returns),
    totalOwed(returns),
    totalOwedNotAccepted(returns),
  ];
  return [
    ...(refund > 0 || rejected + owed + owedRejected === 0
      ? [figure(t(totalLabel(returns)), refund)]
      : []),
    ...(rejected > 0 ? [figure(t(refund > 0 ? 'notAccepted' : 'total.rejected'), rejected)] : []),
    ...(owed > 0 ? [figure(t('owe'), owed)] : []),
    ...(owedRejected > 0 ? [figure(t('owe.rejected'), owedRejected)] : []),
  ];
}

/** Nothing is estimated of what is here, nor of what was sent, which she filed for. */
function totalLabel(
  returns: readonly IncomeTaxReturn[],
): 'total' | 'total.sent' | 'total.received' {
  const refunds = returns.filter((one) => refundDollars(one) > 0);
  if (refunds.length === 0 || hasRefundToCome(returns)) return 'total';
  return refunds.every(isRefundSent) ? 'total.sent' : 'total.received';
}

/** Returns of years before, where there are any. */
export function EarlierReturns({ returns }: Pick<Props, 'returns'>) {
  const t = useMessages();
  const newest = new Set(ofNewestYear(returns));
  const earlier = returns.filter((one) => !newest.has(one));
  if (earlier.length === 0) return null;
  return (
    <Section title={t('earlier')} size="small">
      <Tile>
        <ReturnRows returns={earlier} hasYears />
      </Tile>
    </Section>
  );
}

const figure = (label: string, dollars: number) => ({
  label,
  value: <Money cents={dollars * 100} isWhole />,
});

/** In its place: of most, a federal return and one of a state. */
export function ReturnSummarySkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Tile>
        <Stack gap={16}>
          <Figures figures={[{ label: t('total.loading'), value: <SkeletonText width={4} /> }]} />
          <AmountRowsSkeleton count={2} />
        </Stack>
      </Tile>
    </Skeleton>
  );
}
