import type { MemberProfile } from '@reset/remote-sdk';
import {
  hasRefundToCome,
  isAnyRejected,
  ofNewestYear,
  receivedDollars,
  refundDollars,
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
import { ReturnRows } from './return-rows.tsx';
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
  const advance = useAdvanceState(returns, profile);
  return (
    <>
      {isAnyRejected(newest) && (
        <Banner
          tone="danger"
          title={t('issue.title')}
          actions={
            <Button variant="primary" onPress={onShow}>
              {t('issue.correct')}
            </Button>
          }
        >
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
      ? [figure(t(hasAllCome(returns) ? 'total.received' : 'total'), refund)]
      : []),
    ...(rejected > 0 ? [figure(t(refund > 0 ? 'notAccepted' : 'total.rejected'), rejected)] : []),
    ...(owed > 0 ? [figure(t('owe'), owed)] : []),
    ...(owedRejected > 0 ? [figure(t('owe.rejected'), owedRejected)] : []),
  ];
}

/** Whether each refund among them is here by an amount that is known: nothing of the total is estimated. */
function hasAllCome(returns: readonly IncomeTaxReturn[]): boolean {
  const refunds = returns.filter((one) => refundDollars(one) > 0);
  return refunds.length > 0 && refunds.every((one) => receivedDollars(one) !== null);
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
          <Figures figures={[{ label: t('total'), value: <SkeletonText width={4} /> }]} />
          <AmountRowsSkeleton count={2} />
        </Stack>
      </Tile>
    </Skeleton>
  );
}
