import { formatMoment } from '@reset/service-kit';
import type { NoticeJob, SecondFactorKind } from './second-factor.ts';

/** What differs from one notice to another. */
export type NoticeWords = {
  subject: string;
  sentence: string;
  highlight?: { label: string; value: string };
  /** What she is to do where it was not her wish, if that is not to choose a new password. */
  closing?: string;
};

/** What a notice says in English. */
export function englishNotice(notice: NoticeJob): NoticeWords {
  if (notice.what === 'turned_on') return turnedOn[notice.kind ?? 'text'];
  if (notice.what === 'turned_off') return notice.is_on ? turnedOff[notice.kind ?? 'text'] : allOff;
  if (notice.what === 'recovery_codes_renewed') return renewed;
  if (notice.what === 'phone_changed') return phoneChanged;
  const left = notice.recovery_codes_left;
  const when = notice.at === undefined ? '' : ` on ${formatMoment('en-US', new Date(notice.at))}`;
  return {
    subject: 'A recovery code was used',
    sentence: `One of your recovery codes was used to get into your account${when}. It won't work again.${left < 3 ? ' You can make new ones in your security settings.' : ''}`,
    highlight: { label: 'Recovery codes left', value: String(left) },
  };
}

const SIGNED_OUT = 'Everyone who was logged in to your account before has been logged out.';

const turnedOn: Record<SecondFactorKind, NoticeWords> = {
  text: {
    subject: 'Two-factor authentication is on',
    sentence: `From now on, logging in to Reset takes your password and a code we text to your phone. ${SIGNED_OUT}`,
  },
  authenticator_app: {
    subject: 'An authenticator app was added',
    sentence: `From now on, logging in to Reset takes your password and a code from your authenticator app. ${SIGNED_OUT}`,
  },
};

const allOff = {
  subject: 'Two-factor authentication is off',
  sentence: 'Logging in to Reset no longer takes a code. Your recovery codes no longer work.',
};

const renewed = {
  subject: 'You have new recovery codes',
  sentence: 'New recovery codes were made for your account. The ones from before no longer work.',
};

const phoneChanged = {
  subject: 'Your phone number was changed',
  sentence:
    'Our support staff wrote down another phone number for your account. Codes by text go to the new one.',
  closing: "If you didn't ask for this, write to us right away at the address below.",
};

/** While she has another one. */
const turnedOff: Record<SecondFactorKind, NoticeWords> = {
  text: {
    subject: 'Codes by text message are off',
    sentence:
      'Logging in to Reset no longer takes a code we text to your phone. It still takes a code from your authenticator app.',
  },
  authenticator_app: {
    subject: 'Your authenticator app was removed',
    sentence:
      'Logging in to Reset no longer takes a code from your authenticator app. It still takes a code we text to your phone.',
  },
};
