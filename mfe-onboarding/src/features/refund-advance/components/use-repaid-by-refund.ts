import type { MemberProfile } from '@reset/remote-sdk';
import { incomeTaxReturnsQuery } from '@reset/remote-sdk/tax-filing';
import { isAdvanceOffered } from '@reset/remote-sdk/tax-returns';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../refund-advance-messages.ts';
import { useAdvance, useMayHaveAdvance } from './use-advance.ts';

/**
 * What repays an advance on her refund, in a sentence that stands beside what paydays repay (decision
 * 90); null for whom none is offered, and while that is not known.
 */
export function useRepaidByRefund(profile: MemberProfile): string | null {
  const t = useMessages();
  const mayHave = useMayHaveAdvance(profile);
  const { data: returns = [] } = useQuery({ ...incomeTaxReturnsQuery, enabled: mayHave });
  const advance = useAdvance(profile, { isAsked: returns.length > 0 });
  return advance && isAdvanceOffered(advance.stateOf(returns)) ? t('repaidByRefund') : null;
}
