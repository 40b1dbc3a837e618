import { RECORDED_REPAYMENTS } from '#features/cards/cards.store.ts';

/* Where what happened to a member is stored, each kind of record as readTimeline takes it. */

const LINKS = `
  SELECT 'event:' || subject_version AS id, occurred_at AS at, 'link' AS kind, type,
         NULL::bigint AS cents,
         concat_ws(': ', payload ->> 'source', payload ->> 'error_type') AS detail,
         NULL::uuid AS object_id, NULL::uuid AS made_by
    FROM event
   WHERE subject = :userId
     AND (type LIKE 'bank.%' OR type LIKE 'payroll.%' OR type LIKE 'direct_deposit.%'
          OR type LIKE 'integration_error.%')
`;

const TAXES = `
  SELECT 'event:' || subject_version, occurred_at, 'account', type, NULL::bigint,
         concat_ws(' ', payload ->> 'jurisdiction', payload ->> 'tax_year'),
         (payload ->> 'income_tax_return_id')::uuid, NULL::uuid
    FROM event
   WHERE subject = :userId AND (type LIKE 'tax_filing.%' OR type LIKE 'tax_return.%')
`;

const LIMITS = `
  SELECT 'limit:' || id, computed_at, 'limit', 'computed', gross_cents,
         array_to_string(because, ', '), id, NULL::uuid
    FROM spending_limit WHERE user_id = :userId
`;

const CARD_ORDERS = `
  SELECT 'card_order:' || o.id, o.ordered_at, 'account', 'physical_card_ordered', NULL::bigint,
         CASE WHEN o.is_expedited THEN 'expedited' ELSE 'standard' END, NULL::uuid, NULL::uuid
    FROM card_account c JOIN card_order o ON o.card_account_id = c.id
   WHERE c.user_id = :userId
`;

const CARD_FREEZES = `
  SELECT step.type || ':' || f.id, step.at, 'account', step.type, NULL::bigint, NULL, f.id, NULL::uuid
    FROM card_account c
    JOIN card_freeze f ON f.card_account_id = c.id
    CROSS JOIN LATERAL (VALUES
      ('card_frozen', f.frozen_at), ('card_unfrozen', f.unfrozen_at)) AS step (type, at)
   WHERE c.user_id = :userId AND step.at IS NOT NULL
`;

/** Of staff, where an actor is one of them. */
const madeBy = (actor: string) =>
  `CASE WHEN ${actor} ~ '^staff:[0-9a-f-]{36}$' THEN substr(${actor}, 7)::uuid END`;

/** What merchants gave back is a record of its own, whatever it paid. */
const PURCHASES = `
  SELECT 'purchase:' || e.id, e.occurred_at, 'purchase', e.kind, e.amount_cents::bigint,
         concat_ws(': ', t.merchant_name, e.reason), t.id, ${madeBy('e.actor')}
    FROM card_account c
    JOIN card_transaction t ON t.card_account_id = c.id
    JOIN card_event e ON e.card_transaction_id = t.id
   WHERE c.user_id = :userId AND e.kind <> 'refunded'
  UNION ALL
  SELECT 'refund:' || r.id, r.occurred_at, 'purchase', 'refunded', r.amount_cents::bigint,
         r.merchant_name, r.card_transaction_id, NULL::uuid
    FROM card_account c JOIN card_refund r ON r.card_account_id = c.id
   WHERE c.user_id = :userId
`;

const REPAYMENTS = `
  SELECT step.type || ':' || i.id, step.at, 'repayment', step.type, i.amount_cents::bigint,
         concat_ws(': ', CASE step.type WHEN 'debit_planned' THEN first.day ELSE i.effective_on END,
                         CASE step.type WHEN 'debit_cancelled' THEN i.because END),
         i.id, NULL::uuid
    FROM repayment_instance i
    CROSS JOIN LATERAL (
      SELECT coalesce((SELECT m.from_on FROM repayment_move m WHERE m.instance_id = i.id
                        ORDER BY m.moved_at, m.id LIMIT 1), i.effective_on) AS day) first
    CROSS JOIN LATERAL (VALUES
      ('debit_planned', i.created_at),
      ('debit_cancelled', CASE i.state WHEN 'cancelled' THEN i.ended_at END)) AS step (type, at)
   WHERE i.user_id = :userId AND step.at IS NOT NULL
  UNION ALL
  SELECT 'debit_move:' || m.id, m.moved_at, 'repayment',
         CASE WHEN m.because IN ('member', 'payday') THEN 'debit_moved' ELSE 'debit_put_off' END,
         i.amount_cents::bigint, concat_ws(': ', m.to_on, nullif(m.because, 'member')), i.id, NULL::uuid
    FROM repayment_instance i JOIN repayment_move m ON m.instance_id = i.id
   WHERE i.user_id = :userId
  UNION ALL
  SELECT step.type || ':' || d.id, step.at, 'repayment', step.type, d.amount_cents::bigint,
         concat_ws(' ', d.bank_name, d.bank_mask,
                        CASE WHEN step.type NOT IN ('debit_sent', 'debit_settled') THEN d.return_code END), d.id, NULL::uuid
    FROM card_account c
    JOIN debit d ON d.card_account_id = c.id
    CROSS JOIN LATERAL (VALUES
      ('debit_sent', d.sent_at), ('debit_settled', d.settled_at),
      ('debit_' || d.status, d.ended_at)) AS step (type, at)
   WHERE c.user_id = :userId AND step.at IS NOT NULL
  UNION ALL
  SELECT 'debit_settled:' || id, repaid_at, 'repayment', 'debit_settled', amount_cents, NULL, id,
         NULL::uuid
    FROM (${RECORDED_REPAYMENTS}) recorded
  UNION ALL
  SELECT step.type || ':' || p.id, step.at, 'repayment', step.type, p.amount_cents::bigint,
         concat_ws(' ', p.bank_name, p.bank_mask), p.id, NULL::uuid
    FROM card_account c
    JOIN payout p ON p.card_account_id = c.id
    CROSS JOIN LATERAL (VALUES
      ('payout_sent', p.sent_at), ('payout_' || p.status, p.ended_at)) AS step (type, at)
   WHERE c.user_id = :userId AND step.at IS NOT NULL
  UNION ALL
  SELECT step.type || ':' || i.id, step.at, 'repayment', step.type, i.amount_cents::bigint,
         i.sender, i.id, NULL::uuid
    FROM card_account c
    JOIN incoming_deposit i ON i.card_account_id = c.id
    CROSS JOIN LATERAL (SELECT CASE i.kind WHEN 'other' THEN 'deposit' ELSE i.kind END AS kind) received
    CROSS JOIN LATERAL (VALUES
      (received.kind || '_received', i.arrived_at),
      (received.kind || '_' || i.status, i.ended_at)) AS step (type, at)
   WHERE c.user_id = :userId AND step.at IS NOT NULL
`;

const DISPUTES = `
  SELECT 'dispute:' || e.id, e.occurred_at, 'dispute', e.kind, e.amount_cents::bigint,
         coalesce(e.reason, d.reason), d.id, ${madeBy('e.actor')}
    FROM card_account c
    JOIN dispute d ON d.card_account_id = c.id
    JOIN dispute_event e ON e.dispute_id = d.id
   WHERE c.user_id = :userId
`;

/** All that happened to `:userId`, for readTimeline. */
export const MEMBER_TIMELINE = [
  LINKS,
  TAXES,
  LIMITS,
  CARD_ORDERS,
  CARD_FREEZES,
  PURCHASES,
  REPAYMENTS,
  DISPUTES,
].join(' UNION ALL ');
