import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { StaffMember } from '../api/staff.ts';
import { nameOf } from '../model/staff.ts';
import styles from './role-select.module.css';

interface Props {
  member: StaffMember;
  isDisabled: boolean;
  onChange: (role: StaffRole) => void;
}

/** What somebody may do, to be changed on the spot. */
export function RoleSelect({ member, isDisabled, onChange }: Props) {
  const t = useMessages();
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={t('staff.roleOf', { name: nameOf(member) })}
        value={member.role}
        // `disabled` would lose the focus of the one who has just chosen.
        aria-disabled={isDisabled || undefined}
        onChange={({ target }) => {
          if (!isDisabled) onChange(target.value === 'owner' ? 'owner' : 'agent');
        }}
      >
        <option value="owner">{t('staff.owner')}</option>
        <option value="agent">{t('staff.agent')}</option>
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
