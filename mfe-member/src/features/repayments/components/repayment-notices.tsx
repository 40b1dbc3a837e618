import { Stack, TextLink } from '@reset/shared-ui';
import type { RepaymentNotice } from '../api/repayments.ts';
import { wantsAnotherBank } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface Props {
  notices: readonly RepaymentNotice[];
}

/** Debits that are due, were put off or came back, with the way to them; nothing while none is. */
export function RepaymentNotices({ notices }: Props) {
  const t = useMessages();
  if (notices.length === 0) return null;
  return (
    <Stack gap={12}>
      {notices.map((notice) => (
        <NoticeBanner
          key={`${notice.id} ${notice.what}`}
          notice={notice}
          actions={
            <TextLink href="/account/repayments" variant="secondary">
              {t(wantsAnotherBank(notice) ? 'another' : 'see')}
            </TextLink>
          }
        />
      ))}
    </Stack>
  );
}
