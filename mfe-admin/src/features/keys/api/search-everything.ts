import type { Choice } from '@reset/shared-ui';
import { searchUsers } from '#features/users/users.ts';
import { t as say } from '#messages.ts';

/** In the place of an address: what the keys are. */
export const HELP = 'keys';

const PAGES = (): Choice[] => [
  { value: '/admin', label: say('home.title') },
  { value: '/admin/users', label: say('users.title') },
  { value: '/admin/cases', label: say('cases.title') },
  { value: '/admin/repayment-schedule', label: say('repayments.title') },
  { value: '/admin/card-transactions', label: say('transactions.title') },
  { value: '/admin/waitlists', label: say('waitlist.title') },
  { value: '/admin/financial-health', label: say('health.title') },
  { value: '/admin/staff', label: say('staff.title') },
  { value: HELP, label: say('keys.title') },
];

/** The pages whose names have what is typed, then the people who are found by it; each value is an address. */
export async function searchEverything(typed: string): Promise<Choice[]> {
  const pages = PAGES().filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  // A failed search of people takes no page away.
  const people = await searchUsers(typed).catch((failure: unknown) => {
    if (pages.length === 0) throw failure;
    return [];
  });
  return [
    ...pages,
    ...people.map(({ id, name, email }) => ({
      value: `/admin/users/${id}`,
      label: `${name}, ${email}`,
    })),
  ];
}
