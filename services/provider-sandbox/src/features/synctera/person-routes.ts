import type { Service } from '@reset/service-kit';
import { identityOutcome, type IdentityOutcome } from '#personas/identity-outcome.ts';
import { SyncteraRefused, badRequest } from './synctera-refusal.ts';
import type { Person, VerificationStatus } from './synctera-records.ts';
import { IdParams, PersonBody, VerifyBody } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

const STATUS: Readonly<Record<IdentityOutcome, VerificationStatus>> = {
  accept: 'ACCEPTED',
  refer: 'REVIEW',
  resubmit: 'REVIEW',
  reject: 'REJECTED',
};
const NEEDED = ['first_name', 'last_name', 'dob', 'ssn', 'legal_address'] as const;

/** /v0/persons, and POST /v0/verifications/verify, which her last name decides. */
export function registerPersons(synctera: Service, world: SyncteraWorld): void {
  const { remembered, now, notify } = world;
  const put = (person: Person) => {
    remembered.persons.put(person.id, person);
    return person;
  };

  synctera.post('/persons', { schema: { body: PersonBody } }, async ({ body }, reply) => {
    const times = { creation_time: now(), last_updated_time: now() };
    const id = crypto.randomUUID();
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
  synctera.get('/persons/:id', { schema: { params: IdParams } }, ({ params }) =>
    found(remembered.persons, params.id, 'person'),
  );
  synctera.patch(
    '/persons/:id',
    { schema: { params: IdParams, body: PersonBody } },
    async ({ params, body }) => {
      const person = found(remembered.persons, params.id, 'person');
      return put({ ...person, ...withLastFour(body), last_updated_time: now() });
    },
  );

  synctera.post('/verifications/verify', { schema: { body: VerifyBody } }, async ({ body }) => {
    const person = found(remembered.persons, body.person_id, 'person');
    const missing = NEEDED.filter((field) => person[field] === undefined);
    if (missing.length > 0) {
      throw new SyncteraRefused(badRequest(`missing required fields: ${missing.join(', ')}`));
    }
    if (!body.customer_consent) {
      throw new SyncteraRefused(badRequest('customer_consent must be true'));
    }
    const verification_status = STATUS[identityOutcome(person.last_name)];
    const changed = put({ ...person, verification_status, verification_last_run: now() });
    notify('PERSON.VERIFICATION_OUTCOME.UPDATED', changed, {
      verification_status: person.verification_status,
    });
    return {
      verification_status,
      verifications: [
        {
          id: crypto.randomUUID(),
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

// Only that much of it is ever told again, so no more is kept.
const withLastFour = ({ ssn, ...body }: PersonBody): PersonBody =>
  ssn === undefined ? body : { ...body, ssn: ssn.slice(-4) };
