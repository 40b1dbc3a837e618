import { newId, ProviderError } from '@reset/service-kit';
import { startProviderSandbox, type RunningSandbox } from '@reset/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { socureIdentityChecks } from './identity-checks.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => put('/clock', { offset_ms: 0 }));

const put = (path: string, body: object) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const checks = () =>
  socureIdentityChecks({
    baseUrl: `${sandbox.url}/socure`,
    apiKey: 'key',
    returnUrl: 'https://reset.test/apply/documents',
  });
const somebody = (lastName: string) => ({
  firstName: 'Ana',
  lastName,
  dateOfBirth: '1990-01-31',
  ssn: '512347890',
  email: 'ana@example.com',
  phoneNumber: '2025550123',
  address: {
    streetOne: '1 Harbor Street',
    streetTwo: 'Apartment 2',
    city: 'Portland',
    stateAbbr: 'OR',
    zipCode: '97201',
  },
});
/** As a phone uploads pictures, in a page of its own. */
const upload = async (token: string, outcome: string) => {
  const fields = { token, front: 'front.jpg', back: 'back.jpg', outcome };
  const reply = await fetch(`${sandbox.url}/socure/docv`, {
    method: 'POST',
    headers: { 'sec-fetch-dest': 'document' },
    body: new URLSearchParams(fields),
  });
  return reply.text();
};
const DAY_MS = 86_400_000;

describe('socureIdentityChecks', () => {
  it.each([
    ['Lopez', 'accept'],
    ['Reject', 'reject'],
  ])('checks %s, and reads the same again', async (lastName, decision) => {
    const id = newId();
    const check = await checks().start(id, somebody(lastName));
    expect(check).toEqual({ id: check.id, decision, document: null, documentsRead: 0 });
    expect(await checks().start(id, somebody(lastName))).toEqual(check);
    expect(await checks().read(check.id)).toEqual(check);
  });

  it('says which pictures are awaited, and where they are taken', async () => {
    const check = await checks().start(newId(), somebody('Refer'));
    expect(check).toMatchObject({ decision: 'review', documentsRead: 0 });
    const { id = '', url = '' } = check.document ?? {};
    expect(await (await fetch(url)).text()).toContain('Take pictures of your ID');
    expect(await upload(id, 'accept')).toContain('href="https://reset.test/apply/documents"');
    expect(await checks().read(check.id)).toEqual({
      id: check.id,
      decision: 'accept',
      document: null,
      documentsRead: 1,
    });
  });

  it('awaits others where they could not be read, and people where there is doubt', async () => {
    const first = await checks().start(newId(), somebody('Refer'));
    await upload(first.document?.id ?? '', 'resubmit');
    const again = await checks().read(first.id);
    expect(again).toMatchObject({ decision: 'review', documentsRead: 1 });
    expect(again.document?.id).toMatch(/./);
    expect(again.document?.id).not.toBe(first.document?.id);
    await upload(again.document?.id ?? '', 'refer');
    expect(await checks().read(first.id)).toMatchObject({
      decision: 'review',
      document: null,
      documentsRead: 2,
    });
  });

  it('asks for other pictures where the link has expired, and not where they have come', async () => {
    const id = newId();
    const check = await checks().start(id, somebody('Refer'));
    expect(await checks().renewDocument(check.id, id)).toEqual(check);
    await put('/clock', { offset_ms: DAY_MS });
    const renewed = await checks().renewDocument(check.id, id);
    expect(renewed.id).toBe(check.id);
    expect(renewed.document?.id).not.toBe(check.document?.id);
    expect(await upload(check.document?.id ?? '', 'accept')).toContain('This has expired');
    await upload(renewed.document?.id ?? '', 'accept');
    const refused = checks().renewDocument(check.id, id);
    await expect(refused).rejects.toThrow(ProviderError);
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
  });
});
