import { useSession } from '@reset/remote-sdk';
import { FormsOff } from '@reset/shared-ui';
import type { ComponentProps } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { Demo } from '#features/demo/demo.tsx';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { useArrival } from './arrival/use-arrival.ts';
import { Announcer } from './components/announcer.tsx';
import { PlainLayout } from './components/plain-layout.tsx';
import { SignedInLayout } from './components/signed-in-layout.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { OverriddenRelease } from './overridden-release/overridden-release.tsx';
import { usePartnerTheme } from './theme/use-partner-theme.ts';
import { usePageHandle } from './use-page-handle.ts';
import { useSessionUser } from './use-session-user.ts';
import { ViewingAsUser } from './viewing-as-user/viewing-as-user.tsx';

/** What stands around every page: the layout that it asks for, its title, and the announcer. */
export function Frame() {
  useSessionUser();
  usePartnerTheme();
  useArrival();
  const t = useMessages();
  const isViewing = useSession((session) => session.user?.impersonating ?? false);
  const { layout } = usePageHandle();
  const [search] = useSearchParams();
  const expected = useExpectedLayout();
  const Layout = LAYOUTS[layout ?? expected];
  const isBare = search.get('hideNavigation') === 'true';
  // Staff demonstrate nothing of theirs.
  const hasDemo = !isBare && Layout !== LAYOUTS.staff;
  return (
    <>
      {!isBare && <SkipLink />}
      <ViewingAsUser />
      <OverriddenRelease />
      {hasDemo && <Demo place="above" />}
      <FormsOff value={isViewing ? t('viewing.formsOff') : null}>
        <Layout isBare={isBare} foot={hasDemo && <Demo place="below" />}>
          <Outlet />
        </Layout>
      </FormsOff>
      <Announcer />
    </>
  );
}

const LAYOUTS = {
  member: SignedInLayout,
  staff: (props: ComponentProps<typeof PlainLayout>) => (
    <SignedInLayout {...props} audience="staff" />
  ),
  plain: PlainLayout,
};

/** Until a page says otherwise: the frame in whose navigation its remote has a place. */
function useExpectedLayout(): keyof typeof LAYOUTS {
  const isSignedIn = useSession((session) => session.signedIn);
  const owner = useRemotes().ownerOf(useLocation().pathname);
  if (!isSignedIn || !owner || owner.navigation.length === 0) return 'plain';
  return owner.audience ?? 'member';
}
