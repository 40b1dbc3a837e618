import { announce, profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { Button, LinkDialog, Stack } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repaymentsQuery, type RepaymentNotice } from '../api/repayments.ts';
import { wantsAnotherBank } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface Props {
  profile: MemberProfile;
  notices: readonly RepaymentNotice[];
}

/** The notices on the page of repayments, where another bank can be linked. */
export function RepaymentTroubles({ profile, notices }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isLinking, setLinking] = useState(false);

  function finish() {
    setLinking(false);
    announce(t('another.done'));
    for (const { queryKey } of [repaymentsQuery, profileQuery]) {
      void client.invalidateQueries({ queryKey });
    }
  }

  return (
    <>
      {notices.length > 0 && (
        <Stack gap={12}>
          {notices.map((notice) => (
            <NoticeBanner
              key={`${notice.id} ${notice.what}`}
              notice={notice}
              actions={
                wantsAnotherBank(notice) && (
                  <Button onPress={() => setLinking(true)}>{t('another')}</Button>
                )
              }
            />
          ))}
        </Stack>
      )}
      {isLinking && (
        <LinkDialog
          title={t('another.title')}
          {...accountLink({ source: 'plaid', isAnother: true, userId: profile.id })}
          onLinked={finish}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}
