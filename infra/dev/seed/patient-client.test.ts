import { describe, expect, it } from '@jest/globals';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { patientClient } from './patient-client.ts';

/** A client whose first PUTs are refused so. */
function refusing(times: number, status: number) {
  const asked: unknown[][] = [];
  const put = async (...call: unknown[]) => {
    asked.push(call);
    if (asked.length <= times) throw new InternalCallError('refused', status, 'refused');
    return 'done';
  };
  return { asked, client: patientClient({ put } as unknown as InternalClient, 1) };
}

describe('patientClient', () => {
  it('sends a PUT again while something is not available', async () => {
    const { asked, client } = refusing(3, 503);
    expect(await client.put('/internal/a', { b: 1 })).toBe('done');
    expect(asked).toEqual(Array.from({ length: 4 }, () => ['/internal/a', { b: 1 }]));
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
