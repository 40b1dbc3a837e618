import { composeMail } from '@reset/service-kit';
import type { NoticeJob } from './second-factor.ts';

/** What happened to a person's second factor, and where she goes when it was not her. */
export function noticeMail(
  notice: NoticeJob,
  { firstName, origin }: { firstName: string; origin: string },
) {
  const { subject, sentence } = wordsOf(notice);
  return composeMail({
    subject,
    paragraphs: [`Hi ${firstName},`, sentence],
    action: { label: 'See your security settings', href: `${origin}/account/security` },
    closing: [
      `If this was not you, choose a new password at once: ${origin}/users/password/forgot`,
    ],
  });
}

function wordsOf(notice: NoticeJob): { subject: string; sentence: string } {
  if (notice.what === 'turned_on') {
    return {
      subject: 'Two-factor authentication is on',
      sentence:
        'From now on, signing in to Reset asks for a code that we text to your phone. Everybody who was signed in to your account before has been signed out.',
    };
  }
  if (notice.what === 'turned_off') {
    return {
      subject: 'Two-factor authentication is off',
      sentence:
        'Signing in to Reset no longer asks for a code. Your recovery codes no longer work.',
    };
  }
  const left = notice.recovery_codes_left;
  return {
    subject: 'A recovery code was used',
    sentence: `One of your recovery codes was just used. You have ${left} left.${left < 3 ? ' Turn two-factor authentication off and on again to get new ones.' : ''}`,
  };
}
