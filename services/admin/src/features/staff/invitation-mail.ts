import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { composeStaffMail, formatMoment } from '@reset/service-kit';

type Told = {
  /** null while nothing is known of who invited. */
  inviterName: string | null;
  role: StaffRole;
  email: string;
  href: string;
  expiresAt: Date;
};

const WORK: Record<StaffRole, string> = {
  support: 'one of support, who helps members',
  operations: 'one of operations, who looks after members and their accounts',
  approver: 'an approver, who also decides what others propose',
  administrator: 'an administrator, who also manages the staff',
};

/** The mail that invites somebody to the staff. */
export const invitationMail = ({ inviterName, role, email, href, expiresAt }: Told) =>
  composeStaffMail({
    subject: "You're invited to join the Reset staff",
    paragraphs: [
      `${inviterName ?? 'Someone on our staff'} invites you to work with us as ${WORK[role]}.`,
      `The invitation is for ${email}. Log in or sign up with this address, confirm it, and turn on two-factor authentication; then you can accept.`,
    ],
    highlight: {
      label: 'This invitation works once, until',
      value: formatMoment('en-US', expiresAt),
    },
    action: { label: 'See the invitation', href },
    closing: ["If you don't know what this is about, ignore it, and nothing happens."],
    reason: 'You got this email because an administrator of the Reset staff entered this address.',
  });
