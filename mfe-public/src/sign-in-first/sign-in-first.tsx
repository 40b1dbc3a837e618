import { ApiError, browserLocation, rememberLocation, signInLocation } from '@reset/remote-sdk';
import { useEffect } from 'react';
import { Navigate } from 'react-router';

/** In the place of a page of who is signed in: to the sign-in, and back here afterwards. */
export function SignInFirst() {
  useEffect(() => rememberLocation(browserLocation.here()), []);
  return <Navigate to={signInLocation} replace />;
}

/**
 * Whether a call was refused because the session is over: from a page that is a visitor's too,
 * that leads away by itself nowhere.
 */
export const isSessionOver = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401;
