import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';

export type Wish = 'cancelCard' | 'closeAccount';

/** As staff read it: that is why it is not among what is said to members. */
const BODIES: Readonly<Record<Wish, string>> = {
  cancelCard: 'Please cancel my card.',
  closeAccount: 'Please close my account.',
};

/** The request to end a card, or the account with it. */
export const closureRequest = (wish: Wish): Omit<SupportRequest, 'id'> => ({
  type: 'Account Closure',
  body: BODIES[wish],
});
