import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { raiseError } from '#features/notifications/notifications.store.ts';
import { brokenLinks } from '#testing/broken-links.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const rows = (table: string, userId: string) => service.database(table).where({ user_id: userId });

describe('POST /pinwheel/unlink', () => {
  it('forgets a payroll where she works no more, with its error, and says so once', async () => {
    const userId = await someMember(service, 'payroll_link');
    const error = { source: 'pinwheel', errorType: 'monitoring_status_unavailable' } as const;
    await service.database.transaction((transaction) =>
      raiseError(transaction, { ...error, userId, now: new Date() }),
    );
    expect(await brokenLinks(service, userId)).toHaveLength(1);
    expect((await service.post(userId, '/pinwheel/unlink')).statusCode).toBe(204);
    for (const table of ['payroll_link', 'shift', 'paystub']) {
      expect(await rows(table, userId)).toEqual([]);
    }
    expect(await brokenLinks(service, userId)).toEqual([]);
    const events = await service
      .database('event')
      .where({ subject: userId, type: 'payroll.unlinked' });
    expect(events).toHaveLength(1);
    const again = await service.post(userId, '/pinwheel/unlink');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'no_payroll_linked' });
  });

  it('is not for staff who view the product as a member', async () => {
    const userId = await someMember(service, 'payroll_link');
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/v1/pinwheel/unlink',
      headers: asViewer(userId, newId(), { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(403);
    expect(await rows('payroll_link', userId)).toHaveLength(1);
  });
});
