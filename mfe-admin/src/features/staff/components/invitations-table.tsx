import { ActionDialog, EmptyState, Table, type Column } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { voidInvitation, type Invitation } from '../api/staff.ts';
import { useStaffChange } from './use-staff-change.ts';

interface Props {
  invitations: Invitation[];
  isLoading?: boolean;
  mayChange: boolean;
}

/** Who is invited and has not come yet. */
export function InvitationsTable({ invitations, isLoading = false, mayChange }: Props) {
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
  if (mayChange) {
    columns.push({
      key: 'void',
      header: t('staff.actions'),
      render: (invitation) => <VoidInvitation of={invitation} />,
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

/** Asks before a link leads nowhere any more. */
function VoidInvitation({ of: { id, email } }: { of: Invitation }) {
  const t = useMessages();
  const change = useStaffChange();
  return (
    <ActionDialog
      isQuiet
      isLoss
      action={t('invite.void')}
      label={t('invite.voidEmail', { email })}
      title={t('invite.voidEmail', { email })}
      keep={t('invite.keep')}
      onConfirm={async () => {
        const refusal = await change.make(() => voidInvitation(id));
        if (refusal) throw refusal;
      }}
    >
      <p>{t('invite.voidConsequence', { email })}</p>
    </ActionDialog>
  );
}
