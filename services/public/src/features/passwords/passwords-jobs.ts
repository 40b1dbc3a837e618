import type { Clock, Jobs, LinkTokens, Mailer } from '@reset/service-kit';
import type { User } from '#features/users/users.ts';
import { passwordChangedMail, resetPasswordMail } from './password-mails.ts';
import type { PasswordResetStore } from './password-reset-store.ts';
import { PASSWORD_CHANGED_QUEUE, RESET_MAIL_QUEUE, RESET_PURPOSE } from './passwords.ts';

type PasswordJobNeeds = {
  resets: Pick<PasswordResetStore, 'open' | 'clearAway'>;
  findUserByEmail: (email: string) => Promise<User | null>;
  findUser: (id: string) => Promise<User | null>;
  /** Whether an account may be entered at all. */
  isOpen: (account: User) => boolean;
  mailer: Pick<Mailer, 'send'>;
  tokens: Pick<LinkTokens, 'issue'>;
  origin: string;
  clock: Clock;
};

/** Sends the links to new passwords, if there is anybody to have one, and word of each change. */
export function registerPasswordJobs(jobs: Pick<Jobs, 'work'>, needs: PasswordJobNeeds): void {
  const { resets, mailer, tokens, origin, clock } = needs;

  jobs.work<{ reset_id: string; email: string }>(RESET_MAIL_QUEUE, async (data, { id: jobId }) => {
    const user = await needs.findUserByEmail(data.email);
    if (!user || !needs.isOpen(user)) return;
    await resets.open({ id: data.reset_id, userId: user.id, now: clock.now() });
    const token = tokens.issue(RESET_PURPOSE, data.reset_id);
    const href = `${origin}/users/password/edit?reset_password_token=${token}`;
    await mailer.send({ to: user.email, ...resetPasswordMail(href), messageId: jobId });
    await resets.clearAway(clock.now());
  });

  jobs.work<{ user_id: string }>(PASSWORD_CHANGED_QUEUE, async (data, { id: jobId }) => {
    const user = await needs.findUser(data.user_id);
    if (!user) return;
    await mailer.send({ to: user.email, ...passwordChangedMail(origin), messageId: jobId });
  });
}
