import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

describe('/robots.txt', () => {
  it('closes the calls and who lists nothing, is silent about the staff, and names the map', async () => {
    const answer = await gateway.app.inject('/robots.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.body).toBe(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /dashboard',
        'Disallow: /account',
        'Disallow: /guides',
        '',
        'Sitemap: https://reset.test/sitemap.xml',
        '',
      ].join('\n'),
    );
  });
});

describe('/sitemap.xml', () => {
  it('has the listed pages of everybody, each partner’s included', async () => {
    const answer = await gateway.app.inject('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.body.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(
      ([, url]) => url,
    );
    expect(listed.toSorted()).toEqual(
      [
        '/',
        '/budget',
        '/csc/tax',
        '/cusg/tax',
        '/hvfcu/tax',
        '/msufcu/tax',
        '/national-debt-relief/tax',
      ].map((path) => `https://reset.test${path}`),
    );
  });

  it('is answered to HEAD without its text', async () => {
    const answer = await gateway.app.inject({ method: 'HEAD', url: '/sitemap.xml' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  });
});

describe('/app.webmanifest', () => {
  it('has the app open on the dashboard by itself, in the colour and with the icons of its pages', async () => {
    const answer = await gateway.app.inject('/app.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const picture = { src: '/releases/shell/aaa111/icon-180.png', sizes: '180x180' };
    expect(answer.json()).toMatchObject({
      id: '/',
      name: 'Reset',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      theme_color: '#FBF8F3',
      background_color: '#FBF8F3',
      icons: [
        { src: '/releases/shell/aaa111/favicon.svg', sizes: 'any' },
        picture,
        { ...picture, purpose: 'maskable' },
      ],
    });
  });
});

describe('/favicon.ico', () => {
  it('leads to the icon that the pages name', async () => {
    const answer = await gateway.app.inject('/favicon.ico');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/releases/shell/aaa111/favicon.svg');
  });
});
