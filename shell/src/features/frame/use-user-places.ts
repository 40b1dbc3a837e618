import type { SiteLink } from '@reset/api-contract/gateway/registry.ts';
import { pageData, useSession } from '@reset/remote-sdk';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';

/** Where somebody who is signed in may go, as far as it exists, and how she is greeted. */
export function useUserPlaces(): { greeting: string; places: SiteLink[] } {
  const t = useMessages();
  const remotes = useRemotes();
  const user = useSession((session) => session.user);
  // Whoever views the product as a member has that member's places.
  const isStaff = pageData().staff && !user?.impersonating;
  const places = [
    { label: t('menu.dashboard'), path: '/dashboard' },
    { label: t('menu.account'), path: '/account' },
    { label: t('menu.help'), path: '/account/user-faqs' },
    ...(isStaff ? [{ label: t('menu.admin'), path: '/admin/users' }] : []),
  ];
  return {
    greeting: user?.firstName
      ? t('menu.greeting', { firstName: user.firstName })
      : t('menu.unnamed'),
    places: places.filter(({ path }) => remotes.ownerOf(path)),
  };
}
