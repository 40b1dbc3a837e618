import type { Refusal } from '@reset/service-kit';

/** What the calls of staff refuse, by why. */
export const STAFF_REFUSALS = {
  not_owner: {
    status: 403,
    code: 'owner_required',
    error: 'Only owners manage the staff.',
  },
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
  bad_address: {
    status: 422,
    code: 'invalid_request',
    error: 'Some fields are not right.',
    errors: { email: ['This is not an email address.'] },
  },
} satisfies Record<string, Refusal>;
