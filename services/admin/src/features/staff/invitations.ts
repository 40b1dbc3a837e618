import type { StaffInvitation, StaffRole } from '@reset/api-contract/admin/staff.ts';

/** Somebody is asked to be of staff. What its link says is made from its id. */
export type Invitation = {
  id: string;
  /** Normalised, as addresses of accounts are. */
  email: string;
  role: StaffRole;
  /** A user. */
  invitedBy: string;
  invitedAt: Date;
  expiresAt: Date;
};

/** What a link's token is made for, and the queue of the mail. */
export const INVITATION_PURPOSE = 'staff_invitation';
export const INVITATION_QUEUE = 'staff_invitation_mail';
export type InvitationJob = { invitation_id: string };

const LIFETIME_MS = 7 * 86_400_000;

/** @returns until when an invitation of now can be accepted */
export const endOfInvitation = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** The same for all ways of writing an address, as the public service keeps it. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase();

// Neither what divides a list of addresses nor what only quoting allows.
const EMAIL =
  /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@.]+(\.[^\s\p{Cc},;:<>()[\]"\\@.]+)+$/u;

/** One address that a mail can be sent to; the rest only the mail can tell. */
export const isEmail = (normalized: string): boolean => EMAIL.test(normalized);

export const toWireInvitation = (invitation: Invitation): StaffInvitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  invited_at: invitation.invitedAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});
