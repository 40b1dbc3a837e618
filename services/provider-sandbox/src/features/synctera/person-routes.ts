import type { Service } from '@reset/service-kit';
import { identityOutcome, type IdentityOutcome } from '#personas/identity-outcome.ts';
import { badRequest } from './synctera-refusals.ts';
import type { Person, VerificationStatus } from './synctera-records.ts';
import { IdParams, PersonBody, VerifyBody } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { Refused } from '#http/refusals.ts';

const STATUS: Readonly<Record<IdentityOutcome, VerificationStatus>> = {
  accept: 'ACCEPTED',
  refer: 'REVIEW',
  resubmit: 'REVIEW',
  reject: 'REJECTED',
};
/** The seeded person of that name, whom Synctera's people look at after everybody else has accepted her. */
const LOOKED_AT = 'issuing';

const verdictOf = (lastName: string | undefined): VerificationStatus =>
  lastName?.trim().toLowerCase() === LOOKED_AT ? 'REVIEW' : STATUS[identityOutcome(lastName)];

const NEEDED = ['first_name', 'last_name', 'dob', 'ssn', 'legal_address'] as const;

/** /v0/persons, and POST /v0/verifications/verify, which her last name decides: as in Socure, and Issuing is looked at. */
export function personRoutes(scope: Service, synctera: Synctera): void {
  const { records, now, notify, random } = synctera;
  const put = (person: Person) => {
    records.persons.put(person.id, person);
    return person;
  };

  scope.post('/persons', { schema: { body: PersonBody } }, async ({ body }, reply) => {
    const times = { creation_time: now(), last_updated_time: now() };
    const id = random.id();
    const status = body.status ?? 'PROSPECT';
    const person = put({
      ...withLastFour(body),
      ...times,
      id,
      status,
      verification_status: 'UNVERIFIED',
    });
    return reply.code(201).send(person);
  });
  scope.get('/persons/:id', { schema: { params: IdParams } }, ({ params }) =>
    found(records.persons, params.id, 'person'),
  );
  scope.patch(
    '/persons/:id',
    { schema: { params: IdParams, body: PersonBody } },
    async ({ params, body }) => {
      const person = found(records.persons, params.id, 'person');
      return put({ ...person, ...withLastFour(body), last_updated_time: now() });
    },
  );

  scope.post('/verifications/verify', { schema: { body: VerifyBody } }, async ({ body }) => {
    const person = found(records.persons, body.person_id, 'person');
    const missing = NEEDED.filter((field) => person[field] === undefined);
    if (missing.length > 0) {
      throw new Refused(badRequest(`missing required fields: ${missing.join(', ')}`));
    }
    if (!body.customer_consent) {
      throw new Refused(badRequest('customer_consent must be true'));
    }
    const verification_status = verdictOf(person.last_name);
    const changed = put({ ...person, verification_status, verification_last_run: now() });
    notify('PERSON.VERIFICATION_OUTCOME.UPDATED', changed, {
      verification_status: person.verification_status,
    });
    return {
      verification_status,
      verifications: [
        {
          id: random.id(),
          person_id: person.id,
          verification_type: 'IDENTITY',
          result: verification_status,
          verification_time: now(),
          details: [],
        },
      ],
    };
  });
}

// No answer has more of it, so no more is stored.
const withLastFour = ({ ssn, ...body }: PersonBody): PersonBody =>
  ssn === undefined ? body : { ...body, ssn: ssn.slice(-4) };
