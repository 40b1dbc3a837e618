import type { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { InternalCallError, newId, secretCipher } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { allLinked, applying, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';
import { personalInfoStore } from './personal-info.store.ts';

const service = await startedService();
beforeEach(() => {
  service.world.links = allLinked;
});

const { standing, atTerms, atPersonalInfo } = applying(() => service);
const post = (userId: string, changes: Partial<PostPersonalInfo> | object = {}) =>
  service.post(userId, PERSONAL_INFO, { ...somebody(), ...changes });
const rowOf = (userId: string) =>
  service.database('personal_info').where({ user_id: userId }).first();
const living = (changes: Partial<PostPersonalInfo['address']>) => ({
  address: { ...somebody().address, ...changes },
});
const told = async (userId: string) =>
  (
    await service.app.inject({
      url: `/internal/applications/${userId}/eligibility?include=personal_info`,
      headers: asCaller('member', { audience: 'onboarding' }),
    })
  ).json().personal_info;

describe('POST /personal_infos', () => {
  it('keeps who she is, and the task is over [ONB-102]', async () => {
    const userId = await atPersonalInfo();
    const reply = await post(userId);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({});
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'identity_verification',
      tasks: { personal_info_submission: 'complete' },
    });
    expect((await service.states(userId)).at(-1)).toMatchObject({
      state: 'submitted_personal_information',
    });
    expect(await rowOf(userId)).toMatchObject({ phone_number: '2025550123' });
    expect(await told(userId)).toEqual({
      phone_number: '2025550123',
      date_of_birth: '1990-01-31',
      ssn_last_four: '7890',
      address: { ...somebody().address, street_two: null },
    });
  });

  it('stores number and birth date encrypted for her alone, and writes them nowhere else', async () => {
    const userId = await atPersonalInfo();
    await post(userId);
    const row = await rowOf(userId);
    const cipher = secretCipher(service.context.config.PERSONAL_DATA_KEY);
    expect(cipher.decrypt(row.ssn, userId)).toBe('512347890');
    expect(cipher.decrypt(row.date_of_birth, userId)).toBe('1990-01-31');
    expect(() => cipher.decrypt(row.ssn, newId())).toThrow();
    expect(JSON.stringify(row)).not.toMatch(/512347890|1990-01-31/);
    expect(JSON.stringify(service.logged)).not.toMatch(/512347890|1990-01-31/);
    const events = await service.database('event').where({ subject: userId }).pluck('payload');
    expect(JSON.stringify(events)).not.toMatch(/512347890|1990-01-31|Harbor/);
  });

  it('finds the same number again, whoever gives it', async () => {
    const [one, other, another] = [
      await atPersonalInfo(),
      await atPersonalInfo(),
      await atPersonalInfo(),
    ];
    await post(one);
    await post(other);
    await post(another, { ssn: '512347891' });
    const digestOf = async (userId: string) => (await rowOf(userId)).ssn_digest;
    expect(await digestOf(other)).toBe(await digestOf(one));
    expect(await digestOf(another)).not.toBe(await digestOf(one));
  });

  it('may be sent twenty times at once, and the last of two in a row counts', async () => {
    const userId = await atPersonalInfo();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    await post(userId, { date_of_birth: '1991-02-01', ...living({ city: 'Salem' }) });
    expect(await told(userId)).toMatchObject({
      date_of_birth: '1991-02-01',
      address: { city: 'Salem' },
    });
    expect((await service.states(userId)).map(({ state }) => state)).toEqual([
      ...new Set((await service.states(userId)).map(({ state }) => state)),
    ]);
  });

  it('changes nothing once it has been submitted', async () => {
    const userId = await atPersonalInfo();
    await post(userId);
    await service
      .database('identity_verification')
      .where({ user_id: userId })
      .update({ status: 'submitted' });
    const reply = await post(userId, living({ city: 'Salem' }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'already_submitted' });
    expect(await told(userId)).toMatchObject({ address: { city: 'Portland' } });
  });

  it.each([
    ['before the terms are accepted', atTerms],
    ['by who has begun no application', async () => newId()],
  ])('is refused %s', async (_when, someone) => {
    const userId = await someone();
    const reply = await post(userId);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'task_not_open' });
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('is refused while it is not known whether she may', async () => {
    const userId = await atPersonalInfo();
    service.world.links = () => new InternalCallError('away', 503, 'service_unavailable');
    expect((await post(userId)).statusCode).toBe(503);
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('is not done by staff in her name', async () => {
    const userId = await atPersonalInfo();
    const headers = service.headers(userId, newId());
    const reply = await service.inject('POST', PERSONAL_INFO, headers, somebody());
    expect(reply.statusCode).toBe(403);
  });

  it('takes names of places as they are written anywhere', async () => {
    const userId = await atPersonalInfo();
    const written = { street_one: "  12 \u0007 O'Brien-Łukasz Ave\t#4 ", city: 'Cañon  City' };
    expect((await post(userId, living(written))).statusCode).toBe(201);
    expect(await told(userId)).toMatchObject({
      address: { street_one: "12 O'Brien-Łukasz Ave #4", city: 'Cañon City' },
    });
  });
});

describe('what is refused field by field', () => {
  const young = 'You must be at least 18 years old.';
  it.each<[string, string, object]>([
    ['17 years old [ONB-098]', 'date_of_birth', { date_of_birth: '2009-11-21' }],
    ['18 tomorrow', 'date_of_birth', { date_of_birth: '2008-11-22' }],
    ['born tomorrow', 'date_of_birth', { date_of_birth: '2026-11-22' }],
    ['born on a day that is none', 'date_of_birth', { date_of_birth: '1990-02-30' }],
    ['born on 29 February of no leap year', 'date_of_birth', { date_of_birth: '1991-02-29' }],
    ['born in 1800', 'date_of_birth', { date_of_birth: '1800-01-01' }],
    ['a date written otherwise', 'date_of_birth', { date_of_birth: '01/31/1990' }],
    ['a date with a time', 'date_of_birth', { date_of_birth: '1990-01-31T00:00:00Z' }],
    ['no date', 'date_of_birth', { date_of_birth: '' }],
    ['zeros', 'ssn', { ssn: '000000000' }],
    ['a number of nobody', 'ssn', { ssn: '900123456' }],
    ['one digit nine times', 'ssn', { ssn: '444444444' }],
    ['a mask [ONB-101]', 'ssn', { ssn: '512-34-7890' }],
    ['eight digits', 'ssn', { ssn: '51234789' }],
    ['a number for a text', 'ssn', { ssn: 512347890 }],
    ['a phone with its mask [ONB-094]', 'phone_number', { phone_number: '(202) 555-0123' }],
    ['a phone of nine digits', 'phone_number', { phone_number: '202555012' }],
    ['a phone that begins with 1', 'phone_number', { phone_number: '1025550123' }],
    ['a PO box [ONB-099]', 'street_one', living({ street_one: 'PO Box 12' })],
    ['a PO box on the second line', 'street_two', living({ street_two: 'P.O. Box 7' })],
    ['a PO box of full width', 'street_one', living({ street_one: 'ＰＯ Ｂｏｘ 12' })],
    ['a private mailbox', 'street_one', living({ street_one: 'PMB 12' })],
    ['a PO box in Spanish', 'street_one', living({ street_one: 'Apartado 12' })],
    ['where mail is fetched', 'street_one', living({ street_one: 'General Delivery' })],
    ['a street of digits', 'street_one', living({ street_one: '1' })],
    ['a city of digits', 'city', living({ city: '1234' })],
    ['a city that is a PO box', 'city', living({ city: 'PO Box 12' })],
    ['a street of white space', 'street_one', living({ street_one: ' \t ' })],
    ['a street without width', 'street_one', living({ street_one: '\u200B\u2060' })],
    ['a city without width', 'city', living({ city: '\uFEFF\u202E' })],
    ['a PO box with a joiner in it', 'street_one', living({ street_one: 'PO\u200D Box 12' })],
    ['a street of 101 characters', 'street_one', living({ street_one: 'x'.repeat(101) })],
    ['a street with a NUL', 'street_one', living({ street_one: 'a\u0000b' })],
    ['half a character', 'city', living({ city: 'Port\ud800land' })],
    ['no city', 'city', living({ city: '' })],
    ['a state that is none', 'state_abbr', living({ state_abbr: 'XX' })],
    ['a territory', 'state_abbr', living({ state_abbr: 'PR' })],
    ['a state in full', 'state_abbr', living({ state_abbr: 'Oregon' })],
    ['a zip code of four digits', 'zip_code', living({ zip_code: '9720' })],
    ['a zip code of six digits', 'zip_code', living({ zip_code: '972011' })],
    ['a zip code of another state', 'zip_code', living({ zip_code: '02108' })],
    ['no address', 'address', { address: undefined }],
    ['a field that nobody asked for', 'admin', { admin: true }],
  ])('%s', async (_what, field, changes) => {
    const userId = await atPersonalInfo();
    const reply = await post(userId, changes);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect(reply.json().errors[field]).toEqual([expect.stringMatching(/\.$/)]);
    expect(reply.body).not.toContain('512347890');
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('says of nine digits that they are no number, and asks for no others', async () => {
    const reply = await post(await atPersonalInfo(), { ssn: '123456789' });
    expect(reply.json().errors).toEqual({
      ssn: ["This isn't a valid Social Security number. Check the digits."],
    });
  });

  it('says how old one has to be [ONB-098]', async () => {
    const reply = await post(await atPersonalInfo(), { date_of_birth: '2008-11-22' });
    expect(reply.json().errors).toEqual({ date_of_birth: [young] });
  });

  it('is 18 today, where the product is read: in Los Angeles', async () => {
    // The 21st there, the 22nd in London.
    service.clock.set('2026-11-22T07:59:59Z');
    const userId = await atPersonalInfo();
    expect((await post(userId, { date_of_birth: '2008-11-22' })).statusCode).toBe(422);
    service.clock.set('2026-11-22T08:00:00Z');
    expect((await post(userId, { date_of_birth: '2008-11-22' })).statusCode).toBe(201);
  });

  it('tells all that is wrong at once', async () => {
    const reply = await post(await atPersonalInfo(), {
      ssn: '000000000',
      date_of_birth: '2026-01-01',
      ...living({ street_one: 'PO Box 1', state_abbr: 'XX' }),
    });
    expect(Object.keys(reply.json().errors).toSorted()).toEqual([
      'date_of_birth',
      'ssn',
      'state_abbr',
      'street_one',
    ]);
  });
});

describe('who lives where the card is not to be had', () => {
  const kansas = living({ state_abbr: 'KS', city: 'Topeka', zip_code: '66603' });

  it('is told so by the status, and goes on once she has moved', async () => {
    const userId = await atPersonalInfo();
    expect((await post(userId, kansas)).statusCode).toBe(201);
    expect((await standing(userId)).eligibility_result).toEqual({
      application_status: 'ineligible',
      eligible: false,
      user_actionable_criteria: [],
      ineligible_reason: 'state',
    });
    expect((await post(userId)).statusCode).toBe(201);
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'identity_verification',
      eligibility_result: { application_status: 'eligible', ineligible_reason: null },
    });
  });

  const homeOf = (userId: string) =>
    service.database('unavailable_home').where({ user_id: userId });

  it('leaves her state with us and nothing else, told at once or after another address', async () => {
    const [userId, moved] = [await atPersonalInfo(), await atPersonalInfo()];
    await post(moved);
    for (const id of [userId, moved]) {
      const replies = await Promise.all([post(id, kansas), post(id, kansas)]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await rowOf(id)).toBeUndefined();
      expect(await told(id)).toBeNull();
      expect(await homeOf(id)).toEqual([
        { user_id: id, state_abbr: 'KS', told_at: service.clock.now() },
      ]);
      const verified = await service.database('identity_verification').where({ user_id: id });
      expect(verified).toEqual([]);
      expect(await standing(id)).toMatchObject({
        current_task_name: 'personal_info_submission',
        eligibility_result: { ineligible_reason: 'state' },
      });
    }
    await post(userId);
    expect(await homeOf(userId)).toEqual([]);
  });

  it('is asked for her number all the same where her taxes are to be had', async () => {
    const userId = await atPersonalInfo();
    await service.get(userId, '/tax_refund_advance_application/status');
    expect((await post(userId, kansas)).statusCode).toBe(201);
    expect(await rowOf(userId)).toMatchObject({ state_abbr: 'KS', ssn_last_four: '7890' });
  });
});

describe('a key that is rotated', () => {
  it('is used for what older keys encrypted, without a change of what that says', async () => {
    const userId = await atPersonalInfo();
    await post(userId);
    const { config } = service.context;
    const newer = Buffer.alloc(32, 9).toString('base64');
    const cipher = secretCipher(`${newer},${config.PERSONAL_DATA_KEY}`);
    const infos = personalInfoStore(service.database, { cipher, indexKey: config.SSN_INDEX_KEY });
    expect(await infos.reencrypt()).toBeGreaterThan(0);
    expect(await infos.reencrypt()).toBe(0);
    const row = await rowOf(userId);
    expect(secretCipher(newer).decrypt(row.ssn, userId)).toBe('512347890');
    expect(secretCipher(newer).decrypt(row.date_of_birth, userId)).toBe('1990-01-31');
  });
});
