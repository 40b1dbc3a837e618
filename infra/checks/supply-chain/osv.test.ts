import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { advisoriesIn, fetchAdvisories } from './osv.ts';

const npm = (name: string) => ({ name, ecosystem: 'npm' });
const semver = (...events: Record<string, string>[]) => ({ type: 'SEMVER', events });
const record = (...ranges: ReturnType<typeof semver>[]) => ({
  id: 'GHSA-1',
  affected: [{ package: npm('qs'), ranges }],
});
const rangeOf = (...events: Record<string, string>[]) =>
  advisoriesIn(record(semver(...events)), new Set(['qs']))[0]?.vulnerable;

describe('advisoriesIn', () => {
  it('writes where a fault comes and goes as npm writes ranges', () => {
    expect(rangeOf({ introduced: '0' }, { fixed: '6.16.0' })).toBe('<6.16.0');
    expect(rangeOf({ introduced: '7.0.0' }, { last_affected: '7.0.9' })).toBe('>=7.0.0 <=7.0.9');
    expect(rangeOf({ introduced: '7.0.0' })).toBe('>=7.0.0');
    expect(rangeOf({ introduced: '0' })).toBe('*');
    expect(
      rangeOf({ introduced: '0' }, { fixed: '1.1.0' }, { introduced: '2.0.0' }, { fixed: '2.3.0' }),
    ).toBe('<1.1.0 || >=2.0.0 <2.3.0');
  });

  it('takes the versions of a record that has no ranges', () => {
    const listed = {
      id: 'MAL-1',
      affected: [{ package: npm('qs'), versions: ['6.0.1', '6.0.2'] }],
    };
    expect(advisoriesIn(listed, new Set(['qs']))).toEqual([
      { id: 'MAL-1', package: 'qs', vulnerable: '6.0.1 || 6.0.2' },
    ]);
  });

  it('takes nothing of what was withdrawn, of other packages, and of other registries', () => {
    const known = record(semver({ introduced: '0' }));
    expect(advisoriesIn({ ...known, withdrawn: '2026-01-01' }, new Set(['qs']))).toEqual([]);
    expect(advisoriesIn(known, new Set(['other']))).toEqual([]);
    const elsewhere = { package: { name: 'qs', ecosystem: 'PyPI' }, versions: ['1.0.0'] };
    expect(advisoriesIn({ id: 'X', affected: [elsewhere] }, new Set(['qs']))).toEqual([]);
  });
});

describe('fetchAdvisories', () => {
  let server: Server;
  let osv: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url?.startsWith('/broken/')) {
        response.writeHead(503).end();
        return;
      }
      if (request.url !== '/v1/querybatch') {
        const id = request.url?.split('/').at(-1) ?? '';
        response.end(
          JSON.stringify({ ...record(semver({ introduced: '0' }, { fixed: '9.0.0' })), id }),
        );
        return;
      }
      const { queries } = (await json(request)) as { queries: { page_token?: string }[] };
      const results = queries.map(({ page_token: page }) =>
        page === undefined
          ? { vulns: [{ id: 'GHSA-b' }], next_page_token: 'second' }
          : { vulns: [{ id: 'GHSA-a' }, { id: 'GHSA-b' }] },
      );
      response.end(JSON.stringify({ results }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    osv = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('asks page by page which there are, and once for each', async () => {
    const found = await fetchAdvisories(['qs'], osv);
    expect(found).toEqual([
      { id: 'GHSA-a', package: 'qs', vulnerable: '<9.0.0' },
      { id: 'GHSA-b', package: 'qs', vulnerable: '<9.0.0' },
    ]);
    expect(asked.toSorted()).toEqual([
      'GET /v1/vulns/GHSA-a',
      'GET /v1/vulns/GHSA-b',
      'POST /v1/querybatch',
      'POST /v1/querybatch',
    ]);
  });

  it('throws where it is answered with an error, so that no list is emptied by one', async () => {
    await expect(fetchAdvisories(['qs'], `${osv}/broken`)).rejects.toThrow('answered 503');
  });
});
