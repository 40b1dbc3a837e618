import {
  DISCLOSURE_TYPES,
  type Disclosures,
  type DisclosureType,
} from '@reset/api-contract/onboarding/disclosures.ts';
import { newId } from '@reset/service-kit';
import { asMember, asVisitor } from '@reset/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startedService } from '#testing/onboarding-service.ts';
import { disclosureVersion } from './testing/disclosure-version.ts';

const PATH = '/disclosures';
const audience = 'onboarding';

const service = await startedService();
const migrated: string[] = await service.database('disclosure').pluck('id');
afterEach(async () => {
  await service.database('disclosure').whereNotIn('id', migrated).delete();
});

const get = (query = '', headers: Record<string, string> = asVisitor({ audience })) =>
  service.inject('GET', `${PATH}${query}`, headers);
const list = async (query?: string) => (await get(query)).json<Disclosures>();
const typesOf = (disclosures: Disclosures) => disclosures.map((one) => one.disclosure_type);

/** Adds a version, and gives back its id. */
async function publish(type: DisclosureType, changes: object = {}): Promise<string> {
  const version = { ...disclosureVersion(type, 2), ...changes };
  await service.database('disclosure').insert(version);
  return version.id;
}

describe('GET /disclosures', () => {
  it('lists to a visitor what can be read, and where [ONB-091]', async () => {
    const reply = await get();
    expect(reply.statusCode).toBe(200);
    const listed = reply.json<Disclosures>();
    expect(typesOf(listed)).toEqual(DISCLOSURE_TYPES.toSorted());
    expect(listed[0]).toEqual({
      id: expect.any(String),
      disclosure_type: 'ach_authorization_agreement',
      path: '/legal/ach-authorization-agreement',
    });
    for (const one of listed) expect(Object.keys(one)).toEqual(['id', 'disclosure_type', 'path']);
  });

  it('lists the same to a member', async () => {
    expect((await get('', asMember(newId(), { audience }))).json()).toEqual(await list());
  });

  it('lists only the types that are named [ONB-088]', async () => {
    const query = '?disclosure_types=privacy_policy,card_agreement';
    expect(typesOf(await list(query))).toEqual(['card_agreement', 'privacy_policy']);
    expect(typesOf(await list('?disclosure_types=e_sign,e_sign'))).toEqual(['e_sign']);
  });

  it('lists the version that is in effect, by the clock', async () => {
    const later = '2026-12-01T08:00:00Z';
    const idOf = async () => (await list('?disclosure_types=card_agreement'))[0]?.id;
    const first = await idOf();
    const third = await publish('card_agreement', { version: 3, effective_from: later });
    expect(await idOf()).toBe(first);
    const second = await publish('card_agreement');
    expect(await idOf()).toBe(second);
    service.clock.set('2026-12-01T07:59:59.999Z');
    expect(await idOf()).toBe(second);
    service.clock.set(later);
    expect(await idOf()).toBe(third);
  });

  it('lists no version in another language', async () => {
    const before = await list('?disclosure_types=card_agreement');
    await publish('card_agreement', { language: 'es' });
    expect(await list('?disclosure_types=card_agreement')).toEqual(before);
  });

  it.each([
    ['an unknown type', '?disclosure_types=horoscope'],
    ['an unknown type beside a known one', '?disclosure_types=e_sign,horoscope'],
    ['no type', '?disclosure_types='],
    ['a space', '?disclosure_types=e_sign,%20privacy_policy'],
    ['a line behind it', '?disclosure_types=e_sign%0a'],
    ['two lists', '?disclosure_types=e_sign&disclosure_types=privacy_policy'],
    ['more than all types', `?disclosure_types=${Array(99).fill('e_sign').join(',')}`],
  ])('refuses %s', async (_what, query) => {
    const reply = await get(query);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      error: 'Please check what you entered.',
      code: 'invalid_request',
      errors: { disclosure_types: [expect.stringMatching(/\.$/)] },
      request_id: expect.any(String),
    });
  });

  it('refuses a parameter of another name', async () => {
    const reply = await get('?disclosure_type=e_sign');
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: { disclosure_type: ['There is no such field.'] },
    });
  });

  it('is for visitors, three hundred times a minute from one network', async () => {
    expect((await get('', {})).statusCode).toBe(401);
    expect(service.app.publishedRoutes).toContainEqual({
      method: 'GET',
      path: `/api/v1${PATH}`,
      access: 'visitor',
      limits: [{ calls: 300, seconds: 60, per: 'ip' }],
    });
  });
});
