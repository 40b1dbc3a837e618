import { callProvider, fits } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type {
  AwaitedDocument,
  CheckedPerson,
  IdentityCheck,
  IdentityChecks,
} from '../identity-checks.ts';

export type Socure = {
  baseUrl: string;
  apiKey: string;
  /** Where who took the pictures in Socure's own page is led from there. */
  returnUrl: string;
};

/** As much of an evaluation of RiskOS (https://help.socure.com/riskos) as we use. */
const Evaluation = Type.Object({
  eval_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\w-]+$' }),
  decision: Type.Enum(['ACCEPT', 'REJECT', 'REVIEW'] as const),
  status: Type.Enum(['CLOSED', 'ON_HOLD', 'OPEN'] as const),
  /** What each module added, in a form of its own. */
  data_enrichments: Type.Optional(Type.Array(Type.Unknown())),
});
type Evaluation = Static<typeof Evaluation>;

/** What is added where pictures of a document are wanted. */
const DocumentRequest = Type.Object({
  response: Type.Object({
    data: Type.Object({
      docvTransactionToken: Type.String({ minLength: 1, maxLength: 255 }),
      url: Type.String({ maxLength: 2_000, pattern: '^https?://' }),
    }),
  }),
});

/** What is added when some were read. */
const DocumentReading = Type.Object({
  response: Type.Object({ documentVerification: Type.Object({}) }),
});

const WORKFLOW = 'consumer_onboarding';

/** Verifications by Socure's RiskOS. */
export function socureIdentityChecks({ baseUrl, apiKey, returnUrl }: Socure): IdentityChecks {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const addressOf = (checkId: string) => `${baseUrl}/api/evaluation/${encodeURIComponent(checkId)}`;
  const bodyOf = (id: string, individual: object) =>
    JSON.stringify({
      id,
      timestamp: new Date().toISOString(),
      workflow: WORKFLOW,
      data: { individual },
    });
  return {
    async start(id, person) {
      const individual = { ...toIndividual(id, person), docv: documentsOf(returnUrl) };
      const evaluation = await callProvider(Evaluation, `${baseUrl}/api/evaluation`, {
        method: 'POST',
        headers,
        body: bodyOf(id, individual),
      });
      return toCheck(evaluation);
    },
    async read(checkId) {
      return toCheck(await callProvider(Evaluation, addressOf(checkId), { headers }));
    },
    async renewDocument(checkId, id) {
      const evaluation = await callProvider(Evaluation, addressOf(checkId), {
        method: 'PATCH',
        headers,
        body: bodyOf(id, { id, docv: documentsOf(returnUrl) }),
      });
      return toCheck(evaluation);
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

// The link is texted by us, when she asks for it.
const documentsOf = (returnUrl: string) => ({
  config: {
    language: 'en',
    send_message: false,
    redirect: { method: 'GET', url: returnUrl },
  },
});

const DECISIONS = { ACCEPT: 'accept', REJECT: 'reject', REVIEW: 'review' } as const;

function toCheck({ eval_id, decision, status, data_enrichments = [] }: Evaluation): IdentityCheck {
  return {
    id: eval_id,
    decision: DECISIONS[decision],
    document: status === 'ON_HOLD' ? awaitedOf(data_enrichments) : null,
    documentsRead: data_enrichments.filter((added) => fits(DocumentReading, added)).length,
  };
}

/** The newest request counts; one for each time that pictures could not be read. */
function awaitedOf(enrichments: readonly unknown[]): AwaitedDocument | null {
  const request = enrichments.findLast((added) => fits(DocumentRequest, added));
  if (!fits(DocumentRequest, request)) return null;
  const { docvTransactionToken: id, url } = request.response.data;
  return { id, url };
}
