import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { composeMail } from '@reset/service-kit';

type Told = {
  /** null while nothing is known of who invited. */
  inviterName: string | null;
  role: StaffRole;
  email: string;
  href: string;
};

const WORK: Record<StaffRole, string> = {
  owner: 'an owner, who looks after members and manages the staff',
  agent: 'an agent, who looks after members',
};

/** The mail that invites somebody to the staff. */
export const invitationMail = ({ inviterName, role, email, href }: Told) =>
  composeMail({
    subject: 'You are invited to the staff of Reset',
    paragraphs: [
      `${inviterName ?? 'Somebody of our staff'} invites you to work with us as ${WORK[role]}.`,
      `The invitation is for ${email}. Sign in or sign up with this address, confirm it, and turn on two-factor authentication; then you can accept.`,
    ],
    action: { label: 'See the invitation', href },
    closing: [
      'The link serves once, for 7 days. If you do not know what this is about, ignore it, and nothing happens.',
    ],
  });
