-- The people in the back office's lists, with what the live readings of public, member and onboarding say:
-- one by one it is asked here, and refresh_people keeps the table person, with the same columns, for all
-- else. Of the steps that a person came to, her state is the furthest in the order of staff's list
-- (document 3, section 4), whenever she came to it: an email may be confirmed after the card came.
-- Onboarded stands where document 2 has it, before the terms: who is found eligible goes on to a card.
-- The four states that are steps aside are not in that list (decision C-003). Who was deactivated and may
-- sign in again is where she was before. A return that was rejected is corrected and sent again: of its
-- states the one counts that she came to last.
CREATE OR REPLACE VIEW listed_user AS
  SELECT u.user_id, u.email, u.first_name, u.last_name, u.phone_number, u.partner_slug, u.acquisition,
         u.registered_at, u.last_sign_in_at, s.user_id IS NOT NULL AS is_staff,
         coalesce(u.is_deactivated, reached.state = 'deactivated', false) AS is_deactivated,
         c.user_id IS NOT NULL AS is_cardholder, coalesce(e.is_eligible, false) AS is_eligible,
         c.latest_transaction_at, reached.state, m.standing,
         coalesce(c.latest_transaction_at, '-infinity') AS latest_key,
         coalesce(date '2200-01-01' - (m.standing ->> 'pay_date')::date, -1) AS pay_key,
         ARRAY(SELECT jsonb_array_elements_text(m.standing -> 'card_last_fours')) AS card_last_fours,
         array_to_tsvector(sought.words) AS search_words, sought.search_text,
         -- With a space before each word, by which its beginning is found.
         trigrams_of(sought.search_text || ' ' || array_to_string(sought.words, ' ')) AS trigrams,
         u.came_by,
         -- Who is no member repays as everybody does at first: NO_STANDING.
         coalesce(m.standing ->> 'repayment_method', 'ach_debit_flow') AS repayment_method
    FROM user_reading u
    LEFT JOIN staff s ON s.user_id = u.user_id
    LEFT JOIN cardholder_reading c ON c.user_id = u.user_id AND c.generation =
      (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
    LEFT JOIN member_reading m ON m.user_id = u.user_id AND m.generation =
      (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
    LEFT JOIN eligibility_reading e ON e.user_id = u.user_id AND e.generation =
      (SELECT generation FROM subscription WHERE owner = 'onboarding' AND is_live)
    -- The host of an address is found by its words: nearly all have one of a few.
    CROSS JOIN LATERAL (SELECT
      lower(concat_ws(' ', u.first_name, u.last_name, split_part(u.email, '@', 1),
        m.standing ->> 'employer_name')) AS search_text,
      words_of(concat_ws(' ', u.first_name, u.last_name, u.email, m.standing ->> 'employer_name'))
        AS words) sought
    CROSS JOIN (VALUES (ARRAY['submitted_tax_return', 'tax_return_accepted',
      'tax_return_rejected'])) AS returns (states)
    LEFT JOIN LATERAL (
      SELECT step.state
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
         AND (step.state <> 'deactivated' OR u.is_deactivated IS NOT FALSE)
         AND NOT EXISTS (
           SELECT FROM entered_state later
            WHERE step.state = ANY (returns.states) AND later.state = ANY (returns.states)
              AND later.user_id = e.user_id AND (later.entered_at, later.id) > (e.entered_at, e.id))
       ORDER BY step.rank DESC LIMIT 1) reached ON true
   WHERE u.generation =
      (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
