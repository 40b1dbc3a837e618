import type { InternalClient } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { makeStaff } from './make-staff.ts';

const refuse = () => Promise.reject(new Error('Nobody calls this.'));
const client = (calls: Partial<InternalClient>): InternalClient => ({
  get: refuse,
  post: refuse,
  put: refuse,
  delete: refuse,
  ...calls,
});

describe('makeStaff', () => {
  it('tells the admin service, and is over once the public service has heard of it', async () => {
    const heard = [false, false, true];
    const asked: string[] = [];
    await makeStaff('sam', 'approver', {
      admin: client({
        put: async <Reply>(path: string, body: unknown) => {
          asked.push(`${path} ${JSON.stringify(body)}`);
          return undefined as Reply;
        },
      }),
      publicService: client({
        get: async <Reply>(path: string) => {
          asked.push(path);
          return { staff: heard.shift() } as Reply;
        },
      }),
    });
    expect(asked).toEqual([
      '/internal/staff/sam {"role":"approver"}',
      '/internal/users/sam',
      '/internal/users/sam',
      '/internal/users/sam',
    ]);
  });

  it('says so when the admin service refuses', async () => {
    const services = { admin: client({}), publicService: client({}) };
    await expect(makeStaff('sam', 'administrator', services)).rejects.toThrow('Nobody calls this.');
  });
});
