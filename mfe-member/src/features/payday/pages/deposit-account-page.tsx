import { ApiError, profileQuery } from '@reset/remote-sdk';
import { EmptyState, PageLayout, QueryPanel, Skeleton, Text, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { depositAccountQuery } from '../api/deposit-account.ts';
import { DepositDetails } from '../components/deposit-details.tsx';
import { useMessages } from '../payday-messages.ts';

/** What an employer is told who is to send her pay to us. */
export function DepositAccountPage() {
  const t = useMessages();
  const account = useQuery(depositAccountQuery);
  const profile = useQuery(profileQuery);
  const repaysByDebit = profile.data?.repaymentMethod === 'ach_debit_flow';
  const isMissing = account.error instanceof ApiError && account.error.status === 404;
  return (
    <PageLayout title={t('deposit.title')}>
      {isMissing ? (
        <EmptyState message={t('deposit.none')} action={<Text>{t('deposit.noneText')}</Text>} />
      ) : (
        <>
          <Text>{t('deposit.intro')}</Text>
          <Text>
            {[t('deposit.all'), repaysByDebit && t('deposit.unchanged')].filter(Boolean).join(' ')}
          </Text>
          <Tile>
            <QueryPanel
              query={account}
              failure={t('deposit.failed')}
              loading={
                <Skeleton>
                  <AmountRowsSkeleton count={3} />
                </Skeleton>
              }
            >
              {(found) => <DepositDetails account={found} />}
            </QueryPanel>
          </Tile>
          <Text tone="muted" size="caption">
            {t('deposit.privacy')}
          </Text>
        </>
      )}
    </PageLayout>
  );
}
