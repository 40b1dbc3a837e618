import type { Context } from '../../../context.ts';

/** What Link is opened with, and its sessions. */
export type LinkToken = {
  token: string;
  clientName: string;
  clientUserId: string;
  /** The owner of the accounts; null where the customer gave no name. */
  ownerName: string | null;
  language: string;
  countryCodes: string[];
  products: string[];
  webhook: string | null;
  redirectUri: string | null;
  /** Chosen before; null for a choice in the widget. */
  institutionId: string | null;
  /** The item to be repaired; null for a new one. */
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
  /** Who has signed in, and whether the code is still missing; null before that. */
  login: { personaKey: string; leavesSoon: boolean; wantsCode: boolean } | null;
  /** The error of the last step; null where it succeeded. */
  trouble: LinkTrouble | null;
  /** null before something was linked. */
  success: { publicToken: string; itemId: string } | null;
  exit: LinkExit | null;
};

export type LinkTrouble = { error_type: string; error_code: string; error_message: string };

export type LinkExit = {
  error: LinkTrouble | null;
  institution: { institution_id: string; name: string } | null;
  /** Plaid's word for the page that was left. */
  status: string;
};

/** What a new token or session is made of. */
export type Moment = { now: Date; random: Context['random'] };

const LIFETIME_MS = 4 * 3_600_000;
const UPDATE_LIFETIME_MS = 30 * 60_000;

type Given = Omit<LinkToken, 'token' | 'madeAt' | 'expiresAt' | 'sessions'>;

export function makeLinkToken(given: Given, { now, random }: Moment): LinkToken {
  const lifetimeMs = given.itemId === null ? LIFETIME_MS : UPDATE_LIFETIME_MS;
  return {
    ...given,
    token: `link-sandbox-${random.id()}`,
    madeAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
    sessions: [],
  };
}

export const isExpired = ({ expiresAt }: { expiresAt: string }, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();

export const startSession = (
  institutionId: string | null,
  { now, random }: Moment,
): LinkSession => ({
  id: random.id(),
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

/** Exchanged for an access token, any number of times until it expires. */
export type PublicToken = { token: string; itemId: string; expiresAt: string };

const PUBLIC_LIFETIME_MS = 30 * 60_000;

export const makePublicToken = (itemId: string, { now, random }: Moment): PublicToken => ({
  token: `public-sandbox-${random.id()}`,
  itemId,
  expiresAt: new Date(now.getTime() + PUBLIC_LIFETIME_MS).toISOString(),
});
