import { useSession } from '@reset/remote-sdk';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { Announcer } from './components/announcer.tsx';
import { MemberLayout } from './components/member-layout.tsx';
import { PlainLayout } from './components/plain-layout.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageHandle } from './use-page-handle.ts';
import { useSessionUser } from './use-session-user.ts';

/** What stands around every page: the layout that it asks for, its title, and the announcer. */
export function Frame() {
  useSessionUser();
  const { layout } = usePageHandle();
  const [search] = useSearchParams();
  const expected = useExpectedLayout();
  const Layout = (layout ?? expected) === 'member' ? MemberLayout : PlainLayout;
  useArrival();
  return (
    <>
      <Layout isBare={search.get('hideNavigation') === 'true'}>
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
