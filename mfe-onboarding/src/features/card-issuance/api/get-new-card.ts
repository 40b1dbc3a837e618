import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Her card as it is once it was issued, with the token that shows its number once. The profile is
 * read anew for both, but for the card where what is known of her has it already: her account is
 * opened before its card is.
 */
export function useNewCard() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['card_issuance', 'card'],
    queryFn: async () => cardOf(await client.fetchQuery({ ...profileQuery, staleTime: 0 })),
    initialData: () => {
      const known = client.getQueryData(profileQuery.queryKey);
      return known?.currentCardAccount?.cards.length ? cardOf(known) : undefined;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}

const cardOf = ({ currentCardAccount: account }: MemberProfile) => ({
  lastFour: account?.cards[0]?.lastFour ?? null,
  displayToken: account?.clientToken?.clientToken ?? null,
});
