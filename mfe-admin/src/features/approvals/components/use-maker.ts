import { useQuery } from '@tanstack/react-query';
import type { Approval } from '#features/commands/commands.ts';
import { nameOf, staffQuery } from '#features/staff/staff.ts';

/** Who made what waits to be approved: the end of her id while nothing else is known. */
export function useMaker({ madeBy }: Pick<Approval, 'madeBy'>): string {
  const { data } = useQuery(staffQuery);
  const member = data?.staff.find(({ id }) => id === madeBy);
  return member ? nameOf(member) : madeBy.slice(-4);
}
