import type { Choice } from '@reset/shared-ui';
import { searchUsers } from '#features/users/users.ts';
import { t as say } from '#messages.ts';
import remote from '../../../../remote.json';

/** In the place of an address: what the keys are. */
export const HELP = 'keys';

/** All pages of the navigation, and what the keys are. */
export const palettePages = (): Choice[] => [
  ...remote.navigation.map(({ path, label }) => ({ value: path, label })),
  { value: HELP, label: say('keys.title') },
];

/** The pages whose names have what is typed, then the people who are found by it; each value is an address. */
export async function searchEverything(typed: string): Promise<Choice[]> {
  const pages = palettePages().filter(({ label }) =>
    label.toLowerCase().includes(typed.toLowerCase()),
  );
  // A failed search of people takes no page away.
  const people = await searchUsers(typed).catch((failure: unknown) => {
    if (pages.length === 0) throw failure;
    return [];
  });
  return [
    ...pages,
    ...people.map(({ id, name, email }) => ({
      value: `/admin/users/${id}`,
      label: `${name}, ${email}, ${id.slice(-4)}`,
    })),
  ];
}
