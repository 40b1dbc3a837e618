/**
 * The words by which a member agrees to be texted, by version: 47 CFR 64.1200(f)(9) asks that they are
 * clear, name who texts, and say that nothing hangs on agreeing. A version that somebody agreed to is
 * never changed: other words are another version, and who agreed to earlier ones goes on being texted.
 */
export const CONSENT_WORDINGS: readonly string[] = [
  'I agree that Reset texts my phone number about my account: my limit, my purchases, my payday and what needs my attention. How many texts there are depends on what I do. Message and data rates may apply. I can end them here, or by replying STOP. I need not agree in order to have the card.',
];

/** The version that is agreed to now, counted from 1. */
export const CURRENT_WORDING = CONSENT_WORDINGS.length;

export const currentWording = { version: CURRENT_WORDING, text: CONSENT_WORDINGS.at(-1) ?? '' };
