import { profileQuery } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';

/** Whether Login & security is there for her: without a phone number it leads elsewhere. */
export function useHasSecurityPage(): boolean {
  const profile = useQuery(profileQuery);
  return (profile.data?.phoneNumber ?? null) !== null;
}
