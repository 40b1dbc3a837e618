import Type from 'typebox';
import { PAGE_FIELDS } from './paging.ts';

/* What lists are narrowed by: days on or after, and on or before, those that are given. */

const DayAsked = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));

export const ShiftsQuery = Type.Object(
  {
    ...PAGE_FIELDS,
    from_start_date: DayAsked,
    to_start_date: DayAsked,
    from_end_date: DayAsked,
    to_end_date: DayAsked,
  },
  { additionalProperties: false },
);
export const PaystubsQuery = Type.Object(
  { ...PAGE_FIELDS, from_pay_date: DayAsked, to_pay_date: DayAsked },
  { additionalProperties: false },
);
