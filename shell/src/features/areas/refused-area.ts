import { leaveForSignIn, pageData } from '@reset/remote-sdk';
import { redirect, type RouteObject } from 'react-router';

/**
 * What stands at an address that is not for who opened it: members are sent to where they may be,
 * visitors to the sign-in page. None where the address is open. Whose it is the page does not say,
 * and the calls behind it refuse by themselves.
 */
export function refusedArea(): RouteObject[] {
  const { refused, signed_in: isSignedIn } = pageData();
  if (!refused) return [];
  const [, area = ''] = window.location.pathname.split('/');
  return [
    {
      path: `/${area}/*`,
      loader: () => {
        if (isSignedIn) return redirect('/dashboard');
        leaveForSignIn();
        return null;
      },
    },
  ];
}
