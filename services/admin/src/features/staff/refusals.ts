import { invalidFields, type Refusal } from '@reset/service-kit';
import { roleRequired } from '#features/session/session.ts';

/** What the calls of staff refuse, by why. */
export const STAFF_REFUSALS = {
  not_administrator: roleRequired('administrator'),
  not_staff: { status: 404, code: 'not_found', error: 'Nobody of staff is known by this.' },
  not_found: { status: 404, code: 'not_found', error: 'This invitation is over already.' },
  last_administrator: {
    status: 409,
    code: 'last_administrator',
    error: 'Nobody would manage the staff any more. Make somebody else an administrator first.',
  },
  already_staff: {
    status: 409,
    code: 'already_staff',
    error: 'This person is of staff already.',
  },
  bad_address: invalidFields({ email: ['This is not an email address.'] }),
} satisfies Record<string, Refusal>;
