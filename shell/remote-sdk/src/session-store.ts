import { create } from 'zustand';
import { pageData } from './page-data.ts';
import type { MemberProfile } from './profile-query.ts';

/** Who is signed in, as far as every page needs to know. */
export type SessionUser = Pick<
  MemberProfile,
  'id' | 'firstName' | 'lastName' | 'email' | 'admin' | 'impersonating'
>;

interface Session {
  /** As the gateway wrote it into the page: it changes by a full navigation only. */
  signedIn: boolean;
  /** null until the profile was read, and for visitors. */
  user: SessionUser | null;
  setUser: (user: SessionUser | null) => void;
}

export const sessionStore = create<Session>((set) => ({
  signedIn: pageData().signed_in,
  user: null,
  setUser: (user) => set({ user }),
}));

/** The session inside components: `useSession((session) => session.user)`. */
export const useSession = <Value>(select: (session: Session) => Value): Value =>
  sessionStore(select);
