import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';
import { allLinked, applying, idsOf } from '#testing/applying.ts';
import { disclosureVersion } from './testing/disclosure-version.ts';

// Versions that somebody has accepted stay for good: each test has a database of its own.
let service: OnboardingServiceUnderTest;
beforeEach(async () => {
  service = await startOnboardingService();
  service.world.links = allLinked;
});
afterEach(() => service.stop());

const acceptancesOf = (userId: string) => service.database('acceptance').where({ user_id: userId });
const { termsOf, accept, standing, atTerms } = applying(() => service);

describe('a new version', () => {
  const LATER = '2026-12-01T08:00:00Z';
  const publish = (asks_again: boolean) =>
    service.database('disclosure').insert({
      ...disclosureVersion('ewa_terms_of_service', 2),
      effective_from: LATER,
      asks_again,
    });
  async function whoAccepted(): Promise<string> {
    const userId = await atTerms();
    await accept(userId, idsOf(await termsOf()));
    return userId;
  }

  it('that asks again brings the terms back from its day on, until it is accepted', async () => {
    const userId = await whoAccepted();
    await publish(true);
    expect(await standing(userId)).toMatchObject({ current_task_name: 'personal_info_submission' });
    service.clock.set(LATER);
    expect(await standing(userId)).toMatchObject({ current_task_name: 'terms_acceptance' });
    const changed = (await termsOf()).filter(
      ({ disclosure_type: type }) => type === 'ewa_terms_of_service',
    );
    expect((await accept(userId, idsOf(changed))).statusCode).toBe(201);
    expect(await standing(userId)).toMatchObject({ current_task_name: 'personal_info_submission' });
    expect(await acceptancesOf(userId)).toHaveLength(TERMS_TYPES.length + 1);
  });

  it('that does not ask again changes nothing for who accepted the one before', async () => {
    const userId = await whoAccepted();
    await publish(false);
    service.clock.set(LATER);
    expect(await standing(userId)).toMatchObject({ current_task_name: 'personal_info_submission' });
  });

  it('is the one to agree to: the one before is refused, and it is said why', async () => {
    const userId = await atTerms();
    const ids = idsOf(await termsOf());
    await service.database('disclosure').insert(disclosureVersion('card_agreement', 2));
    const reply = await accept(userId, ids);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'disclosure_outdated',
      errors: {
        disclosure_ids: ['One of these documents has changed. Please read it and agree again.'],
      },
    });
    expect(await acceptancesOf(userId)).toEqual([]);
    expect((await accept(userId, idsOf(await termsOf()))).statusCode).toBe(201);
    expect(await standing(userId)).toMatchObject({ tasks: { terms_acceptance: 'complete' } });
  });
});
