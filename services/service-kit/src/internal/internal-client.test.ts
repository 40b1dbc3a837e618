import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { testConfig, testKeys } from '@reset/service-kit/testing';
import { buildService } from '../http/build-service.ts';
import { internalClient, InternalCallError } from './internal-client.ts';

const app = buildService({ name: 'public', config: testConfig('public') });
const config = { callers: ['member'] };
app.get('/internal/echo', { config }, async (request) => ({ request_id: request.id }));
const body = Type.Object({ a: Type.Number() });
app.put('/internal/echo', { config, schema: { body } }, async (request) => request.body);
app.get('/internal/gone', { config }, async (_request, reply) =>
  reply.refuse({ status: 404, code: 'not_found', error: 'Not found' }),
);

let baseUrl = '';
beforeAll(async () => {
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const client = (url = baseUrl) =>
  internalClient({
    from: 'member',
    to: 'public',
    baseUrl: url,
    privateKey: testKeys('member').privatePem,
  });

describe('internalClient', () => {
  it('calls as the service it was made for and passes the request id on', async () => {
    const requestId = '01900000-0000-7000-8000-0000000000bb';
    expect(await client().get('/internal/echo', { requestId })).toEqual({ request_id: requestId });
    expect(await client().put('/internal/echo', { a: 1 })).toEqual({ a: 1 });
  });

  it('goes to where the service answers at each call, if that changes', async () => {
    let address = 'http://127.0.0.1:1';
    const moving = internalClient({
      from: 'member',
      to: 'public',
      baseUrl: () => address,
      privateKey: testKeys('member').privatePem,
    });
    await expect(moving.get('/internal/echo')).rejects.toMatchObject({ status: 503 });
    address = baseUrl;
    expect(await moving.put('/internal/echo', { a: 1 })).toEqual({ a: 1 });
  });

  it('throws the status and the code of a refusal', async () => {
    await expect(client().get('/internal/gone')).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('throws 503 when the service is not there', async () => {
    const call = client('http://127.0.0.1:1').get('/internal/echo');
    await expect(call).rejects.toBeInstanceOf(InternalCallError);
    await expect(call).rejects.toMatchObject({ status: 503 });
  });
});
