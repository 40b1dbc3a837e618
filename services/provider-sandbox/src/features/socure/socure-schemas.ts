import Type, { type Static } from 'typebox';

/* As much of RiskOS (https://help.socure.com/riskos) as is imitated. */

const Text = Type.String({ minLength: 1, maxLength: 255 });

export const EvaluationBody = Type.Object({
  /** The customer's own id of the request. */
  id: Text,
  timestamp: Type.String({ format: 'date-time' }),
  /** `document_verification` wants pictures of everybody; any other, in doubtful cases. */
  workflow: Text,
  data: Type.Object({
    individual: Type.Object({
      id: Type.Optional(Text),
      given_name: Text,
      family_name: Text,
      date_of_birth: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
      national_id: Type.Optional(Type.String({ pattern: '^\\d{3}-?\\d{2}-?\\d{4}$' })),
      email: Type.Optional(Text),
      phone_number: Type.Optional(Text),
      address: Type.Optional(
        Type.Object({
          line_1: Text,
          line_2: Type.Optional(Type.String()),
          locality: Text,
          major_admin_division: Text,
          postal_code: Text,
          country: Text,
        }),
      ),
    }),
  }),
});
export type EvaluationBody = Static<typeof EvaluationBody>;

export const EvaluationParams = Type.Object({ eval_id: Type.String() });

const DECISIONS = ['ACCEPT', 'REJECT', 'REVIEW'] as const;
export const DecisionBody = Type.Object(
  { decision: Type.Enum(DECISIONS) },
  { additionalProperties: false },
);

export const TokenForm = Type.Object({ token: Type.String({ default: '' }) });
