import { describe, expect, it } from '@jest/globals';
import { personas } from '#personas/personas.ts';
import { buildApp } from './app.ts';
import { testContext } from './testing/test-context.ts';

const app = buildApp(testContext());

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

describe('the widgets', () => {
  it.each([
    ['/plaid/link/v2/stable/link-initialize.js', 'plaid-link.js'],
    ['/pinwheel/pinwheel-v3.1.js', 'pinwheel-link.js'],
    ['/synctera/widgets/display.js', 'synctera-display.js'],
    ['/hubspot/sandbox.js', 'hubspot-conversations.js'],
    ['/socure/bundle.js', 'socure-docv.js'],
    ['/april/embed.js', 'april-embed.js'],
  ])('answers %s with the same as it answers /widgets/%s', async (path, file) => {
    const [script, built] = await Promise.all([app.inject(path), app.inject(`/widgets/${file}`)]);
    expect([200, 503]).toContain(script.statusCode);
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      built.statusCode,
      built.headers['content-type'],
    ]);
  });
});
