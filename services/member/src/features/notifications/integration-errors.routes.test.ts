import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { brokenLinks } from '#testing/broken-links.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { raiseError } from './notifications.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const resolve = (id: string, key = newId()) =>
  service.give(`integration_errors/${id}/resolve`, undefined, { key });

describe('POST /internal/integration_errors/:id/resolve', () => {
  it('resolves one, tells whose it was and publishes it once [ADM-129]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const error = { source: 'pinwheel', errorType: 'monitoring_status_unavailable' } as const;
    await service.database.transaction((transaction) =>
      raiseError(transaction, { ...error, userId, now: service.clock.now() }),
    );
    const [{ id }] = await service.database('integration_error').where({ user_id: userId });
    const key = newId();
    for (let time = 0; time < 2; time++) {
      const reply = await resolve(id, key);
      expect([reply.statusCode, reply.json()]).toEqual([200, { user_id: userId }]);
    }
    expect(await brokenLinks(service, userId)).toEqual([]);
    const resolved = { subject: userId, type: 'integration_error.resolved' };
    expect(await service.database('event').where(resolved)).toHaveLength(1);
    const again = await resolve(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_resolved']);
  });

  it('of a bank is raised anew where the link is broken still', async () => {
    const userId = await someMember(service, 'bank_link');
    await service.jobs.drain();
    service.world.itemError = 'ITEM_LOGIN_REQUIRED';
    const raise = { userId, source: 'plaid', errorType: 'monitoring_status_unavailable' } as const;
    await service.database.transaction((transaction) =>
      raiseError(transaction, { ...raise, now: service.clock.now() }),
    );
    const [{ id }] = await service.database('integration_error').where({ user_id: userId });
    expect((await resolve(id)).statusCode).toBe(200);
    await service.jobs.drain();
    service.world.itemError = null;
    const open = service
      .database('integration_error')
      .where({ user_id: userId, resolved_at: null });
    expect(await open).toMatchObject([{ source: 'plaid' }]);
    expect((await open)[0].id).not.toBe(id);
  });

  it('answers 404 for none', async () => {
    expect((await resolve(newId())).statusCode).toBe(404);
  });
});
