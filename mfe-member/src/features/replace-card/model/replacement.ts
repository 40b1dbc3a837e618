import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';

/** What happened to a card: a lost or stolen one is replaced, a damaged one is issued again. */
export type Reason = 'lost' | 'damaged';

/** As staff read it: that is why it is not among what is said to members. */
const WISHES: Readonly<Record<Reason, string>> = {
  lost: 'Lost or stolen. Please replace it.',
  damaged: 'Damaged. Please reissue it.',
};

/** The request to replace the card of these last four digits. */
export const replacementOf = (reason: Reason, lastFour: string): Omit<SupportRequest, 'id'> => ({
  type: 'Card Replacement',
  body: `Card ending in ${lastFour}: ${WISHES[reason]}`,
});
