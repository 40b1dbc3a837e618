import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { leaveForSignIn, pageData } from '@reset/remote-sdk';
import { redirect, type RouteObject } from 'react-router';

/**
 * What stands in the place of the staff's remote for everybody else: members are
 * sent to where they may be, visitors to the sign-in page. null when the area is
 * open. The calls behind it refuse by themselves; this only spares the code.
 */
export function refusedArea(remote: RegisteredRemote): RouteObject[] | null {
  const { staff, signed_in: isSignedIn } = pageData();
  if (remote.audience !== 'staff' || staff) return null;
  return remote.prefixes.map((prefix) => ({
    path: `${prefix}/*`,
    loader: () => {
      if (isSignedIn) return redirect('/dashboard');
      leaveForSignIn();
      return null;
    },
  }));
}
