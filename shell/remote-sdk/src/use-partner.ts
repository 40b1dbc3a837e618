import { useQuery } from '@tanstack/react-query';
import { readCampaign } from './campaign.ts';
import { partnerOf, type Partner } from './partners.ts';
import { profileQuery } from './profile-query.ts';
import { useSession } from './session-store.ts';

/**
 * Under whose brand somebody is here: a member's own partner, else the one by whom this tab came
 * (requirement PLT-057). null under ours alone.
 */
export function usePartner(): Partner | null {
  const isSignedIn = useSession((session) => session.signedIn);
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn });
  return partnerOf(profile?.partnerSlug ?? readCampaign().partner);
}
