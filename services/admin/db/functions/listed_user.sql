-- The people in the back office's list, with what the live readings of public, member and onboarding
-- say. Of the steps that a person came to, her state is the furthest in the order of staff's list
-- (document 3, section 4), whenever she came to it: an email may be confirmed after the card came.
-- Onboarded stands where document 2 has it, before the terms: who is found eligible goes on to a card.
-- The four states that are steps aside are not in that list (decision C-003).
CREATE OR REPLACE VIEW listed_user AS
  SELECT u.user_id, u.email, u.first_name, u.last_name, u.partner_slug, u.registered_at,
         u.last_sign_in_at, s.user_id IS NOT NULL AS is_staff,
         c.user_id IS NOT NULL AS is_cardholder, c.latest_transaction_at, u.search_words,
         (SELECT step.state
            FROM entered_state e
            JOIN unnest(ARRAY[
              'unregistered', 'confirmed_email', 'registered', 'linked_income_account',
              'linked_core_financial_institution_account', 'onboarded',
              'accepted_terms_and_conditions', 'submitted_personal_information',
              'submitted_identity_verification', 'verified_identity', 'switched_direct_deposit',
              'acknowledged_repayment_account', 'accepted_refund_advance', 'started_tax_return',
              'submitted_tax_return', 'tax_return_accepted', 'tax_return_rejected', 'issued_card',
              'activated_card', 'used_card', 'deactivated'
            ]) WITH ORDINALITY AS step (state, rank) ON step.state = e.state
           WHERE e.user_id = u.user_id
           ORDER BY step.rank DESC LIMIT 1) AS state
    FROM user_reading u
    LEFT JOIN staff s ON s.user_id = u.user_id
    LEFT JOIN cardholder_reading c ON c.user_id = u.user_id AND c.generation =
      (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
   WHERE u.generation =
      (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
