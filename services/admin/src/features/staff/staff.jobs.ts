import type { Context } from '#context.ts';
import { findListedName } from '#features/users/users.store.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationStore } from './invitations.store.ts';
import { INVITATION_PURPOSE, INVITATION_QUEUE, type InvitationJob } from './invitations.ts';

/** Sends the mails of invitations; none for one that is over by the time of its turn. */
export function registerStaffJobs(context: Context): void {
  const { clock, config, database, jobs, linkTokens, mailer } = context;
  const invitations = invitationStore(database, jobs);
  jobs.register<InvitationJob>(INVITATION_QUEUE, async ({ invitation_id: id }, job) => {
    const invitation = await invitations.findOpen(id, clock.now());
    if (!invitation) return;
    const token = linkTokens.issue(INVITATION_PURPOSE, id);
    const mail = invitationMail({
      inviterName: await findListedName(database, invitation.invitedBy),
      role: invitation.role,
      email: invitation.email,
      href: `${config.ORIGIN}/users/invitation?invitation_token=${token}`,
      expiresAt: invitation.expiresAt,
    });
    await mailer.send({ to: invitation.email, ...mail, messageId: job.id });
  });
}
