import { composeMail, happenedAt } from '@reset/service-kit';
import type { PasskeyNoticeJob } from './passkey.ts';

/**
 * That a passkey came or went, and where she goes when it was not her. It says no name, neither of
 * a person nor of the passkey: an account may be a stranger's who typed her address.
 */
export function noticeMail({ what, at }: PasskeyNoticeJob, origin: string) {
  const { subject, sentence, advice } = WORDS[what];
  return composeMail({
    subject,
    paragraphs: [sentence],
    ...happenedAt(at),
    action: { label: 'See your passkeys', href: `${origin}/users/passkeys` },
    closing: [
      {
        text: advice,
        link: { label: 'choose a new password', href: `${origin}/users/password/forgot` },
      },
    ],
    reason: 'We send this email whenever a passkey is added to an account or removed from it.',
  });
}

const WORDS = {
  added: {
    subject: 'A passkey was added',
    sentence: 'From now on, you can also log in to Reset with this passkey, without your password.',
    advice: "If this wasn't you, act right away: remove the passkey, and",
  },
  removed: {
    subject: 'A passkey was removed',
    sentence: 'You can no longer log in to Reset with it. Your password still works.',
    advice: "If this wasn't you, act right away:",
  },
} satisfies Record<PasskeyNoticeJob['what'], object>;
