-- How members stand, as the event member.changed has it.
CREATE OR REPLACE VIEW member_standing AS
  SELECT m.user_id, jsonb_build_object(
           -- What she reads on her dashboard: shownLimitCents.
           'spending_limit_cents', CASE WHEN l.gross_cents IS NOT NULL THEN greatest(l.gross_cents
             - coalesce(owed.debits_posted + owed.debits_pending - owed.credits_posted, 0), 0) END,
           'repayment_method', m.repayment_method,
           -- As payDatesOf says, for the version that is published: keepPayDates.
           'pay_date', published.pay_date,
           'pay_dates', coalesce(published.pay_dates, jsonb_build_object(
             'system_chosen_debit_date', NULL, 'pave_derived', NULL, 'pinwheel_derived', NULL,
             'reset_paystub_derived', NULL, 'payroll_account_pay_period_start_date_derived', NULL)),
           'linked_bank_name', b.institution_name,
           'linked_bank_account_name', b.account_name,
           'employer_name', p.employer_name,
           'muted', coalesce(config.is_muted, false),
           'card_last_fours', (
             SELECT coalesce(jsonb_agg(card.last_four ORDER BY card.created_at, card.id), '[]')
               FROM card JOIN card_account a ON a.id = card.card_account_id
              WHERE a.user_id = m.user_id AND card.status <> 'terminated')) AS standing
    FROM member m
    LEFT JOIN limit_state l ON l.user_id = m.user_id
    LEFT JOIN bank_link b ON b.user_id = m.user_id
    LEFT JOIN payroll_link p ON p.user_id = m.user_id AND p.synced_at IS NOT NULL
    LEFT JOIN member_limit_config config ON config.user_id = m.user_id
    LEFT JOIN card_account account ON account.user_id = m.user_id
    LEFT JOIN ledger.account owed ON owed.id = account.receivable
    LEFT JOIN member_published published ON published.user_id = m.user_id;
