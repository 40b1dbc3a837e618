import { useSession } from '@reset/remote-sdk';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useArrival } from './arrival/use-arrival.ts';
import { Announcer } from './components/announcer.tsx';
import { MemberLayout } from './components/member-layout.tsx';
import { PlainLayout } from './components/plain-layout.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { usePartnerTheme } from './theme/use-partner-theme.ts';
import { usePageHandle } from './use-page-handle.ts';
import { useSessionUser } from './use-session-user.ts';
import { ViewingAsUser } from './viewing-as-user/viewing-as-user.tsx';

/** What stands around every page: the layout that it asks for, its title, and the announcer. */
export function Frame() {
  useSessionUser();
  usePartnerTheme();
  useArrival();
  const { layout } = usePageHandle();
  const [search] = useSearchParams();
  const expected = useExpectedLayout();
  const Layout = (layout ?? expected) === 'member' ? MemberLayout : PlainLayout;
  const isBare = search.get('hideNavigation') === 'true';
  return (
    <>
      {!isBare && <SkipLink />}
      <ViewingAsUser />
      <Layout isBare={isBare}>
        <Outlet />
      </Layout>
      <Announcer />
    </>
  );
}

/** Until a page says otherwise: the member's frame where its remote has a place in the navigation. */
function useExpectedLayout(): 'member' | 'plain' {
  const isSignedIn = useSession((session) => session.signedIn);
  const owner = useRemotes().ownerOf(useLocation().pathname);
  return isSignedIn && owner && owner.navigation.length > 0 ? 'member' : 'plain';
}
