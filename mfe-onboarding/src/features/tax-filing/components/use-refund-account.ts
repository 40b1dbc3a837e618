import type { BankVerification } from '@reset/api-contract/member/linking.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import { refundDestination } from '@reset/remote-sdk/tax-filing';
import { useQuery } from '@tanstack/react-query';
import { refundAccountStatusQuery } from '../api/get-refund-account-status.ts';

/** The account that her refund goes to. */
export interface RefundAccountFacts {
  /** Where it is sent, in words; null where there is none that it could be sent to. */
  destination: string | null;
  /** Whether it is in her name; nothing while that is not known. */
  status: BankVerification['status'] | undefined;
}

/** Asks whose the account is until that is known. */
export function useRefundAccount(profile: MemberProfile): RefundAccountFacts {
  const destination = refundDestination(profile);
  const { data: status } = useQuery({
    ...refundAccountStatusQuery,
    enabled: destination !== null,
  });
  return { destination, status };
}
