import type { TellOwnerJob } from '#codes/codes.ts';

type Notice = {
  subject: string;
  paragraphs: string[];
  action: { label: string; href: string };
  closing: string[];
};

/** What the owner is told, and where she goes when it was not her. */
export function noticeOf(
  notice: TellOwnerJob,
  { firstName, origin }: { firstName: string; origin: string },
): Notice {
  const { subject, said } = told(notice);
  return {
    subject,
    paragraphs: [`Hi ${firstName},`, said],
    action: { label: 'See your security settings', href: `${origin}/account/security` },
    closing: [
      `If this was not you, choose a new password at once: ${origin}/users/password/forgot`,
    ],
  };
}

function told(notice: TellOwnerJob): { subject: string; said: string } {
  if (notice.what === 'turned_on') {
    return {
      subject: 'Two-factor authentication is on',
      said: 'From now on, signing in to Reset asks for a code that we text to your phone. Everybody who was signed in to your account before has been signed out.',
    };
  }
  if (notice.what === 'turned_off') {
    return {
      subject: 'Two-factor authentication is off',
      said: 'Signing in to Reset no longer asks for a code. Your recovery codes no longer work.',
    };
  }
  const left = notice.recovery_codes_left;
  return {
    subject: 'A recovery code was used',
    said: `One of your recovery codes was just used. You have ${left} left.${left < 3 ? ' Turn two-factor authentication off and on again to get new ones.' : ''}`,
  };
}
