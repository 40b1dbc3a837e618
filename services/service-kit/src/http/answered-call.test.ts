import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { testConfig } from '@reset/service-kit/testing';
import { publishRoutes } from '../publish-routes.ts';
import { buildService } from './build-service.ts';

describe('publishRoutes', () => {
  it('writes what browsers and other services may call, with what each call takes', async () => {
    const app = buildService({ name: 'member', config: testConfig('member') });
    const body = Type.Object({ frozen: Type.Boolean() }, { additionalProperties: false });
    const querystring = Type.Object({ page: Type.Optional(Type.Integer()) });
    const answer = async () => ({});
    const staff = { access: 'admin', staffRole: 'approver' } as const;
    app.put('/api/v1/freeze', { config: { access: 'member' }, schema: { body } }, answer);
    app.get('/api/v1/admin/all', { config: staff, schema: { querystring } }, answer);
    app.post('/internal/thing', { config: { callers: ['public'] } }, answer);
    const folder = await mkdtemp(join(tmpdir(), 'reset-calls-'));
    await publishRoutes(app, join(folder, 'dist/routes.json'));
    const [routes, calls] = await Promise.all(
      ['routes.json', 'calls.json'].map(
        async (file) => JSON.parse(await readFile(join(folder, 'dist', file), 'utf8')) as object,
      ),
    );
    await rm(folder, { recursive: true });
    await app.close();
    expect(routes).toMatchObject({
      routes: [{ path: '/api/v1/admin/all' }, { path: '/api/v1/freeze' }],
    });
    const ofFreeze = {
      type: 'object',
      required: ['frozen'],
      properties: { frozen: { type: 'boolean' } },
      additionalProperties: false,
    };
    expect(calls).toEqual({
      calls: [
        {
          method: 'GET',
          path: '/api/v1/admin/all',
          access: 'admin',
          staff_role: 'approver',
          query: { type: 'object', properties: { page: { type: 'integer' } } },
        },
        { method: 'PUT', path: '/api/v1/freeze', access: 'member', body: ofFreeze },
        { method: 'POST', path: '/internal/thing', callers: ['public'] },
      ],
    });
  });
});
