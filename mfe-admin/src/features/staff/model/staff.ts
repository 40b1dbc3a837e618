import type { StaffMember } from '../api/staff.ts';

/** Whether who looks at this list manages the staff; the service looks at each call itself. */
export const mayManage = (staff: readonly StaffMember[]): boolean =>
  staff.some(({ you, role }) => you && role === 'owner');

/** Whether nobody would manage the staff without this one, whose role is therefore fixed. */
export const isLastOwner = (staff: readonly StaffMember[], { id }: StaffMember): boolean => {
  const owners = staff.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
};

/** How somebody is called in a sentence: the end of her id while nothing else is known. */
export const nameOf = ({ name, email, id }: StaffMember): string => name ?? email ?? id.slice(-4);
