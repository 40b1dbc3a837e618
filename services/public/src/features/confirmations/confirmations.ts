import type { Identity } from '@reset/service-kit';
import { CONFIRMATION_DAYS } from '#features/sign-up/sign-up.ts';
import type { User } from '#features/users/users.ts';

/** `{ confirmation_id }`: the mail once more. */
export const CONFIRMATION_MAIL_QUEUE = 'confirmation_mail';

/** How many addresses somebody may have in a day before one is confirmed, the first included. */
export const MAX_ADDRESSES_A_DAY = 5;

/** What a link in a mail stands for. */
export type Confirmation = {
  id: string;
  /** The account's, or that of the sign-up which is none yet. */
  userId: string;
  /** Normalised. */
  email: string;
  /** The browser that signed up, or that requested the mail; null when it is not known. */
  deviceId: string | null;
  isUsed: boolean;
  createdAt: Date;
};

/** From when on a mail must have been requested to confirm anything still. */
export const oldestConfirmation = (now: Date): Date =>
  new Date(now.getTime() - CONFIRMATION_DAYS * 24 * 3_600_000);

/**
 * What a click is worth. `confirm`: it comes from the browser that signed up.
 * `password`: from another one, so that whoever has the mailbox chooses a new
 * password, and nobody stays in who knew the old one. `confirmed`: nothing is
 * left to do. `invalid`: this link serves nothing.
 * @param account who has the address now; null when nobody does
 */
export function worthOf(
  confirmation: Confirmation,
  account: User | null,
  identity: Identity | null,
): 'confirm' | 'password' | 'confirmed' | 'invalid' {
  const isHere = account !== null && isSameBrowser(confirmation, account, identity);
  if (account?.confirmedAt) return isHere ? 'confirmed' : 'invalid';
  if (confirmation.isUsed) return 'invalid';
  return isHere ? 'confirm' : 'password';
}

function isSameBrowser(
  { userId, deviceId }: Confirmation,
  account: User,
  identity: Identity | null,
): boolean {
  if (isSignedInAs(account, identity)) return true;
  // Another sign-up's account is a stranger's, though the address is the same.
  if (userId !== account.id) return false;
  return deviceId !== null && deviceId === identity?.deviceId;
}

/** Whether it is she herself, and not staff viewing as her. */
export const isSignedInAs = (account: User, identity: Identity | null): boolean =>
  identity?.kind === 'user' && identity.userId === account.id && identity.realUserId === account.id;
