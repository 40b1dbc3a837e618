import { newId, type Service } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordHashing } from '#features/passwords/hash-password.ts';
import { putUser, signIn, startPublicService } from '#testing/public-service.ts';

const MANY = 500;

let service: Awaited<ReturnType<typeof startPublicService>>;
let slow: Service;
let letHashesEnd: () => void;

beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, newId());
  const { promise: hashesMayEnd, resolve } = Promise.withResolvers<void>();
  letHashesEnd = resolve;
  slow = service.buildWith({
    passwordHashing: {
      ...passwordHashing(),
      matches: () => hashesMayEnd.then(() => false),
    },
  });
});
afterAll(() => service.stop());

describe('five hundred sign-ins at once', () => {
  it('are answered for at least seven in ten, and the others refused before any hash has ended', async () => {
    const attempts = Array.from({ length: MANY }, (_, at) => signIn(slow, `${at}@example.com`));
    const { promise: someRefused, resolve } = Promise.withResolvers<void>();
    const refused: string[] = [];
    for (const attempt of attempts) {
      void attempt.then(({ statusCode, headers }) => {
        if (statusCode !== 503) return;
        refused.push(String(headers['retry-after']));
        resolve();
      });
    }
    await someRefused;
    letHashesEnd();
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    const looked = statuses.filter((status) => status === 422).length;
    expect(looked).toBeGreaterThanOrEqual(MANY * 0.7);
    expect(new Set(refused)).toEqual(new Set(['1']));
    expect(looked + refused.length).toBe(MANY);
    // Nobody is locked out for a guess that nobody looked at.
    const [row] = await service.database('sign_in_attempt').count();
    expect(Number(row?.['count'])).toBe(looked);
  });
});
