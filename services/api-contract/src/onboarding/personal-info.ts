import Type, { type Static } from 'typebox';
import { body, CalendarDate, Id, Instant, nullable, text } from '../fields.ts';

const Digits = (count: number) => Type.String({ pattern: `^\\d{${count}}$` });

/** Two capital letters. */
export const StateAbbr = Type.String({ pattern: '^[A-Z]{2}$' });

export const HomeAddress = body({
  street_one: text(100),
  street_two: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' })),
  city: text(60),
  state_abbr: StateAbbr,
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
  phone_number: Digits(10),
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

const ReasonOfStaff = Type.Union([
  Type.Literal('person_asked'),
  Type.Literal('told_by_mistake'),
  Type.Literal('authority_ordered'),
]);

/** Why what somebody told of herself is erased. In no words of anybody, which might tell of her. */
export const ErasureReason = Type.Union([Type.Literal('application_cancelled'), ReasonOfStaff]);
export type ErasureReason = Static<typeof ErasureReason>;

/** Internal, POST /internal/personal_infos/:user_id/erasures, for staff; answered with the erasure. */
export const PostErasure = body({
  reason: ReasonOfStaff,
  /** Who of staff asks. */
  actor_id: Id,
});
export type PostErasure = Static<typeof PostErasure>;

export const Erasure = Type.Object({
  id: Id,
  reason: ErasureReason,
  /** Who of staff asked; the person herself where she cancelled. */
  actor_id: Id,
  requested_at: Instant,
  /** null until it is done; `nothing` where she had told nothing. */
  outcome: nullable(
    Type.Union([Type.Literal('erased'), Type.Literal('kept'), Type.Literal('nothing')]),
  ),
  /** The grounds on which something of it stayed, by services/application-engine. */
  kept_for: Type.Array(Type.String()),
});
export type Erasure = Static<typeof Erasure>;

/** Internal, GET /internal/personal_infos/:user_id/erasures, the latest first. */
export const Erasures = Type.Object({ erasures: Type.Array(Erasure) });
