import type { MemberProfile } from '@reset/remote-sdk';
import { Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { repaymentsQuery, repaysByDebit } from '../api/repayments.ts';
import { useMessages } from '../repayments-messages.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface Props {
  profile: MemberProfile;
}

/** Debits that are due, were put off or came back, with the way to them; nothing while none is. */
export function RepaymentNotices({ profile }: Props) {
  const t = useMessages();
  const { data } = useQuery({ ...repaymentsQuery, enabled: repaysByDebit(profile) });
  const notices = data?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Stack gap={12}>
      {notices.map((notice) => (
        <NoticeBanner
          key={`${notice.id} ${notice.what}`}
          notice={notice}
          actions={
            <TextLink href="/account/repayments" variant="secondary">
              {t('see')}
            </TextLink>
          }
        />
      ))}
    </Stack>
  );
}
