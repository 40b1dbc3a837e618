import { browserLocation } from '@reset/remote-sdk';
import { ConfirmDialog } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { removeFromStaff, type StaffMember } from '../api/staff.ts';
import { nameOf } from '../model/staff.ts';
import { useStaffChange } from './use-staff-change.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** Asks before somebody leaves the staff. Who removes herself leaves the area with it. */
export function RemoveDialog({ member, onClose }: Props) {
  const t = useMessages();
  const change = useStaffChange();
  const name = nameOf(member);

  async function remove() {
    const refusal = await change.make(() => removeFromStaff(member.id));
    if (refusal) return;
    if (member.you) browserLocation.assign('/');
    else onClose();
  }

  return (
    <ConfirmDialog
      title={member.you ? t('staff.leave') : t('staff.removeName', { name })}
      isOpen
      phrase={member.email ?? name}
      confirmLabel={member.you ? t('staff.leave') : t('staff.remove')}
      isPending={change.isPending}
      {...(change.problem === undefined ? {} : { error: change.problem })}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{member.you ? t('staff.leaveConsequence') : t('staff.consequence', { name })}</p>
    </ConfirmDialog>
  );
}
