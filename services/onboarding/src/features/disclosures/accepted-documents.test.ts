import { newId } from '@reset/service-kit';
import { asMember, asVisitor } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Acceptances } from '@reset/api-contract/onboarding/acceptances.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
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

const { termsOf, accept, atTerms, atPersonalInfo } = applying(() => service);
const list = async (userId: string) =>
  (await service.get(userId, '/acceptances')).json<Acceptances>();
const read = (userId: string, id: string) => service.get(userId, `/acceptances/${id}`);

describe('GET /acceptances', () => {
  it('lists to a person what she has agreed to, by title, version and instant, the latest first', async () => {
    const userId = await atPersonalInfo();
    const [first] = await list(userId);
    expect((await list(userId)).map(({ disclosure_type: type }) => type)).toEqual(
      TERMS_TYPES.toSorted(),
    );
    expect(first).toEqual({
      id: expect.any(String),
      disclosure_type: 'ach_authorization_agreement',
      title: 'ACH Authorization Agreement',
      version: 1,
      accepted_at: service.clock.now().toISOString(),
    });

    service.clock.set('2026-12-01T08:00:00Z');
    const next = { ...disclosureVersion('ewa_terms_of_service', 2), asks_again: true };
    await service.database('disclosure').insert(next);
    expect((await accept(userId, [next.id])).statusCode).toBe(201);
    expect((await list(userId))[0]).toMatchObject({
      id: next.id,
      version: 2,
      accepted_at: '2026-12-01T08:00:00.000Z',
    });
    expect(await list(userId)).toHaveLength(TERMS_TYPES.length + 1);
  });

  it('lists nothing to who has agreed to nothing, and nobody else’s', async () => {
    await atPersonalInfo();
    expect(await list(newId())).toEqual([]);
  });

  it('is for members alone', async () => {
    const headers = asVisitor({ audience: 'onboarding' });
    for (const path of ['/acceptances', `/acceptances/${newId()}`]) {
      expect((await service.inject('GET', path, headers)).statusCode).toBe(401);
    }
  });
});

describe('GET /acceptances/:id', () => {
  it('has the text as it was agreed to, whatever is in effect by now', async () => {
    const userId = await atPersonalInfo();
    const accepted = (await list(userId)).find(
      ({ disclosure_type: type }) => type === 'card_agreement',
    );
    const row = await service.database('disclosure').where({ id: accepted?.id }).first();
    await service.database('disclosure').insert(disclosureVersion('card_agreement', 2));
    const reply = await read(userId, accepted?.id ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...accepted, body: row.body });
    expect(row.body).toContain('What you buy is owed until it is repaid');
  });

  it('has nothing of what she has not agreed to, though it is there', async () => {
    const [userId, [id = '']] = [await atTerms(), idsOf(await termsOf())];
    const other = await atPersonalInfo();
    expect((await read(other, id)).statusCode).toBe(200);
    for (const unknown of [id, newId()]) {
      const reply = await read(userId, unknown);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect((await read(userId, 'card-agreement')).statusCode).toBe(422);
  });

  it('is asked of nobody by name', async () => {
    const userId = await atPersonalInfo();
    const [{ id = '' } = {}] = await list(userId);
    const headers = asMember(newId(), { audience: 'onboarding' });
    const path = `/acceptances/${id}?user_id=${userId}`;
    expect((await service.inject('GET', path, headers)).statusCode).toBe(404);
  });
});
