import { randomUUID } from 'node:crypto';

/** What Link is opened with, and all that came of it. */
export type LinkToken = {
  token: string;
  clientName: string;
  clientUserId: string;
  /** Whose name the bank will tell; null where the caller told none. */
  ownerName: string | null;
  language: string;
  countryCodes: string[];
  products: string[];
  webhook: string | null;
  redirectUri: string | null;
  /** Chosen before; null for a choice in the widget. */
  institutionId: string | null;
  /** What it repairs; null where it makes something new. */
  itemId: string | null;
  madeAt: string;
  expiresAt: string;
  sessions: LinkSession[];
};

/** Link, opened once. */
export type LinkSession = {
  id: string;
  startedAt: string;
  /** null while it is open. */
  finishedAt: string | null;
  institutionId: string | null;
  /** Who has signed in, and whether a code is still asked of her; null before that. */
  login: { personaKey: string; leavesSoon: boolean; wantsCode: boolean } | null;
  /** What went wrong last; null where nothing did since. */
  trouble: LinkTrouble | null;
  /** null where it did not get so far. */
  success: { publicToken: string; itemId: string } | null;
  exit: LinkExit | null;
};

export type LinkTrouble = { error_type: string; error_code: string; error_message: string };

export type LinkExit = {
  error: LinkTrouble | null;
  institution: { institution_id: string; name: string } | null;
  /** Plaid's word for where it was left. */
  status: string;
};

const NEW_LIVES_MS = 4 * 3_600_000;
const REPAIR_LIVES_MS = 30 * 60_000;

type Given = Omit<LinkToken, 'token' | 'madeAt' | 'expiresAt' | 'sessions'>;

export function makeLinkToken(given: Given, now: Date): LinkToken {
  const lives = given.itemId === null ? NEW_LIVES_MS : REPAIR_LIVES_MS;
  return {
    ...given,
    token: `link-sandbox-${randomUUID()}`,
    madeAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lives).toISOString(),
    sessions: [],
  };
}

export const isOver = ({ expiresAt }: { expiresAt: string }, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();

export const startSession = (institutionId: string | null, now: Date): LinkSession => ({
  id: randomUUID(),
  startedAt: now.toISOString(),
  finishedAt: null,
  institutionId,
  login: null,
  trouble: null,
  success: null,
  exit: null,
});

/** The token with this session in it, in place of what it was. */
export const withSession = (link: LinkToken, session: LinkSession): LinkToken => ({
  ...link,
  sessions: [...link.sessions.filter(({ id }) => id !== session.id), session],
});
