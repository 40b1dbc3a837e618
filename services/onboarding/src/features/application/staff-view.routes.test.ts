import { describe, expect, it } from '@jest/globals';
import type { OnboardingStaffView, SameBirthDate } from '@reset/api-contract/admin/user-owners.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { allLinked, applying } from '#testing/applying.ts';
import { someIdentity, startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atIdentity, atRepayment } = applying(() => service);

const ask = (userId: string) => service.asAdmin(`/applications/${userId}/staff_view`);
const sameBirthDate = (userId: string, of: string) =>
  service.asAdmin(`/applications/${userId}/same_birth_date?of=${of}`);
const view = async (userId: string) => {
  const reply = await ask(userId);
  expect(reply.statusCode).toBe(200);
  return reply.json<OnboardingStaffView>();
};

describe('GET /internal/applications/:user_id/staff_view', () => {
  it('tells how an application stands [ADM-062, ADM-069]', async () => {
    const userId = await atRepayment();
    service.world.identify = () => someIdentity({ partner_slug: 'insists' });
    expect(await view(userId)).toMatchObject({
      as_of: service.clock.now().toISOString(),
      products_in_progress: ['earned_wage_access'],
      identity_verification_status: 'verified_automatically',
      eligible: true,
      eligibility_result: {
        application_status: 'eligible',
        results: expect.arrayContaining([
          { criterion: 'positive_earnings?', result: 'green', user_actionable: true },
          { criterion: 'identity', result: 'green', user_actionable: false },
        ]),
      },
      require_payroll_linking: true,
      is_payroll_skipped: false,
    });
  });

  it('begins nothing for who has applied for nothing', async () => {
    const userId = newId();
    expect(await view(userId)).toMatchObject({
      products_in_progress: [],
      identity_verification_status: null,
    });
    expect(await service.database('application').where({ user_id: userId })).toEqual([]);
  });

  it('tells what it knows itself while a neighbour is away of whom nothing is remembered', async () => {
    const userId = newId();
    service.world.links = () => new InternalCallError('away', 503, 'service_unavailable');
    const shown = await view(userId);
    expect(shown).not.toHaveProperty('eligible');
    expect(shown).toMatchObject({ identity_verification_status: null, same_ssn: [] });
  });

  it('finds who told the same number, the same phone, or was born on the same day', async () => {
    const own = { ssn: '512340001', phone_number: '2025550142', date_of_birth: '1991-05-06' };
    const rosa = await atIdentity(own);
    const sameNumber = await atIdentity({ ...own, phone_number: '2025550143' });
    const samePhone = await atIdentity({
      ssn: '512340002',
      phone_number: own.phone_number,
      date_of_birth: '1970-01-01',
    });
    expect(await view(rosa)).toMatchObject({ same_ssn: [sameNumber], same_phone: [samePhone] });
    const born = async (userId: string, ...of: string[]) =>
      (await sameBirthDate(userId, of.join(','))).json<SameBirthDate>().user_ids;
    expect(await born(rosa, sameNumber, samePhone, newId(), rosa)).toEqual([sameNumber]);
    expect(await born(rosa, samePhone)).toEqual([]);
    // Of who has told nothing, nobody knows when she was born.
    expect(await born(newId(), rosa, newId())).toEqual([]);
  });

  it('tells nothing of the number and the birth date themselves', async () => {
    const userId = await atIdentity({ ssn: '512340009', date_of_birth: '1992-07-08' });
    expect((await ask(userId)).body).not.toMatch(/512340009|1992-07-08/);
  });

  it('refuses more people than it compares, and what is no id', async () => {
    const many = Array.from({ length: 21 }, newId).join(',');
    for (const ids of [many, 'rosa', `${newId()},`, '']) {
      expect((await sameBirthDate(newId(), ids)).statusCode).toBe(422);
    }
  });
});
