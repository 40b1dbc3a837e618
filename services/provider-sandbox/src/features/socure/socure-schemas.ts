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
      /** How the pictures are taken, if any are wanted. */
      docv: Type.Optional(
        Type.Object({
          config: Type.Object({
            language: Type.Optional(Text),
            send_message: Type.Optional(Type.Boolean()),
            /** Where who took them in a page of Socure's own is led from there. */
            redirect: Type.Optional(
              Type.Object({ method: Text, url: Type.String({ pattern: '^https?://' }) }),
            ),
          }),
        }),
      ),
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

/** What is sent again of an evaluation that waits; what is not named stays as it was. */
export const EvaluationPatch = Type.Object({
  id: Text,
  timestamp: Type.String({ format: 'date-time' }),
  workflow: Text,
  data: Type.Object({}),
});

export const EvaluationParams = Type.Object({ eval_id: Type.String() });

const DECISIONS = ['ACCEPT', 'REJECT', 'REVIEW'] as const;
export const DecisionBody = Type.Object(
  { decision: Type.Enum(DECISIONS) },
  { additionalProperties: false },
);

export const TokenForm = Type.Object({ token: Type.String({ default: '' }) });

/** What the pictures come to where the sandbox is told; `''` for what the last name says. */
const OUTCOMES = ['', 'accept', 'reject', 'refer', 'resubmit', 'fail'] as const;

/** Of the pictures their names alone: as HTML sends files that it is not asked to send whole. */
export const CaptureForm = Type.Object({
  token: Type.String({ default: '' }),
  front: Type.String({ default: '' }),
  back: Type.String({ default: '' }),
  selfie: Type.String({ default: '' }),
  outcome: Type.Enum(OUTCOMES, { default: '' }),
});
export type CaptureForm = Static<typeof CaptureForm>;
