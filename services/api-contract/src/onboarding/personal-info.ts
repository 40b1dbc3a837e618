import Type, { type Static } from 'typebox';
import { body, CalendarDate, nullable, text } from '../fields.ts';

const Digits = (count: number) => Type.String({ pattern: `^\\d{${count}}$` });

export const HomeAddress = body({
  street_one: text(100),
  street_two: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' })),
  city: text(60),
  /** Two capital letters. */
  state_abbr: Type.String({ pattern: '^[A-Z]{2}$' }),
  zip_code: Digits(5),
});
export type HomeAddress = Static<typeof HomeAddress>;

/** POST /personal_infos */
export const PostPersonalInfo = body({
  /** Ten digits. */
  phone_number: Digits(10),
  date_of_birth: CalendarDate,
  /** Nine digits. */
  ssn: Digits(9),
  address: HomeAddress,
});
export type PostPersonalInfo = Static<typeof PostPersonalInfo>;

/** Of what she told of herself, what is ever shown to her again. */
export const ShownPersonalInfo = Type.Object({
  date_of_birth: CalendarDate,
  ssn_last_four: Digits(4),
  address: Type.Object({
    street_one: Type.String(),
    street_two: nullable(Type.String()),
    city: Type.String(),
    state_abbr: Type.String(),
    zip_code: Type.String(),
  }),
});
export type ShownPersonalInfo = Static<typeof ShownPersonalInfo>;
