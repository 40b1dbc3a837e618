import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { erasing } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });

const { standing, atIdentity } = applying(() => service);
const { cancel } = cancelling(() => service);
const { kept } = erasing(() => service);
const current = async (userId: string) =>
  (await service.get(userId, '/identity_verifications/current_status')).json().current_status;

/** Somebody new who gives a number, which a provider would decide so. */
async function submitted(ssn: string, decision: 'accept' | 'review' | 'reject'): Promise<string> {
  const userId = await atIdentity({ ssn });
  service.world.check = () => ({ decision });
  await service.post(userId, '/identity_verifications/submit_verification', {});
  await service.jobs.drain();
  return userId;
}

describe('an identity of a number that somebody else has given', () => {
  it.each([
    ['was verified with it', 'accept', '512349991', 'verified_automatically'],
    ['is looked at', 'review', '512349992', 'flagged_for_internal_review'],
    ['was refused with it', 'reject', '512349993', 'rejected'],
  ] as const)(
    'is looked at by people where the other %s, and sent nowhere',
    async (_what, decision, ssn, status) => {
      const first = await submitted(ssn, decision);
      expect(await current(first)).toBe(status);
      service.checked.length = 0;
      const second = await submitted(ssn, 'accept');
      expect(service.checked).toEqual([]);
      expect(await current(second)).toBe('flagged_for_internal_review');
      expect((await standing(second)).current_task_name).toBe('identity_verification');
      expect(await current(first)).toBe(status);
    },
  );

  it('is looked at by people where the other was refused and cancelled, and files her taxes with it', async () => {
    const first = await submitted('512349994', 'reject');
    const ofTaxes = { user_id: first, product: 'tax_refund_advance' };
    const now = service.clock.now();
    await service.database('application').insert({ ...ofTaxes, started_at: now });
    await service.database('application_task').insert({
      ...ofTaxes,
      task: 'personal_info_submission',
      outcome: 'done',
      recorded_at: now,
    });
    await cancel(first);
    expect(await kept(first)).toMatchObject({
      info: [{ ssn_last_four: '9994' }],
      verification: [],
      decision: [{ status: 'rejected' }],
    });
    expect(await current(await submitted('512349994', 'accept'))).toBe(
      'flagged_for_internal_review',
    );
  });

  it('is sent to the provider where the other has not sent it yet', async () => {
    await atIdentity({ ssn: '512349995' });
    expect(await current(await submitted('512349995', 'accept'))).toBe('verified_automatically');
  });
});
