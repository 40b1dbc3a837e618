import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { allLinked, applying } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atIdentity } = applying(() => service);
const ask = (userId: string) => service.asAdmin(`/personal_infos/${userId}/contact`);

describe('GET /internal/personal_infos/:user_id/contact', () => {
  it('says what she told of herself, and nothing of her number', async () => {
    const userId = await atIdentity({ ssn: '512341004', phone_number: '2025550194' });
    const reply = await ask(userId);
    expect(reply.json().told).toEqual({
      phone_number: '2025550194',
      date_of_birth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      address: expect.objectContaining({ street_one: expect.any(String), street_two: null }),
    });
    expect(reply.body).not.toMatch(/1004|ssn/);
  });

  it('says that nothing was told', async () => {
    expect((await ask(newId())).json()).toEqual({ told: null });
  });
});
