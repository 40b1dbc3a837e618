import { Button, EmptyState, Table, type Column } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { voidInvitation, type Invitation } from '../api/staff.ts';
import type { StaffChange } from './use-staff-change.ts';

interface Props {
  invitations: Invitation[];
  isLoading?: boolean;
  /** null for who may look and not change. */
  change: StaffChange | null;
}

/** Who is invited and has not come yet. */
export function InvitationsTable({ invitations, isLoading = false, change }: Props) {
  const t = useMessages();
  const columns: Column<Invitation>[] = [
    { key: 'email', header: t('users.email'), render: ({ email }) => email },
    { key: 'role', header: t('staff.role'), render: ({ role }) => t(`staff.${role}`) },
    {
      key: 'expires',
      header: t('invite.expires'),
      align: 'end',
      render: ({ expiresAt }) => <Moment at={expiresAt} />,
    },
  ];
  if (change) {
    columns.push({
      key: 'void',
      header: t('staff.actions'),
      render: ({ id, email }) => (
        <Button
          variant="quiet-danger"
          aria-label={t('invite.voidEmail', { email })}
          isPending={change.isPending}
          onPress={() => void change.make(() => voidInvitation(id))}
        >
          {t('invite.void')}
        </Button>
      ),
    });
  }
  return (
    <Table
      caption={t('invite.open')}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      empty={<EmptyState message={t('invite.nobody')} />}
      isLoading={isLoading}
      expected={{ count: 2, heightPx: 59 }}
    />
  );
}
