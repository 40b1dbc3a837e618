import { invalidInput } from '../plaid-refusal.ts';

export const invalidLinkToken = invalidInput(
  'INVALID_LINK_TOKEN',
  'invalid link_token. link_tokens can only be used once and expire 4 hours after creation',
);

export const invalidInstitution = invalidInput(
  'INVALID_INSTITUTION',
  'invalid institution_id provided',
);
