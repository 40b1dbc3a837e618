import { defineMessages } from './language/define-messages.ts';

/** The sentences that the SDK itself says. */
export const { t, messages } = defineMessages('remote-sdk', {
  networkError: 'We could not reach Reset. Check your connection and try again.',
  timeoutError: 'Reset took too long to answer. Please try again.',
  unknownError: 'Something went wrong on our side. Please try again.',
});
