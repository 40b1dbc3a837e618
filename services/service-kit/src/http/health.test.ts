import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../testing/free-port.ts';
import { recordedJobs } from '../../testing/recorded-jobs.ts';
import { testConfig } from '../../testing/test-keys.ts';
import { buildService, type ServiceOptions } from './build-service.ts';
import { serve } from './serve.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

function build(options: ServiceOptions) {
  const app = buildService({ name: 'member', config: testConfig('member') }, options);
  undo.push(() => app.close());
  return app;
}

describe('/readyz', () => {
  it('makes its checks once a second, however many ask', async () => {
    let isUp = true;
    const check = jest.fn(async () => {
      if (!isUp) throw new Error('away');
    });
    const app = build({ checks: { far: check } });
    const ask = async () => (await app.inject('/readyz')).json().checks.far;
    expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill('ok'));
    isUp = false;
    expect(await ask()).toBe('ok');
    expect(check).toHaveBeenCalledTimes(1);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await ask()).toBe('failed');
    expect(check).toHaveBeenCalledTimes(2);
    later.mockRestore();
  });

  it('is not ready before jobs can be added, once it listens', async () => {
    let hasStarted = false;
    const jobs = { ...recordedJobs(), hasStarted: () => hasStarted };
    const app = buildService({ name: 'member', config: testConfig('member'), jobs });
    undo.push(() => app.close());
    const status = async () => (await app.inject('/readyz')).statusCode;
    expect(await status()).toBe(200);
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await status()).toBe(503);
    hasStarted = true;
    expect(await status()).toBe(200);
  });

  it('says at once that the service is told to stop', async () => {
    const app = build({});
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    app.startDraining();
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });

  it('is answered on a port of its own and not on everybody’s, where there is one', async () => {
    const [port, own] = [await freePort(), await freePort()];
    const app = build({ readinessPort: own, hidesReadiness: true });
    await serve(app, { config: { HOST: '127.0.0.1', PORT: port } });
    const statusAt = async (url: string) => (await fetch(url)).status;
    expect(await statusAt(`http://127.0.0.1:${own}/readyz`)).toBe(200);
    expect(await statusAt(`http://127.0.0.1:${own}/healthz`)).toBe(200);
    expect(await statusAt(`http://127.0.0.1:${port}/readyz`)).toBe(404);
    expect(await statusAt(`http://127.0.0.1:${port}/healthz`)).toBe(200);
    await app.close();
    await expect(fetch(`http://127.0.0.1:${own}/readyz`)).rejects.toThrow();
  });

  it('is answered nowhere where nobody said where', async () => {
    const app = build({ hidesReadiness: true });
    expect((await app.inject('/readyz')).statusCode).toBe(404);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
