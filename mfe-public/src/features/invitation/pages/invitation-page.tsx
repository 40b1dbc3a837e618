import { useSession } from '@reset/remote-sdk';
import { Banner, PageLayout } from '@reset/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { Join } from '../components/join.tsx';
import { SignInToJoin } from '../components/sign-in-to-join.tsx';

/** /users/invitation: where the link in an invitation to the staff leads. */
export function InvitationPage() {
  const t = useMessages();
  const token = useSearchParams()[0].get('invitation_token');
  const isSignedIn = useSession((session) => session.signedIn);
  const [isOver, setOver] = useState(false);
  const canJoin = isSignedIn && !isOver;
  return (
    <PageLayout width="form" title={t('invitation.title')} intro={t('invitation.intro')}>
      {!token && <Banner tone="warning">{t('invitation.link_invalid')}</Banner>}
      {token && canJoin && <Join token={token} onSessionOver={() => setOver(true)} />}
      {token && !canJoin && <SignInToJoin />}
    </PageLayout>
  );
}
