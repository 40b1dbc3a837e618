import {
  Banner,
  EmptyState,
  Money,
  PageLayout,
  QueryPanel,
  Table,
  TextLink,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { sayAction, type Approval } from '#features/commands/commands.ts';
import { WaitingSchedules, waitingSchedulesQuery } from '#features/cases/cases.ts';
import { isRefusedToRole } from '#role/is-refused-to-role.ts';
import { Moment } from '#moments/moment.tsx';
import { pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { makerOf } from '../model/approval.ts';

/** /admin/approvals: what waits for another person. Each leads to its case, which shows all of it and decides it. */
export function ApprovalsPage() {
  const t = useMessages();
  const query = useQuery(pendingQuery);
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <WaitingSchedules />
      {isRefusedToRole(query.error) ? (
        <Banner tone="info">{t('operationsOnly')}</Banner>
      ) : (
        <QueryPanel
          query={query}
          failure={t('failed')}
          loading={<ApprovalsTable approvals={[]} isLoading />}
        >
          {({ approvals }) => <ApprovalsTable approvals={approvals} isLoading={false} />}
        </QueryPanel>
      )}
    </PageLayout>
  );
}

function ApprovalsTable({ approvals, isLoading }: { approvals: Approval[]; isLoading: boolean }) {
  const t = useMessages();
  const { data: schedules } = useQuery(waitingSchedulesQuery);
  const isElse = schedules !== undefined && schedules.count > 0;
  return (
    <Table
      caption={t('title')}
      rows={approvals}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      empty={<EmptyState message={t(isElse ? 'noneElse' : 'none')} />}
      columns={[
        {
          key: 'action',
          header: t('action'),
          render: ({ id, action }) => (
            <TextLink href={`/admin/cases/${id}`}>{sayAction(action)}</TextLink>
          ),
        },
        {
          key: 'subject',
          header: t('subject'),
          render: ({ subjectId: id, subject }) =>
            id === null ? (
              t('n')
            ) : (
              <TextLink href={`/admin/users/${id}`}>{subject?.name ?? id.slice(-4)}</TextLink>
            ),
        },
        {
          key: 'amount',
          header: t('amount'),
          align: 'end',
          render: ({ amount }) =>
            amount === null ? t('n') : <Money cents={Math.round(amount * 100)} />,
        },
        {
          key: 'madeBy',
          header: t('madeBy'),
          render: makerOf,
        },
        {
          key: 'expiresAt',
          header: t('expiresAt'),
          render: ({ expiresAt }) => <Moment at={expiresAt} />,
        },
        { key: 'email', header: t('email'), render: ({ subject }) => subject?.email ?? t('n') },
        { key: 'reason', header: t('reason'), render: ({ reason }) => reason ?? t('n') },
      ]}
    />
  );
}
