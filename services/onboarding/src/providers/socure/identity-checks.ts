import { callProvider } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type { CheckedPerson, IdentityCheck, IdentityChecks } from '../identity-checks.ts';

export type Socure = { baseUrl: string; apiKey: string };

/** As much of an evaluation of RiskOS (https://help.socure.com/riskos) as we use. */
const Evaluation = Type.Object({
  eval_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\w-]+$' }),
  decision: Type.Enum(['ACCEPT', 'REJECT', 'REVIEW'] as const),
  status: Type.Enum(['CLOSED', 'ON_HOLD', 'OPEN'] as const),
});

/** Verifications by Socure's RiskOS. */
export function socureIdentityChecks({ baseUrl, apiKey }: Socure): IdentityChecks {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return {
    async start(id, person) {
      const evaluation = await callProvider(Evaluation, `${baseUrl}/api/evaluation`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          id,
          timestamp: new Date().toISOString(),
          workflow: 'consumer_onboarding',
          data: { individual: toIndividual(id, person) },
        }),
      });
      return toCheck(evaluation);
    },
    async read(checkId) {
      const url = `${baseUrl}/api/evaluation/${encodeURIComponent(checkId)}`;
      return toCheck(await callProvider(Evaluation, url, { headers }));
    },
  };
}

const toIndividual = (id: string, { address, ...person }: CheckedPerson) => ({
  id,
  given_name: person.firstName,
  family_name: person.lastName,
  date_of_birth: person.dateOfBirth,
  national_id: person.ssn,
  email: person.email,
  phone_number: `+1${person.phoneNumber}`,
  address: {
    line_1: address.streetOne,
    ...(address.streetTwo === null ? {} : { line_2: address.streetTwo }),
    locality: address.city,
    major_admin_division: address.stateAbbr,
    postal_code: address.zipCode,
    country: 'US',
  },
});

const DECISIONS = { ACCEPT: 'accept', REJECT: 'reject', REVIEW: 'review' } as const;

const toCheck = ({ eval_id, decision, status }: Static<typeof Evaluation>): IdentityCheck => ({
  id: eval_id,
  decision: DECISIONS[decision],
  awaitsDocument: status === 'ON_HOLD',
});
