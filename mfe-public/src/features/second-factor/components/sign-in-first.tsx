import { browserLocation, rememberLocation, signInLocation } from '@reset/remote-sdk';
import { useEffect } from 'react';
import { Navigate } from 'react-router';

/** In the place of a page of who is signed in: to the sign-in, and back here afterwards. */
export function SignInFirst() {
  useEffect(() => rememberLocation(browserLocation.here()), []);
  return <Navigate to={signInLocation} replace />;
}
