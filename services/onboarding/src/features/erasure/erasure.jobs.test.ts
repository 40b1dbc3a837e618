import { describe, expect, it } from '@jest/globals';
import { personalInfoEvents } from '@reset/api-contract/onboarding/personal-info-events.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import Value from 'typebox/value';
import { allLinked, applying } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { erasing, NOTHING } from '#testing/erasing.ts';
import { NOW, startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });

const { standing, atIdentity } = applying(() => service);
const { work, cancel } = cancelling(() => service);
const { atOwnIdentity, submit, judged, kept, erasures, erasedEvents } = erasing(() => service);

/** Values that are nobody else's. */
const MARKED = {
  ssn: '527418396',
  date_of_birth: '1971-03-17',
  phone_number: '5035550142',
  address: {
    street_one: '77 Marked Lane',
    street_two: 'Unit Markedly',
    city: 'Markedham',
    state_abbr: 'OR',
    zip_code: '97377',
  },
};
/** Every value of every table of the service, as text. */
async function everything(): Promise<string> {
  const { rows } = await service.database.raw<{ rows: { name: string }[] }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await service.database.raw<{ rows: { row: string }[] }>(
        `SELECT to_jsonb(t)::text AS row FROM ${name} t`,
      );
      return found.rows.map(({ row }) => row);
    }),
  );
  return tables.flat().join('\n');
}

describe('an application that is cancelled', () => {
  it('leaves in no table anything of what she told, not even encrypted', async () => {
    const userId = await atIdentity(MARKED);
    await submit(userId);
    await service.jobs.drain();
    const { info, verification } = await kept(userId);
    const encrypted = [info[0].ssn, info[0].date_of_birth, info[0].ssn_digest];
    const { address } = MARKED;
    const told = [
      MARKED.phone_number,
      address.street_one,
      address.street_two,
      address.city,
      address.zip_code,
      verification[0].evaluation_id,
    ];
    const held = async () => {
      const all = await everything();
      return [...encrypted, ...told, MARKED.ssn, MARKED.date_of_birth].filter((value) =>
        all.includes(value),
      );
    };
    expect(await held()).toEqual([...encrypted, ...told]);
    await cancel(userId);
    expect(await held()).toEqual([]);
    expect(JSON.stringify(service.logged)).not.toMatch(/527418396|1971-03-17|Marked/);
    expect(await kept(userId)).toEqual(NOTHING);
  });

  it('is written down and published, with nothing of what it was', async () => {
    const userId = await atOwnIdentity();
    await cancel(userId);
    const [erasure, ...others] = await erasures(userId);
    expect(others).toEqual([]);
    expect(erasure).toEqual({
      id: expect.any(String),
      reason: 'application_cancelled',
      actor_id: userId,
      requested_at: '2026-11-21T20:00:00.000Z',
      outcome: 'erased',
      kept_for: [],
    });
    const [event] = await erasedEvents(userId);
    expect(event.payload).toEqual({
      erasure_id: erasure.id,
      reason: 'application_cancelled',
      actor_id: userId,
      kept_for: [],
    });
    const published = await service.asAdmin('/events?after=0&limit=500');
    const told = published
      .json()
      .events.find((one: { type: string }) => one.type === 'personal_info.erased');
    expect(Value.Check(personalInfoEvents['personal_info.erased'], told)).toBe(true);
  });

  it.each(['accept', 'review'] as const)(
    'leaves nothing of a verification that came to %s, whatever is heard of it later',
    async (decision) => {
      const userId = await judged(decision);
      await cancel(userId);
      expect(await kept(userId)).toEqual(NOTHING);
      service.clock.set('2026-11-22T20:00:00Z');
      await service.jobs.runSchedule('look-at-identities');
      await work();
      expect(await kept(userId)).toEqual(NOTHING);
      const path = '/identity_verifications/current_status';
      expect((await service.get(userId, path)).json()).toEqual({ current_status: null });
    },
  );

  it('leaves no wish for an account that was not opened yet, and opens none', async () => {
    const userId = await judged('accept');
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    await service.post(userId, '/card_application/deposit_account');
    await cancel(userId);
    service.world.issue = () => null;
    const before = service.issued.length;
    service.clock.set('2026-11-21T21:00:00Z');
    await service.jobs.runSchedule('resume-card-issuances');
    await work();
    expect(await service.database('card_issuance').where({ user_id: userId })).toEqual([]);
    expect(service.issued).toHaveLength(before);
    expect(await kept(userId)).toEqual(NOTHING);
  });

  it('leaves the next verification alone when the last one is answered late', async () => {
    const userId = await atOwnIdentity();
    await submit(userId);
    const next = newId();
    const { identityChecks } = service.context;
    const { start } = identityChecks;
    identityChecks.start = async (...asked) => {
      identityChecks.start = start;
      // Meanwhile she has cancelled, begun again and told it anew.
      await service
        .database('identity_verification')
        .where({ user_id: userId })
        .update({ id: next });
      return start(...asked);
    };
    service.world.check = () => ({ decision: 'reject' });
    await service.jobs.drain();
    expect((await kept(userId)).verification).toMatchObject([
      { id: next, status: 'submitted', evaluation_id: null, read_at: null },
    ]);
  });

  it('keeps that she was refused, without what she told, and refuses her still', async () => {
    const userId = await judged('reject');
    await cancel(userId);
    expect(await kept(userId)).toEqual({
      ...NOTHING,
      decision: [
        {
          id: expect.any(String),
          user_id: userId,
          status: 'rejected',
          evaluation_id: expect.any(String),
          decided_at: new Date(NOW),
          kept_until: '2031-11-21',
        },
      ],
    });
    expect((await erasures(userId))[0]).toMatchObject({
      outcome: 'erased',
      kept_for: ['refused_identity'],
    });
    expect((await standing(userId)).eligibility_result).toMatchObject({
      application_status: 'rejected',
      ineligible_reason: 'identity',
    });
    service.clock.set('2031-11-20T20:00:00Z');
    await service.jobs.runSchedule('forget-identity-decisions');
    expect((await kept(userId)).decision).toHaveLength(1);
    service.clock.set('2031-11-21T20:00:00Z');
    await service.jobs.runSchedule('forget-identity-decisions');
    expect((await kept(userId)).decision).toEqual([]);
    expect((await standing(userId)).cancellation).not.toBeNull();
  });

  it('waits while nobody can say whether there is a card', async () => {
    const userId = await atOwnIdentity();
    service.world.records = () => new InternalCallError('away', 503, 'service_unavailable');
    await expect(cancel(userId)).rejects.toThrow('away');
    expect((await standing(userId)).cancellation).toMatchObject({ personal_info: 'being_erased' });
    expect((await kept(userId)).info).toHaveLength(1);
    service.forget();
    service.world.links = allLinked;
    await work();
    expect(await kept(userId)).toEqual(NOTHING);
  });
});
