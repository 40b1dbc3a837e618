import { describe, expect, it } from '@jest/globals';
import type { PersonalData } from '@reset/api-contract/personal-data.ts';
import { asCaller } from '@reset/service-kit/testing';
import { allLinked, somebody } from '#testing/applying.ts';
import { erasing } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { judged } = erasing(() => service);

const ask = (userId: string, caller = 'public') =>
  service.app.inject({
    url: `/internal/people/${userId}/personal_data`,
    headers: asCaller(caller, { audience: 'onboarding' }),
  });

describe('GET /internal/people/:user_id/personal_data', () => {
  it('has what she told, her birth date in plain and of her number the last four digits', async () => {
    const userId = await judged('accept');
    const { date_of_birth: born } = somebody();
    const reply = await ask(userId);
    const { sections } = reply.json<PersonalData>();
    const told = sections.find(({ name }) => name === 'personal_info')?.rows;
    expect(told).toMatchObject([{ date_of_birth: born, ssn_last_four: '7771' }]);
    expect(reply.body).not.toContain('527477771');
    expect(reply.body).not.toMatch(/ssn_digest|"ssn"/);
  });

  it('answers the public service alone', async () => {
    expect((await ask(await judged('accept'), 'member')).statusCode).toBe(403);
  });
});
