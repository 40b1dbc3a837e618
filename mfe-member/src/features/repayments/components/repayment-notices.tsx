import type { MemberProfile } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { isSaidByRow } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import { RepaymentTroubles } from './repayment-troubles.tsx';

interface Props {
  profile: Pick<MemberProfile, 'id'> | undefined;
  overview: Pick<Overview, 'repaymentNotices' | 'nextRepayment'>;
}

/** A phone, where her limit has to be in sight below the notices: less wide than the md breakpoint. */
const MD_PX = 576;

/**
 * Debits that are due, were put off or came back, with what mends them, or the way to them; but for
 * what the row of her next repayment says already.
 */
export function RepaymentNotices({ profile, overview }: Props) {
  const t = useMessages();
  const { repaymentNotices, nextRepayment } = overview;
  return (
    <RepaymentTroubles
      profile={profile}
      notices={repaymentNotices.filter((notice) => !isSaidByRow(notice, nextRepayment))}
      isFolded={window.innerWidth < MD_PX}
      onward={
        <TextLink href="/account/repayments" variant="secondary">
          {t('see')}
        </TextLink>
      }
    />
  );
}
