import { Button, EmptyState, Table, type Column } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import type { StaffMember } from '../api/staff.ts';
import { isLastAdministrator, nameOf } from '../model/staff.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import styles from './staff-table.module.css';

interface Props {
  staff: StaffMember[];
  isLoading: boolean;
  mayChange: boolean;
}

/** Who is of staff, one a row; administrators change roles and remove people here. */
export function StaffTable({ staff, isLoading, mayChange }: Props) {
  const t = useMessages();
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const roleCell = (member: StaffMember) => (
    <span className={styles.role}>
      {t(`staff.${member.role}`)}
      {mayChange && !isLastAdministrator(staff, member) && (
        <Button
          variant="quiet"
          aria-label={t('staff.changeRoleOf', { name: nameOf(member) })}
          onPress={() => setChanging(member)}
        >
          {t('staff.changeRole')}
        </Button>
      )}
    </span>
  );
  const removeCell = (member: StaffMember) =>
    isLastAdministrator(staff, member) ? (
      <span className={styles.note}>{t('staff.lastAdministrator')}</span>
    ) : (
      <Button
        variant="quiet-danger"
        aria-label={t('staff.removeName', { name: nameOf(member) })}
        onPress={() => setLeaving(member)}
      >
        {t('staff.remove')}
      </Button>
    );
  return (
    <>
      <Table
        caption={t('staff.title')}
        columns={[
          nameColumn(t),
          { key: 'email', header: t('users.email'), render: ({ email }) => email ?? t('none') },
          { key: 'role', header: t('staff.role'), render: roleCell },
          ...dateColumns(t),
          ...(mayChange ? [{ key: 'remove', header: t('staff.actions'), render: removeCell }] : []),
        ]}
        rows={staff}
        rowKey={({ id }) => id}
        empty={<EmptyState message={t('staff.nobody')} />}
        isLoading={isLoading}
        expected={{ count: 2, heightPx: 59 }}
      />
      {changing && <RoleDialog member={changing} onClose={() => setChanging(null)} />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

const nameColumn = (t: ReturnType<typeof useMessages>): Column<StaffMember> => ({
  key: 'name',
  header: t('users.name'),
  render: (member) => (
    <>
      {nameOf(member)} {member.you && <span className={styles.note}>{t('staff.you')}</span>}
    </>
  ),
});

const dateColumns = (t: ReturnType<typeof useMessages>): Column<StaffMember>[] => [
  {
    key: 'signIn',
    header: t('users.lastSignIn'),
    align: 'end',
    render: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
  },
  {
    key: 'added',
    header: t('staff.addedAt'),
    align: 'end',
    render: ({ addedAt }) => <Moment at={addedAt} />,
  },
];
