import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { mayHaveAdvance, spentAdvance } from '@reset/remote-sdk/tax-returns';
import { useQuery } from '@tanstack/react-query';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { formatDollars } from '#money/money.ts';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { endedAdvance } from '../model/ended-advance.ts';
import { useMessages } from '../tax-return-messages.ts';

/** An advance that is in her limit no more, as it is read. */
export interface EndedAdvance {
  title: string;
  /** Why it ended, and what she spent of it. */
  text: string;
  spentDollars: number;
}

/** The advance that was in her limit and ended; null where none did, or that is not known. */
export function useEndedAdvance(
  { asOf }: Pick<Overview, 'asOf'>,
  profile: MemberProfile | undefined,
): EndedAdvance | null {
  const t = useMessages();
  const partner = usePartner();
  const { data: returns = [] } = useQuery(taxReturnsQuery);
  if (!profile) return null;
  const end = endedAdvance(returns, {
    mayHave: mayHaveAdvance(profile, partner),
    hasCard: profile.currentCardAccount !== null,
    homeState: profile.currentAddress?.stateAbbr ?? null,
    asOf,
  });
  if (end === null) return null;
  const { dollars: spentDollars } = spentAdvance(returns);
  const sentences = [
    t(`ended.${end}`),
    spentDollars > 0 && t('ended.spent', { spent: formatDollars(spentDollars) }),
  ];
  return { title: t('advance.title'), text: sentences.filter(Boolean).join(' '), spentDollars };
}
