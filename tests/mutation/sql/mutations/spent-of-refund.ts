import type { Theme } from '../sql-mutation.ts';

export const spentOfRefund: Theme = {
  name: 'spent-of-refund',
  files: ['member/db/functions/spent_of_refund.sql'],
  tests: ['member/src/features/tax-returns/spent-of-refund.test.ts'],
  mutations: [
    {
      what: 'nothing spent before the latest limit that had a part of the refund',
      text: 'ORDER BY id LIMIT 1;',
      replacement: 'ORDER BY id DESC LIMIT 1;',
    },
    {
      what: 'nothing spent of a refund, for who has limits without one',
      text: `"because": "refund"}]'`,
      replacement: `"because": "does_not_apply"}]'`,
    },
    {
      what: 'what is held spends nothing',
      text: `t.kind IN ('pending', 'single') THEN t.amount`,
      replacement: `t.kind = 'single' THEN t.amount`,
    },
    {
      what: 'what is held and collected is spent twice',
      text: `t.kind IN ('pending', 'single') THEN t.amount`,
      replacement: `t.kind IN ('pending', 'post', 'single') THEN t.amount`,
    },
    {
      what: 'what is let go of stays spent',
      text: `AND t.kind = 'void' THEN -t.amount`,
      replacement: `AND t.kind = 'void' THEN 0`,
    },
    {
      what: 'a debit that is under way has repaid',
      text: `t.kind IN ('post', 'single') THEN -t.amount`,
      replacement: `t.kind IN ('pending', 'single') THEN -t.amount`,
    },
    {
      what: 'refunds of others repay',
      text: 'hers.owner_user_id = receivable.owner_user_id',
      replacement: 'hers.owner_user_id IS NOT NULL',
    },
    {
      what: 'a refund that repays nothing',
      text: 'hers.code = 2010 AND t.code = 305',
      replacement: 'hers.code = 1110 AND t.code = 305',
    },
    {
      what: 'a refund that repays once more by what it has repaid',
      text: 'FILTER (WHERE m.code = 305)',
      replacement: 'FILTER (WHERE m.code IN (301, 302, 305))',
    },
    {
      what: 'holds that are no purchases',
      text: 'm.code IN (101, 102, 103)',
      replacement: 'm.code IN (102, 103)',
    },
    {
      what: 'forced clearings that are no purchases',
      text: 'm.code IN (101, 102, 103)',
      replacement: 'm.code IN (101, 102)',
    },
    {
      what: 'a debit of her bank that repays the refund first',
      text: 'm.code IN (202, 302, 503)',
      replacement: 'm.code IN (302, 503)',
    },
    {
      what: 'her pay that repays the refund first',
      text: 'm.code IN (202, 302, 503)',
      replacement: 'm.code IN (202, 503)',
    },
    {
      what: 'a loss that is of the refund first',
      text: 'm.code IN (202, 302, 503)',
      replacement: 'm.code IN (202, 302)',
    },
    {
      what: 'a refund that is taken back by the transfers that brought it',
      text: 'WHERE i.return_group_id = g.group_id',
      replacement: 'WHERE i.transfer_group_id = g.group_id',
    },
    {
      what: 'other steps of a limit that count as the refund',
      text: `WHERE step ->> 'step' = 'refund_advance'`,
      replacement: 'WHERE true',
    },
    {
      what: 'all of a limit that counts as the refund',
      text: `(step ->> 'after')::bigint - (step ->> 'before')::bigint`,
      replacement: `(step ->> 'after')::bigint`,
    },
    {
      what: 'limits of others',
      text: 'AND s.user_id = receivable.owner_user_id AND s.id < g.id',
      replacement: 'AND s.id < g.id',
    },
    {
      what: 'limits that were computed after the purchase',
      text: 'AND s.id < g.id',
      replacement: 'AND s.id > g.id',
    },
    {
      what: 'the first limit instead of the one of then',
      text: 'ORDER BY s.id DESC LIMIT 1',
      replacement: 'ORDER BY s.id LIMIT 1',
    },
    {
      what: 'what happened last is reckoned first',
      text: 'ORDER BY g.seq',
      replacement: 'ORDER BY g.seq DESC',
    },
    {
      what: 'a refund that repays more than was spent',
      text: 'part := least(spent, moved.refunded);',
      replacement: 'part := moved.refunded;',
    },
    {
      what: 'a refund that leaves all of it spent',
      text: 'spent := spent - part;',
      replacement: 'spent := spent;',
    },
    {
      what: 'a refund that is taken back and had repaid nothing',
      text: 'refunds := refunds || jsonb_build_object(moved.group_id, part);',
      replacement: '',
    },
    {
      what: 'all of a refund that is taken back spent, whatever it had repaid',
      text: 'jsonb_build_object(moved.group_id, part)',
      replacement: 'jsonb_build_object(moved.group_id, moved.refunded)',
    },
    {
      what: 'spent again what of the refund was still hers',
      text: 'least(moved.owes, coalesce((refunds -> moved.takes_back::text)::bigint, 0))',
      replacement: 'coalesce((refunds -> moved.takes_back::text)::bigint, 0)',
    },
    {
      what: 'pay that is taken back spends the refund',
      text: 'coalesce((refunds -> moved.takes_back::text)::bigint, 0)',
      replacement: '(refunds -> moved.takes_back::text)::bigint',
    },
    {
      what: 'bought before there was a part of the refund, and of it',
      text: 'coalesce(moved.advanced, 0)',
      replacement: 'moved.advanced',
    },
    {
      what: 'spent of a limit that is frozen',
      text: 'part := least(coalesce(moved.advanced, 0), moved.gross);',
      replacement: 'part := coalesce(moved.advanced, 0);',
    },
    {
      what: 'the refund is spent before what she has earned',
      text: 'greatest(moved.gross - part - (owed - spent), 0)',
      replacement: '0',
    },
    {
      what: 'earned as much as all of her limit',
      text: 'moved.gross - part - (owed - spent)',
      replacement: 'moved.gross - (owed - spent)',
    },
    {
      what: 'earned as if nothing of it were spent',
      text: 'moved.gross - part - (owed - spent)',
      replacement: 'moved.gross - part',
    },
    {
      what: 'what is spent of the refund takes from what she has earned',
      text: 'moved.gross - part - (owed - spent)',
      replacement: 'moved.gross - part - owed',
    },
    {
      what: 'more spent than bought, where she owed more than she has earned',
      text: 'greatest(moved.gross - part - (owed - spent), 0)',
      replacement: '(moved.gross - part - (owed - spent))',
    },
    {
      what: 'more spent than was in her limit',
      text: 'part - spent), 0);',
      replacement: 'part), 0);',
    },
    {
      what: 'a purchase of what she has earned repays the refund',
      text: `greatest(least(
        moved.owes - greatest(moved.gross - part - (owed - spent), 0), part - spent), 0)`,
      replacement: `least(
        moved.owes - greatest(moved.gross - part - (owed - spent), 0), part - spent)`,
    },
    {
      what: 'what merchants give back is taken off what she has earned',
      text: 'spent := greatest(spent + moved.owes, 0);',
      replacement: 'spent := spent;',
    },
    {
      what: 'less than nothing spent, once merchants give back more',
      text: 'greatest(spent + moved.owes, 0)',
      replacement: 'spent + moved.owes',
    },
    {
      what: 'every repayment taken off what is spent',
      text: 'moved.owes < 0 AND NOT moved.is_repaid',
      replacement: 'moved.owes < 0',
    },
    {
      what: 'more spent than owed',
      text: 'spent := least(spent, owed);',
      replacement: '',
    },
    {
      what: 'repaid by her pay while a debit of it is under way',
      text: '- receivable.credits_pending',
      replacement: '',
    },
    {
      what: 'a hold of the refund that takes from what her pay repays',
      text: 'spent_of_refund(receivable) - receivable.debits_pending',
      replacement: 'spent_of_refund(receivable)',
    },
    {
      what: 'a hold of what she has earned that her pay repays',
      text: 'greatest(spent_of_refund(receivable) - receivable.debits_pending, 0), 0)',
      replacement: '(spent_of_refund(receivable) - receivable.debits_pending), 0)',
    },
    {
      what: 'all that she owes repaid by her pay',
      text: `
                    - greatest(spent_of_refund(receivable) - receivable.debits_pending, 0), 0)`,
      replacement: ', 0)',
    },
    {
      what: 'less than nothing repaid by her pay, while a debit of more is under way',
      text: `SELECT greatest(receivable.debits_posted - receivable.credits_posted - receivable.credits_pending
                    - greatest(spent_of_refund(receivable) - receivable.debits_pending, 0), 0)`,
      replacement: `SELECT receivable.debits_posted - receivable.credits_posted - receivable.credits_pending
                    - greatest(spent_of_refund(receivable) - receivable.debits_pending, 0)`,
    },
  ],
};
