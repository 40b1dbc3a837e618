import Type from 'typebox';
import { CalendarDate, Dollars, Instant, nullable, ShownCents } from '../fields.ts';

/* Fields of which nothing may be known: absent is unknown, null is none. */

export const maybe = Type.Optional;
export const word = maybe(nullable(Type.String()));
export const day = maybe(nullable(CalendarDate));
export const instant = maybe(nullable(Instant));
export const dollars = maybe(nullable(Dollars));
export const cents = maybe(nullable(ShownCents));
