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
  /** null where it did not get so far. */
  success: LinkSuccess | null;
  exit: LinkExit | null;
};

/** What onSuccess gets beside the public token. */
export type LinkSuccess = { publicToken: string; itemId: string };

export type LinkExit = {
  error: { error_type: string; error_code: string; error_message: string } | null;
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
