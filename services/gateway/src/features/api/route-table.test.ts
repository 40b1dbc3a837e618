import { describe, expect, it } from '@jest/globals';
import { buildRouteTable } from './route-table.ts';

const route = (method: string, path: string) => ({ method, path, access: 'member' as const });
const services = {
  member: {
    url: 'http://127.0.0.1:8083/',
    routes: [
      route('GET', '/api/v1/dashboard/overview'),
      route('GET', '/api/v1/bank_accounts/:id/holder'),
      route('POST', '/api/v1/bank_accounts/:id'),
    ],
  },
  public: { url: 'http://127.0.0.1:8081', routes: [route('POST', '/api/v1/users/sign_in')] },
};
const table = buildRouteTable({ services }, [
  route('GET', '/api/v1/users/sign_out'),
  route('DELETE', '/api/v1/users/sessions/:id'),
]);
const ownerOf = (method: string, url: string) => table.find(method, url)?.service ?? null;

describe('buildRouteTable', () => {
  it('finds whose call it is', () => {
    expect(table.find('GET', '/api/v1/dashboard/overview?x=1')).toMatchObject({
      service: 'member',
      url: 'http://127.0.0.1:8083',
    });
    expect(ownerOf('POST', '/api/v1/users/sign_in')).toBe('public');
    expect(ownerOf('HEAD', '/api/v1/dashboard/overview')).toBe('member');
    expect(table.find('GET', '/api/v1/users/sign_out')?.url).toBeNull();
  });

  it('knows of calls for demonstrations only where those are on', () => {
    const path = '/api/v1/simulate/earnings';
    const shown = { ...route('POST', path), demonstration: true };
    const member = { url: 'http://127.0.0.1:8083', routes: [shown] };
    expect(buildRouteTable({ services: { member } }, []).find('POST', path)).toBeNull();
    const demonstrated = buildRouteTable({ services: { member } }, [], true);
    expect(demonstrated.find('POST', path)?.service).toBe('member');
  });

  it('reads the parameters of the gateway’s own calls', () => {
    expect(table.find('DELETE', '/api/v1/users/sessions/one?x=1')).toMatchObject({
      url: null,
      params: { id: 'one' },
    });
    expect(table.find('DELETE', '/api/v1/users/sessions/two')?.params).toEqual({ id: 'two' });
  });

  it.each([
    ['POST', '/api/v1/dashboard/overview'],
    ['GET', '/api/v1/dashboard'],
    ['GET', '/api/v1/dashboard/overview/'],
    ['GET', '/api/v1//dashboard/overview'],
    ['GET', '/api/v1/Dashboard/overview'],
    ['GET', '/api/v1/bank_accounts/../holder'],
    ['GET', '/api/v1/bank_accounts/%2e%2e/holder'],
    ['GET', '/api/v1/bank_accounts/.%2E/holder'],
    ['GET', '/api/v1/bank_accounts/./holder'],
    ['GET', '/api/v1/bank_accounts/..%5cinternal/holder'],
    ['GET', '/api/v1/bank_accounts/\\..\\/holder'],
    ['GET', '/api/v1/bank_accounts/%zz/holder'],
    ['BREW', '/api/v1/dashboard/overview'],
    ['GET', '/internal/users'],
  ])('finds nobody for %s %s', (method, url) => {
    expect(ownerOf(method, url)).toBeNull();
  });

  it('refuses two owners for one path, parameters by any name', () => {
    const twice = (path: string) => () =>
      buildRouteTable({
        services: {
          ...services,
          onboarding: { url: 'http://127.0.0.1:8082', routes: [route('POST', path)] },
        },
      });
    expect(twice('/api/v1/users/sign_in')).toThrow(
      'POST /api/v1/users/sign_in is published by public and onboarding.',
    );
    expect(twice('/api/v1/bank_accounts/:account')).toThrow('published by member and onboarding');
  });

  it('refuses a service that publishes what is the gateway’s own', () => {
    const taken = {
      services: { public: { url: 'http://a', routes: [route('GET', '/api/v1/users/sign_out')] } },
    };
    expect(() => buildRouteTable(taken, [route('GET', '/api/v1/users/sign_out')])).toThrow(
      'gateway and public',
    );
  });

  it('refuses a path outside /api/v1', () => {
    const internal = {
      services: { public: { url: 'http://a', routes: [route('GET', '/internal/users')] } },
    };
    expect(() => buildRouteTable(internal)).toThrow('not below /api/v1');
  });

  it('names the services by origin', () => {
    expect([...table.services]).toEqual([
      ['member', 'http://127.0.0.1:8083'],
      ['public', 'http://127.0.0.1:8081'],
    ]);
  });
});
