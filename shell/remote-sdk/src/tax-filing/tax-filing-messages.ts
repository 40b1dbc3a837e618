import { defineMessages } from '@reset/remote-sdk';

/** What is said when the tax filing could not be opened, or was left by an error. */
export const { t, messages } = defineMessages('remote-sdk.tax-filing', {
  stopped: "Your tax filing isn't open",
  expired: "It was open for too long, or something didn't work. Please try again.",
});
