import { newId } from '@reset/service-kit';
import type { ListedUser } from '#features/users/users.ts';

/** Somebody of whom the public service alone has told. */
export const someUser = (changes: Partial<ListedUser> = {}): ListedUser => ({
  id: newId(),
  email: 'rosa.marin@example.com',
  firstName: 'Rosa',
  lastName: 'Marin',
  phoneNumber: null,
  partnerSlug: null,
  acquisition: null,
  isStaff: false,
  isDeactivated: false,
  isEligible: false,
  registeredAt: new Date('2026-11-20T20:00:00.000Z'),
  lastSignInAt: null,
  latestTransactionAt: null,
  state: null,
  standing: null,
  ...changes,
});
