import type { Clock, Jobs, LinkTokens, Mailer } from '@reset/service-kit';
import { INVITATION_PURPOSE, INVITATION_QUEUE, type InvitationJob } from './invitation.ts';
import { invitationMail } from './invitation-mail.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { FindName } from './name-store.ts';

type JobNeeds = {
  invitations: Pick<InvitationStore, 'findOpen'>;
  findName: FindName;
  mailer: Pick<Mailer, 'send'>;
  tokens: LinkTokens;
  /** Where the link leads. */
  origin: string;
  clock: Clock;
};

/** Sends the mails of invitations; none for one that is over by the time of its turn. */
export function registerStaffJobs(jobs: Pick<Jobs, 'work'>, needs: JobNeeds): void {
  const { invitations, findName, mailer, tokens, origin, clock } = needs;
  jobs.work<InvitationJob>(INVITATION_QUEUE, async ({ invitation_id: id }, job) => {
    const invitation = await invitations.findOpen(id, clock.now());
    if (!invitation) return;
    const token = tokens.issue(INVITATION_PURPOSE, id);
    const mail = invitationMail({
      inviterName: await findName(invitation.invitedBy),
      role: invitation.role,
      email: invitation.email,
      href: `${origin}/users/invitation?invitation_token=${token}`,
    });
    await mailer.send({ to: invitation.email, ...mail, messageId: job.id });
  });
}
