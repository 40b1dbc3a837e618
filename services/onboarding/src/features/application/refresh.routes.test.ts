import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const service = await startedService();

const refresh = (userId: string, key = newId()) =>
  service.give(`applications/${userId}/refresh`, undefined, { key });
const statesOf = (userId: string) =>
  service.database('user_state').where({ user_id: userId, state: 'onboarded' });

describe('POST /internal/applications/:user_id/refresh', () => {
  it('finds out what a visit of hers would, once [ADM-112]', async () => {
    const userId = newId();
    await service.get(userId, CARD);
    expect(await statesOf(userId)).toEqual([]);
    service.world.links = allLinked;
    const key = newId();
    for (let time = 0; time < 2; time++) {
      expect((await refresh(userId, key)).statusCode).toBe(204);
    }
    await refresh(userId);
    expect(await statesOf(userId)).toMatchObject([{ product: 'earned_wage_access' }]);
  });

  it('begins no application for her', async () => {
    const userId = newId();
    service.world.links = allLinked;
    expect((await refresh(userId)).statusCode).toBe(204);
    expect(await service.database('application').where({ user_id: userId })).toEqual([]);
    expect(await statesOf(userId)).toEqual([]);
  });

  it('answers 404 for who is gone', async () => {
    service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
    expect((await refresh(newId())).statusCode).toBe(404);
  });
});
