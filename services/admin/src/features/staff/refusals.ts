import { invalidFields, type Refusal } from '@reset/service-kit';
import { ownerRequired } from '#features/session/session.ts';

/** What the calls of staff refuse, by why. */
export const STAFF_REFUSALS = {
  not_owner: ownerRequired,
  not_staff: { status: 404, code: 'not_found', error: 'Nobody of staff is known by this.' },
  not_found: { status: 404, code: 'not_found', error: 'This invitation is over already.' },
  last_owner: {
    status: 409,
    code: 'last_owner',
    error: 'Nobody would manage the staff any more. Make somebody else an owner first.',
  },
  already_staff: {
    status: 409,
    code: 'already_staff',
    error: 'This person is of staff already.',
  },
  bad_address: invalidFields({ email: ['This is not an email address.'] }),
} satisfies Record<string, Refusal>;
