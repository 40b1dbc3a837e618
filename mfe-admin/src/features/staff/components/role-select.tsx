import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { StaffMember } from '../api/staff.ts';
import { STAFF_ROLES } from '#role/role-store.ts';
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
          const chosen = STAFF_ROLES.find((role) => role === target.value);
          if (chosen && !isDisabled) onChange(chosen);
        }}
      >
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`staff.${role}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
