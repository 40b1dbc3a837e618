-- How members stand, as the event member.changed has it.
CREATE OR REPLACE VIEW member_standing AS
  SELECT m.user_id, jsonb_build_object(
           -- What she reads on her dashboard: shownLimitCents.
           'spending_limit_cents', CASE WHEN l.gross_cents IS NOT NULL THEN greatest(l.gross_cents
             - coalesce(owed.debits_posted + owed.debits_pending - owed.credits_posted, 0), 0) END,
           'repayment_method', m.repayment_method,
           'pay_date', coalesce(planned.effective_on, l.payday),
           'pay_dates', jsonb_build_object(
             'system_chosen_debit_date', planned.effective_on,
             -- A bank's income tells no day of its own yet.
             'pave_derived', NULL,
             'pinwheel_derived', l.payday,
             'reset_paystub_derived', stub.pay_on + CASE coalesce(pay.pay_frequency, p.pay_frequency)
               WHEN 'weekly' THEN 7 WHEN 'bi_weekly' THEN 14 END,
             'payroll_account_pay_period_start_date_derived',
             period.period_start_on + CASE coalesce(pay.pay_frequency, p.pay_frequency)
               WHEN 'weekly' THEN 7 WHEN 'bi_weekly' THEN 14 END),
           'linked_bank_name', b.institution_name,
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
    LEFT JOIN pay_override pay
      ON pay.user_id = m.user_id AND pay.kind = 'compensation' AND pay.ended_at IS NULL
    LEFT JOIN pay_override period
      ON period.user_id = m.user_id AND period.kind = 'pay_period' AND period.ended_at IS NULL
    LEFT JOIN member_limit_config config ON config.user_id = m.user_id
    LEFT JOIN card_account account ON account.user_id = m.user_id
    LEFT JOIN ledger.account owed ON owed.id = account.receivable
    LEFT JOIN LATERAL (SELECT min(i.effective_on) AS effective_on FROM repayment_instance i
                        WHERE i.user_id = m.user_id AND i.state = 'scheduled') planned ON true
    LEFT JOIN LATERAL (SELECT max(s.pay_on) AS pay_on FROM paystub s
                        WHERE s.user_id = m.user_id) stub ON true;
