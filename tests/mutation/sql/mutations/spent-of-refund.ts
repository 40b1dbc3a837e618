import type { Theme } from '../sql-mutation.ts';

export const spentOfRefund: Theme = {
  name: 'spent-of-refund',
  files: ['member/db/functions/spent_of_refund.sql'],
  tests: [
    'member/src/features/tax-returns/spent-of-refund.test.ts',
    'member/src/features/tax-returns/spent-of-refund-by-purchase.test.ts',
  ],
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
      what: 'a refund that repays more of a purchase than was spent on it',
      text: 'least(part, greatest(cents - before, 0))',
      replacement: 'greatest(cents - before, 0)',
    },
    {
      what: 'a refund that is spent again by the purchases that it did not reach',
      text: 'greatest(cents - before, 0)',
      replacement: '(cents - before)',
    },
    {
      what: 'a refund that repays the last purchase first',
      text: 'sum(part) OVER (ORDER BY nth)',
      replacement: 'sum(part) OVER (ORDER BY nth DESC)',
    },
    {
      what: 'nothing spent by purchases after a refund that is taken back',
      text: 'part - coalesce(less, 0)',
      replacement: 'part - less',
    },
    {
      what: 'a refund that leaves all of it spent',
      text: 'taken := oldest_first(parts, moved.refunded);',
      replacement: `taken := '{}';`,
    },
    {
      what: 'a refund that is taken back and had repaid nothing',
      text: 'takings := takings || jsonb_build_object(moved.group_id, to_jsonb(taken));',
      replacement: '',
    },
    {
      what: 'a refund that repays once more when it is taken back',
      text: 'array_agg(-part ORDER BY n)',
      replacement: 'array_agg(part ORDER BY n)',
    },
    {
      what: 'spent again what of the refund was still hers',
      text: 'least(moved.owes, (SELECT',
      replacement: 'least(10000000, (SELECT',
    },
    {
      what: 'credits of disputes that take nothing off',
      text: "WHERE a.kind = 'provisional_credit'\n    )",
      replacement: 'WHERE false\n    )',
    },
    {
      what: 'spent again what a merchant gave back in the place of a credit',
      text: '::bigint - moved.absorbed',
      replacement: '::bigint',
    },
    {
      what: 'a credit that is taken back and spends nothing',
      text: 'AND a.reversed_by = g.group_id',
      replacement: 'AND false',
    },
    {
      what: 'bought before there was a part of the refund, and of it',
      text: 'coalesce(moved.advanced, 0)',
      replacement: 'moved.advanced',
    },
    {
      what: 'spent of a limit that is frozen',
      text: 'advanced := least(coalesce(moved.advanced, 0), moved.gross);',
      replacement: 'advanced := coalesce(moved.advanced, 0);',
    },
    {
      what: 'the refund is spent before what she has earned',
      text: 'greatest(moved.gross - advanced - (owed - spent), 0)',
      replacement: '0',
    },
    {
      what: 'earned as much as all of her limit',
      text: 'moved.gross - advanced - (owed - spent)',
      replacement: 'moved.gross - (owed - spent)',
    },
    {
      what: 'earned as if nothing of it were spent',
      text: 'moved.gross - advanced - (owed - spent)',
      replacement: 'moved.gross - advanced',
    },
    {
      what: 'what is spent of the refund takes from what she has earned',
      text: 'moved.gross - advanced - (owed - spent)',
      replacement: 'moved.gross - advanced - owed',
    },
    {
      what: 'more spent than bought, where she owed more than she has earned',
      text: 'greatest(moved.gross - advanced - (owed - spent), 0)',
      replacement: '(moved.gross - advanced - (owed - spent))',
    },
    {
      what: 'more spent than was in her limit',
      text: 'advanced - spent), 0);',
      replacement: 'advanced), 0);',
    },
    {
      what: 'a purchase of what she has earned repays the refund',
      text: `greatest(least(
        moved.owes - greatest(moved.gross - advanced - (owed - spent), 0), advanced - spent), 0)`,
      replacement: `least(
        moved.owes - greatest(moved.gross - advanced - (owed - spent), 0), advanced - spent)`,
    },
    {
      what: 'the last step of a hold is all that it spent',
      text: 'parts[nth] := parts[nth] + greatest',
      replacement: 'parts[nth] := greatest',
    },
    {
      what: 'what merchants give back is taken off what she has earned',
      text: 'taken[nth] := least(parts[nth], -moved.owes);',
      replacement: '',
    },
    {
      what: 'more taken off a purchase than it spent',
      text: 'least(parts[nth], -moved.owes)',
      replacement: '-moved.owes',
    },
    {
      what: 'all of a purchase taken off, whatever is given back',
      text: 'least(parts[nth], -moved.owes)',
      replacement: 'parts[nth]',
    },
    {
      what: 'more spent than owed',
      text: 'IF spent > owed THEN',
      replacement: 'IF false THEN',
    },
    {
      what: 'repaid by her pay while a debit of it is under way',
      text: '- receivable.credits_pending',
      replacement: '',
    },
    {
      what: 'a hold of the refund that takes from what her pay repays',
      text: 'greatest(s.cents - t.held_cents, 0)',
      replacement: 's.cents',
    },
    {
      what: 'a hold of what she has earned that her pay repays',
      text: 'greatest(s.cents - t.held_cents, 0)',
      replacement: '(s.cents - t.held_cents)',
    },
    {
      what: 'all that she owes repaid by her pay',
      text: 'sum(greatest(s.cents - t.held_cents, 0))',
      replacement: 'sum(0)',
    },
    {
      what: 'less than nothing repaid by her pay, while a debit of more is under way',
      text: 't.id = s.purchase), 0)',
      replacement: 't.id = s.purchase), -10000000)',
    },
    {
      what: 'a hold of what she has earned that keeps nothing of what is hers',
      text: 'least(s.cents, t.held_cents)',
      replacement: 's.cents',
    },
    {
      what: 'a hold that is all of the refund where a part of it is',
      text: 'least(s.cents, t.held_cents)',
      replacement: 't.held_cents',
    },
    {
      what: 'a hold of the refund that keeps what is hers',
      text: 'sum(least(s.cents, t.held_cents))',
      replacement: 'sum(0)',
    },
  ],
};
