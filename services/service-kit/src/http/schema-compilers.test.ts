import { afterAll, describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { testConfig } from '../../testing/test-keys.ts';
import { buildService } from './build-service.ts';

const apps: ReturnType<typeof buildService>[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** A service with one route of these schemas. */
function serviceOf(body: Type.TSchema, reply: Type.TSchema) {
  const app = buildService({ name: 'member', config: testConfig('member') });
  app.post(
    '/echo',
    { schema: { body, response: { 200: reply } } },
    async (request) => request.body,
  );
  apps.push(app);
  return (payload: object) => app.inject({ method: 'POST', url: '/echo', payload });
}

const Amount = () => Type.Object({ cents: Type.Integer() });

describe('schemaCompilers', () => {
  it('judge each request by its own schema, and say what is wrong with it', async () => {
    const call = serviceOf(Amount(), Amount());
    expect((await call({ cents: 5 })).json()).toEqual({ cents: 5 });
    const [fraction, missing] = await Promise.all([call({ cents: 0.5 }), call({})]);
    expect(fraction.json().errors).toEqual({ cents: ['This has the wrong type.'] });
    expect(missing.json().errors).toEqual({ cents: ['This is required.'] });
  });

  it('keep what a reply does not name inside', async () => {
    const call = serviceOf(Type.Object({ cents: Type.Integer(), secret: Type.String() }), Amount());
    expect((await call({ cents: 5, secret: 'x' })).json()).toEqual({ cents: 5 });
  });

  it('serve equal schemas of several services, each with its own errors', async () => {
    const [one, other] = [serviceOf(Amount(), Amount()), serviceOf(Amount(), Amount())];
    const [refused, accepted] = await Promise.all([one({}), other({ cents: 1 })]);
    expect([refused.statusCode, accepted.statusCode]).toEqual([422, 200]);
  });

  it('fail the request, and not the start, of a schema that cannot be compiled', async () => {
    const call = serviceOf({ type: 'nonsense' } as Type.TSchema, Amount());
    expect((await call({ cents: 1 })).statusCode).toBe(500);
  });
});
