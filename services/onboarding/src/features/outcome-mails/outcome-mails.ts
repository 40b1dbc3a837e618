import type { Erasure } from '@reset/api-contract/onboarding/personal-info.ts';

/** The queue of mails that say what an application came to, each added where it came to it. */
export const OUTCOME_MAIL_QUEUE = 'mail-outcome';

/**
 * What it came to: verified after people looked, refused, cancelled by herself, or not cancelled any
 * more because the card was being made when her word was read.
 */
export type Outcome =
  | { outcome: 'approved' | 'not_approved' | 'card_on_its_way' }
  | {
      outcome: 'cancelled';
      /** What became of what she told of herself. */
      personal_info: NonNullable<Erasure['outcome']>;
    };

export type OutcomeMailJob = Outcome & { user_id: string };
