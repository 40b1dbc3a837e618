import { useSession } from '@reset/remote-sdk';
import { EmptyState, Money, PageLayout, QueryPanel, Table, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { sayAction, type Approval } from '#features/commands/commands.ts';
import { nameOf, staffQuery } from '#features/staff/staff.ts';
import { Moment } from '#moments/moment.tsx';
import { pendingQuery } from '../api/get-approvals.ts';
import { Decide } from '../components/decide.tsx';
import { useMessages } from '../messages.ts';

/** /admin/approvals: what waits for another person; what she made herself she cannot approve. */
export function ApprovalsPage() {
  const t = useMessages();
  const query = useQuery(pendingQuery);
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <QueryPanel
        query={query}
        failure={t('failed')}
        loading={<ApprovalsTable approvals={[]} isLoading />}
      >
        {({ approvals }) => <ApprovalsTable approvals={approvals} isLoading={false} />}
      </QueryPanel>
    </PageLayout>
  );
}

function ApprovalsTable({ approvals, isLoading }: { approvals: Approval[]; isLoading: boolean }) {
  const t = useMessages();
  const ownId = useSession(({ user }) => user?.id);
  const { data } = useQuery(staffQuery);
  const maker = (id: string) => data?.staff.find((member) => member.id === id);
  return (
    <Table
      caption={t('title')}
      rows={approvals}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      empty={<EmptyState message={t('none')} />}
      columns={[
        { key: 'action', header: t('action'), render: ({ action }) => sayAction(action) },
        {
          key: 'subject',
          header: t('subject'),
          render: ({ subjectId: id }) =>
            id === null ? t('n') : <TextLink href={`/admin/users/${id}`}>{id.slice(-4)}</TextLink>,
        },
        {
          key: 'amount',
          header: t('amount'),
          align: 'end',
          render: ({ amount }) =>
            amount === null ? t('n') : <Money cents={Math.round(amount * 100)} />,
        },
        { key: 'reason', header: t('reason'), render: ({ reason }) => reason ?? t('n') },
        {
          key: 'madeBy',
          header: t('madeBy'),
          render: ({ madeBy }) => {
            const member = maker(madeBy);
            return member ? nameOf(member) : madeBy.slice(-4);
          },
        },
        { key: 'madeAt', header: t('madeAt'), render: ({ madeAt }) => <Moment at={madeAt} /> },
        {
          key: 'expiresAt',
          header: t('expiresAt'),
          render: ({ expiresAt }) => <Moment at={expiresAt} />,
        },
        {
          key: 'decide',
          header: t('decide'),
          render: (approval) => <Decide approval={approval} isOwn={approval.madeBy === ownId} />,
        },
      ]}
    />
  );
}
