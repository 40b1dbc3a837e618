import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * The issuer's token for showing the card's number, which comes with the profile: minutes old it
 * is over, and it is good for one showing, so each showing reads the profile anew. Null when the
 * number cannot be shown now.
 */
export function useDisplayToken() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['card', 'display-token'],
    queryFn: async () => {
      const profile = await client.fetchQuery({ ...profileQuery, staleTime: 0 });
      return profile.currentCardAccount?.clientToken?.clientToken ?? null;
    },
    // The call in it has its own retries; what it brought is forgotten with the widget.
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}
