import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Dialog, DialogActions, Form, SelectField, Stack, SubmitButton } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { STAFF_ROLES } from '#role/role-store.ts';
import { changeRole, type StaffMember } from '../api/staff.ts';
import { nameOf } from '../model/staff.ts';
import { useStaffChange } from './use-staff-change.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** Asks which role somebody has from now on. */
export function RoleDialog({ member, onClose }: Props) {
  const t = useMessages();
  const change = useStaffChange();
  const name = nameOf(member);
  const title = t('staff.changeRoleOf', { name });

  async function submit({ role }: { role: StaffRole }) {
    const refusal = await change.make(() => changeRole(member.id, role));
    if (!refusal) onClose();
    return refusal;
  }

  return (
    <Dialog title={title} isOpen isPending={change.isPending} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('staff.roleConsequence', { name, role: t(`staff.${member.role}`) })}</p>
        <Form aria-label={title} initialValues={{ role: member.role }} onSubmit={submit}>
          {({ role }) => (
            <>
              <SelectField
                name="role"
                label={t('staff.role')}
                description={t('invite.roleHint')}
                choices={STAFF_ROLES.map((value) => ({ value, label: t(`staff.${value}`) }))}
              />
              <DialogActions onCancel={onClose} isPending={change.isPending}>
                <SubmitButton isWide={false} isDisabled={role === member.role}>
                  {t('staff.changeRole')}
                </SubmitButton>
              </DialogActions>
            </>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
