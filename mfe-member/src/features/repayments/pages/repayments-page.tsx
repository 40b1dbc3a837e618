import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, Text, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { type Repayments, repaymentsQuery, repaysByDebit } from '../api/repayments.ts';
import { NextRepayment } from '../components/next-repayment.tsx';
import { PastRepayments } from '../components/past-repayments.tsx';
import { RepaymentTroubles } from '../components/repayment-troubles.tsx';
import { RepaymentsView } from '../components/repayments-view.tsx';
import { keepsPayout } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

/** How what she owes is repaid, for who has a card account. */
export function RepaymentsPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const hasCard = profile.data !== undefined && profile.data.currentCardAccount !== null;
  const repayments = useQuery({ ...repaymentsQuery, enabled: hasCard });
  if (profile.data?.currentCardAccount === null) return <Navigate to="/dashboard" replace />;
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} failure={t('failed')} loading={<RepaymentsSkeleton />} isBoxed>
        {(member) =>
          repaysByDebit(member) ? (
            <QueryPanel
              query={repayments}
              failure={t('failed')}
              loading={<RepaymentsSkeleton />}
              isBoxed
            >
              {(found) => <RepaymentsView profile={member} repayments={found} />}
            </QueryPanel>
          ) : (
            <>
              <RepaymentTroubles profile={member} notices={repayments.data?.notices ?? []} />
              <ByDirectDeposit repayments={repayments.data} hasBank={member.linkedBank !== null} />
            </>
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}

interface ByDirectDepositProps {
  repayments: Repayments | undefined;
  /** Whether a bank is linked that the rest can be sent to. */
  hasBank: boolean;
}

/** From her pay, and beside it what staff have debited, where they have. */
function ByDirectDeposit({ repayments, hasBank }: ByDirectDepositProps) {
  const t = useMessages();
  const isDebited =
    repayments !== undefined &&
    (repayments.next.status === 'processing' || repayments.scheduled.length > 0);
  const isKept = !hasBank || repayments?.notices.some(keepsPayout);
  return (
    <>
      {(isDebited || repayments?.next.status === 'from_pay') && (
        <NextRepayment repayments={repayments} />
      )}
      <Tile title={t('deposit.title')}>
        <Text>
          {[
            t('deposit.text'),
            t(isKept ? 'deposit.restKept' : 'deposit.rest'),
            !isDebited && t('deposit.noDebit'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        <p>
          <TextLink href="/income">{t('deposit.link')}</TextLink>
        </p>
      </Tile>
      {repayments && <PastRepayments repayments={repayments} />}
    </>
  );
}

const RepaymentsSkeleton = () => (
  <Skeleton>
    <Tile>
      <AmountRowsSkeleton count={3} />
    </Tile>
  </Skeleton>
);
