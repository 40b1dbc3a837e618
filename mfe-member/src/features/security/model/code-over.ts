import type { ApiError } from '@reset/remote-sdk';

/** The gateway's word for calls that come too fast; a little later the code is looked at. */
const TOO_FAST = 'too_many_requests';

/**
 * Why no further code is taken: too many tries, or the one that was sent is too old. null when
 * this code alone was wrong, or was not looked at.
 */
export function codeOver(error: ApiError): string | null {
  const isRefusal = error.status >= 400 && error.status < 500;
  if (!isRefusal || error.code === TOO_FAST || error.errors['otpAttempt']) return null;
  return error.message;
}
