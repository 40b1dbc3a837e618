import { composeMail, happenedAt } from '@reset/service-kit';
import type { PasskeyNoticeJob } from './passkey.ts';

/**
 * That a passkey came or went, and where she goes when it was not her. It says no name of a person,
 * and of a passkey only to an address that was confirmed: an account may be a stranger's who typed
 * her address, and the passkey's name then is his words to her.
 */
export function noticeMail(
  { what, at, name }: PasskeyNoticeJob,
  { isConfirmed, origin }: { isConfirmed: boolean; origin: string },
) {
  const { subject, sentence, advice } = WORDS[what];
  return composeMail({
    subject,
    paragraphs: [sentence(isConfirmed && name !== undefined ? `the passkey “${name}”` : null)],
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
    sentence: (which: string | null) =>
      `From now on, you can also log in to Reset with ${which ?? 'this passkey'}, without your password.`,
    advice: "If this wasn't you, act right away: remove the passkey, and",
  },
  removed: {
    subject: 'A passkey was removed',
    sentence: (which: string | null) =>
      `You can no longer log in to Reset with ${which ?? 'it'}. Your password still works.`,
    advice: "If this wasn't you, act right away:",
  },
} satisfies Record<PasskeyNoticeJob['what'], object>;
