import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { personas } from '#personas/personas.ts';
import { buildApp } from './app.ts';
import { openWorld } from './sandbox-world.ts';

const app = buildApp({ world: openWorld(fixedClock('2026-11-20T20:00:00Z'), null) });

describe('the sandbox', () => {
  it.each(['/healthz', '/readyz'])('answers %s with 200', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it('lists every persona on its front page', async () => {
    const reply = await app.inject('/');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { key } of personas) expect(reply.body).toContain(`access-sandbox-${key}`);
  });

  it('publishes nothing for the gateway to route', async () => {
    await app.ready();
    expect(app.publishedRoutes).toEqual([]);
  });
});
