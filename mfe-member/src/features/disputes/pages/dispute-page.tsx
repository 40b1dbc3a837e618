import { ApiError } from '@reset/remote-sdk';
import { NotFound, PageLayout, QueryPanel, Skeleton, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  cardTransactionsQuery,
  type CardTransaction,
} from '#features/card-transactions/card-transactions.ts';
import { useMessages as useCommonMessages } from '#messages.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { disputeQuery } from '../api/dispute.ts';
import { DisputeCase } from '../components/dispute-case.tsx';
import { useMessages } from '../disputes-messages.ts';

/** The case of a disputed transaction. */
export function DisputePage() {
  const t = useMessages();
  const notFound = useCommonMessages()('notFound');
  const { id = '' } = useParams();
  const dispute = useQuery(disputeQuery(id));
  const transactions = useQuery(cardTransactionsQuery);
  const transaction = transactions.data?.find((each) => each.id === id);
  const isMissing = dispute.error instanceof ApiError && dispute.error.status === 404;
  useDocumentTitle(isMissing ? notFound : t('title'));
  if (isMissing) return <NotFound />;
  return (
    <PageLayout title={t('title')}>
      <Stack gap={24}>
        <QueryPanel query={dispute} failure={t('loadFailed')} loading={<CaseSkeleton />} isBoxed>
          {(found) =>
            transactions.isPending ? (
              <CaseSkeleton />
            ) : (
              <DisputeCase
                dispute={found}
                transaction={
                  transaction && { ...transaction, takenBack: takenBackOf(id, transactions.data) }
                }
              />
            )
          }
        </QueryPanel>
      </Stack>
    </PageLayout>
  );
}

/** How the credits that were taken back of its disputes stand, as debts of their own. */
const takenBackOf = (id: string, transactions: readonly CardTransaction[] = []) =>
  transactions
    .filter(({ kind, purchaseId }) => kind === 'dispute_reversal' && purchaseId === id)
    .map(({ customerState }) => customerState);

/** Until the purchase is known too: what is said of the case names it. */
const CaseSkeleton = () => (
  <Skeleton>
    <Tile>
      <AmountRowsSkeleton count={3} />
    </Tile>
  </Skeleton>
);
