import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { applying, idsOf, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { someLinks, startedService } from '#testing/onboarding-service.ts';
import { TAXES_FILED_QUEUE } from './application.ts';

const service = await startedService();
const { accept, termsOf } = applying(() => service);
const { identify, links } = service.world;
afterEach(() => void Object.assign(service.world, { identify, links }));

const standing = async (userId: string) =>
  (await service.get(userId, '/tax_refund_advance_application/status')).json<ApplicationStatus>();
/** As when the member service publishes that a return of hers was submitted. */
async function filed(userId: string): Promise<void> {
  await service.jobs.add(service.database, TAXES_FILED_QUEUE, { user_id: userId });
  await service.jobs.finish();
}
const recorded = (userId: string) =>
  service.database('application_task').where({ user_id: userId, task: 'tax_filing_submission' });

describe('taxes that are filed', () => {
  it('complete the application, once, however often they are [ONB-133, ONB-137]', async () => {
    service.world.links = () => someLinks({ bank_linked: true });
    const userId = newId();
    await standing(userId);
    await accept(userId, idsOf(await termsOf()));
    await service.post(userId, PERSONAL_INFO, somebody());
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'tax_filing_submission',
      application_complete: false,
    });
    await filed(userId);
    await filed(userId);
    expect(await standing(userId)).toMatchObject({
      current_task_name: null,
      tasks: { tax_filing_submission: 'complete' },
      application_complete: true,
      card_application_complete: false,
    });
    expect(await recorded(userId)).toMatchObject([{ product: 'tax_refund_advance' }]);
    // A bank that is unlinked after it is not asked for again.
    service.world.links = links;
    expect(await standing(userId)).toMatchObject({ application_complete: true });
  });

  it('are filed wherever she stands, and do no other step of any application for her', async () => {
    const userId = newId();
    await service.get(userId, '/card_application/status');
    await filed(userId);
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'bank_linking',
      tasks: { terms_acceptance: 'incomplete', tax_filing_submission: 'complete' },
      application_complete: false,
    });
    const card = (await service.get(userId, '/card_application/status')).json<ApplicationStatus>();
    expect(card).toMatchObject({ application_complete: false });
    expect(card.tasks.tax_filing_submission).toBe('incomplete');
  });

  it('wait while nobody says who she is, and are nothing of somebody who is gone', async () => {
    const userId = newId();
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    await expect(filed(userId)).rejects.toMatchObject({ refusal: { status: 503 } });
    service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
    await service.jobs.finish();
    expect(await recorded(userId)).toEqual([]);
  });
});
