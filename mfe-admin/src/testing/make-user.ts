/** A person as the lists have her, on the wire. */
export const makeUser = (changes: object = {}) => ({
  id: '0199aaaa-0000-7000-8000-00000000beef',
  short_id: 'beef',
  name: 'Rosa Marin',
  email: 'rosa.marin@example.com',
  admin: false,
  created_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  latest_transaction_date: null,
  in_progress_onboarding_state: null,
  user_config: { partner_slug: null },
  ...changes,
});
