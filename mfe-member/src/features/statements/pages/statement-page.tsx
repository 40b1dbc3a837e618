import { ApiError, profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { formatMonth } from '#dates/calendar-date.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { statementQuery, type Statement } from '../api/get-statement.ts';
import { StatementActions } from '../components/statement-actions.tsx';
import { StatementView } from '../components/statement-view.tsx';
import { useStatementPdf } from '../components/use-statement-pdf.ts';
import { useMessages } from '../statements-messages.ts';

/** One statement, whose PDF is downloaded at each visit. Nothing where there is none. */
export function StatementPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const profile = useQuery(profileQuery);
  const statement = useQuery({ ...statementQuery(id), retry: false });
  const pdf = useStatementPdf(id, statement.isSuccess && profile.isSuccess);
  const title = useStatementTitle(statement.data);
  useDocumentTitle(title);
  if (profile.data?.currentCardAccount === null) return <Navigate to="/dashboard" replace />;
  if (isMissing(statement.error)) return null;
  return (
    <PageLayout title={title ?? t('statement')}>
      <QueryPanel
        query={statement}
        failure={t('statementFailed')}
        loading={<StatementSkeleton />}
        isBoxed
      >
        {(found) => (
          <>
            <StatementActions
              onDownload={pdf.download}
              isDownloading={pdf.isPending}
              hasFailed={pdf.isError}
            />
            <StatementView statement={found} />
          </>
        )}
      </QueryPanel>
    </PageLayout>
  );
}

function useStatementTitle(statement: Statement | undefined): string | undefined {
  const t = useMessages();
  if (!statement) return undefined;
  return statement.final ? t('ofMonth', { month: formatMonth(statement.endDate) }) : t('ofRunning');
}

/** None of hers, or what can be no statement's id. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

const StatementSkeleton = () => (
  <Skeleton>
    <Tile>
      <AmountRowsSkeleton count={4} />
    </Tile>
  </Skeleton>
);
