import { describe, expect, it } from '@jest/globals';
import { routesFor } from './call-paths.ts';

const GET = (path: string) => ({ method: 'GET', path });
const ROUTES = [
  GET('/api/v1/users/:id'),
  GET('/api/v1/users/current'),
  GET('/api/v1/users/:id/limits/:limit_id'),
  GET('/api/v1/users/:id/status'),
  GET('/api/v1/users/:id/timeline'),
  { method: 'PUT', path: '/api/v1/users/:id' },
  { method: 'POST', path: '/internal/members/:id/link/refresh' },
  { method: 'POST', path: '/internal/members/:id/debits' },
];

describe('routesFor', () => {
  it.each([
    ['a path that is written out', GET('/api/v1/users/current'), ['/api/v1/users/current']],
    ['a value for a parameter', GET('/api/v1/users/12'), ['/api/v1/users/:id']],
    [
      'a value that may be a name as well',
      GET('/api/v1/users/*'),
      ['/api/v1/users/:id', '/api/v1/users/current'],
    ],
    ['another method', { method: 'DELETE', path: '/api/v1/users/*' }, []],
    [
      'any method',
      { method: '*', path: '/api/v1/users/*' },
      ['/api/v1/users/:id', '/api/v1/users/current', '/api/v1/users/:id'],
    ],
    ['two values', GET('/api/v1/users/*/limits/*'), ['/api/v1/users/:id/limits/:limit_id']],
    [
      'a name that is known only when it runs',
      GET('/api/v1/users/*/*'),
      ['/api/v1/users/:id/status', '/api/v1/users/:id/timeline'],
    ],
    ['the beginning of a name', GET('/api/v1/users/*/stat*'), ['/api/v1/users/:id/status']],
    [
      'an end of several names, of another service',
      { method: 'POST', path: '/internal/members/*/*' },
      ['/internal/members/:id/link/refresh', '/internal/members/:id/debits'],
    ],
    ['no route', GET('/api/v1/elsewhere'), []],
  ])('finds the route of %s', (_what, call, paths) => {
    expect(routesFor(call, ROUTES).map(({ path }) => path)).toEqual(paths);
  });
});
