import type { MemberProfile } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import type { RepaymentNotice } from '../api/repayments.ts';
import { useMessages } from '../repayments-messages.ts';
import { RepaymentTroubles } from './repayment-troubles.tsx';

interface Props {
  profile: Pick<MemberProfile, 'id'> | undefined;
  notices: readonly RepaymentNotice[];
}

/** Debits that are due, were put off or came back, with what mends them, or the way to them. */
export function RepaymentNotices({ profile, notices }: Props) {
  const t = useMessages();
  return (
    <RepaymentTroubles
      profile={profile}
      notices={notices}
      onward={
        <TextLink href="/account/repayments" variant="secondary">
          {t('see')}
        </TextLink>
      }
    />
  );
}
