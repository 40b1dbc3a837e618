import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The issuer's tokens live for five minutes; opening the widget takes its part of the last. */
const FRESH_MS = 4 * 60_000;

/**
 * The issuer's token for showing the card's number, which comes with the profile and is good for
 * one showing: from a profile that nobody has taken it from yet, or from a new one. Null when the
 * number cannot be shown now.
 */
export function useDisplayToken() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['card', 'display-token'],
    queryFn: async () => {
      const profile = await client.fetchQuery({ ...profileQuery, staleTime: FRESH_MS });
      const { queryKey } = profileQuery;
      // Taken: the next showing asks for a new one.
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
      return profile.currentCardAccount?.clientToken?.clientToken ?? null;
    },
    // The call below has its retries; what it brought is forgotten with the widget.
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}
