import { expectUnconfirmedEmail, profileQuery, sessionStore, useSession } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads the profile once somebody is signed in, and keeps what every page needs in the session. */
export function useSessionUser(): void {
  const isSignedIn = useSession((session) => session.signedIn);
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn });
  useEffect(() => {
    if (!data) return;
    expectUnconfirmedEmail(!data.confirmed);
    const { id, firstName, lastName, email, admin, impersonating } = data;
    sessionStore.getState().setUser({ id, firstName, lastName, email, admin, impersonating });
  }, [data]);
}
