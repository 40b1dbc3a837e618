import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { isCardOffered } from '@reset/remote-sdk/tax-returns';
import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '#features/notifications/notifications.ts';
import { applicationNotice } from '../model/application-notice.ts';

/**
 * Whether who has no card is spoken to of one: not where her partner offers none after taxes, unless she
 * has applied for it herself and not cancelled, which few do: while it is not known she has not.
 */
export function useHasCardOffer(profile: MemberProfile | undefined): boolean {
  const isOffered = isCardOffered({ currentCardAccount: null }, usePartner());
  const { data: notifications } = useQuery({
    ...notificationsQuery,
    enabled: !isOffered && profile?.currentCardAccount === null,
  });
  return isOffered || (notifications && applicationNotice(notifications)) !== undefined;
}
