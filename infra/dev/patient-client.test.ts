import { describe, expect, it } from '@jest/globals';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { patientClient } from './patient-client.ts';

/** A client whose first calls are refused so. */
function refusing(times: number, status: number) {
  const asked: unknown[][] = [];
  const answer = async (...call: unknown[]) => {
    asked.push(call);
    if (asked.length <= times) throw new InternalCallError('refused', status, 'refused');
    return 'done';
  };
  return {
    asked,
    client: patientClient({ get: answer, put: answer } as unknown as InternalClient, 1),
  };
}

describe('patientClient', () => {
  it('sends a GET or a PUT again while something is not available', async () => {
    const { asked, client } = refusing(3, 503);
    expect(await client.put('/internal/a', { b: 1 })).toBe('done');
    expect(asked).toEqual(Array.from({ length: 4 }, () => ['/internal/a', { b: 1 }]));
    expect(await refusing(1, 503).client.get('/internal/a')).toBe('done');
  });

  it('gives up after five times, and at once for any other refusal', async () => {
    const always = refusing(9, 503);
    await expect(always.client.put('/internal/a', {})).rejects.toMatchObject({ status: 503 });
    expect(always.asked).toHaveLength(5);
    const wrong = refusing(9, 422);
    await expect(wrong.client.put('/internal/a', {})).rejects.toMatchObject({ status: 422 });
    expect(wrong.asked).toHaveLength(1);
  });
});
