import { leaveForSignIn, useSession } from '@reset/remote-sdk';
import { Spinner } from '@reset/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BlogPost, SectionPage } from '../components/content.tsx';
import { contentAddress } from '../model/content-address.ts';

/**
 * /account/… where no page has a route of its own: what editors wrote for members. Other pages
 * send a visitor to sign in by what their calls answer; a post may be read by everybody.
 */
export function ContentPage() {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession((session) => session.signedIn);
  useEffect(() => {
    if (!isSignedIn) leaveForSignIn();
  }, [isSignedIn]);
  if (!isSignedIn) return <Spinner size="page" />;
  const address = contentAddress(pathname, search);
  return address.section === 'blog' ? (
    <BlogPost address={address} />
  ) : (
    <SectionPage address={address} />
  );
}
