import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Her card as it is once it was issued, with the token that shows its number once: the profile is
 * read anew for both.
 */
export function useNewCard() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['card_issuance', 'card'],
    queryFn: async () => {
      const { currentCardAccount } = await client.fetchQuery({ ...profileQuery, staleTime: 0 });
      return {
        lastFour: currentCardAccount?.cards[0]?.lastFour ?? null,
        displayToken: currentCardAccount?.clientToken?.clientToken ?? null,
      };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
