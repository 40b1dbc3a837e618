import {
  agreeOnLanguage,
  expectUnconfirmedEmail,
  profileQuery,
  sessionStore,
  useSession,
} from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Reads the profile once somebody is signed in, keeps what every page needs in the session, and
 * agrees with her on the language.
 */
export function useSessionUser(): void {
  const isSignedIn = useSession((session) => session.signedIn);
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn });
  useEffect(() => {
    if (!data) return;
    expectUnconfirmedEmail(!data.confirmed);
    const { id, firstName, lastName, email, admin, impersonating } = data;
    sessionStore.getState().setUser({ id, firstName, lastName, email, admin, impersonating });
  }, [data]);
  const language = data && !data.impersonating ? data.language : undefined;
  useEffect(() => {
    if (language !== undefined) void agreeOnLanguage(language);
  }, [language]);
}
