import { describe, expect, it } from '@jest/globals';
import type { ToldPhone } from '@reset/api-contract/admin/user-owners.ts';
import { allLinked, applying } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atIdentity } = applying(() => service);
const ask = (number: string) =>
  service.asAdmin(`/personal_infos/told_phone?phone_number=${encodeURIComponent(number)}`);

describe('GET /internal/personal_infos/told_phone', () => {
  it('finds everybody who told a number for her application, and nobody by another', async () => {
    const told = [
      await atIdentity({ ssn: '512341001', phone_number: '2025550191' }),
      await atIdentity({ ssn: '512341002', phone_number: '2025550191' }),
    ];
    await atIdentity({ ssn: '512341003', phone_number: '2025550192' });
    expect((await ask('2025550191')).json<ToldPhone>().user_ids).toEqual(told.toSorted());
    expect((await ask('2025550193')).json<ToldPhone>().user_ids).toEqual([]);
  });

  it.each(['', '202555019', '20255501911', '+12025550191', 'rosa'])(
    'refuses %j, which is no number of ten digits',
    async (number) => {
      expect((await ask(number)).statusCode).toBe(422);
    },
  );
});
