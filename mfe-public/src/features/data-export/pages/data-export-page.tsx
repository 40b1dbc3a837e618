import { profileQuery, useSession } from '@reset/remote-sdk';
import { PageLayout, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { DataExport } from '../components/data-export.tsx';
import { useMessages } from '../data-export-messages.ts';

/** /users/your_data: a copy of all that is kept about who is signed in. */
export function DataExportPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const profile = useQuery({ ...profileQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(profile.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('title')} intro={t('intro')}>
      <DataExport />
      <div>
        <TextLink href="/account">{t('back')}</TextLink>
      </div>
    </PageLayout>
  );
}
