import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { registry, sha, shellHtml } from '#testing/release-store.ts';
import { stage, type Stage } from '#testing/stage.ts';

let on: Stage;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  on = await stage();
  gateway = await on.gateway();
});
afterAll(() => on.strike());

const dataOf = (body: string): unknown =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '');

describe('a page', () => {
  it('carries registry, session and a token that works with the cookie it sets', async () => {
    const browser = new Browser(gateway);
    const page = await browser.open('/users/sign_in?next=%2F');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['set-cookie']).toMatch(/^__Host-reset_session=v\./);
    expect(page.body).toContain('src="/releases/shell/aaa111/main.js"');
    expect(dataOf(page.body)).toEqual({
      registry: { remotes: registry.remotes },
      signed_in: false,
      staff: false,
      environment: 'test',
      flags: {
        demo_triggers: false,
        signup_debug: false,
        rf_19_demo_mode: false,
        rf_6_card_launch: false,
      },
    });
    expect((await browser.post('/api/v1/users/sign_in', {})).statusCode).toBe(200);
    expect(dataOf((await browser.open('/dashboard')).body)).toMatchObject({ signed_in: true });
  });

  it('leaves no placeholder and keeps a visitor’s cookie', async () => {
    const browser = new Browser(gateway);
    await browser.open('/');
    const again = await browser.open('/');
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.body).not.toMatch(/%[a-z_]+%|<!--preload-->/);
  });

  it('preloads what its path needs first, as it will be asked for, and nothing of others', async () => {
    const page = await gateway.app.inject('/dashboard');
    const link = (kind: string, file: string, integrity: string) =>
      `<link rel="preload" as="${kind}" crossorigin="anonymous" href="/releases/mfe-member/bbb222/${file}" integrity="${integrity}">`;
    expect(page.body).toContain(
      link('script', 'remote-entry.js', sha('e')) +
        link('script', 'routes.1.js', sha('r')) +
        link('script', 'page.2.js', sha('p')) +
        link('style', 'routes.css', sha('s')) +
        link('style', 'page.2.css', sha('q')),
    );
    expect(page.body).not.toContain('href="/releases/mfe-public');
    const other = await gateway.app.inject('/account/statements');
    expect(other.body).toContain(link('script', 'routes.1.js', sha('r')));
    expect(other.body).not.toContain('href="/releases/mfe-member/bbb222/page');
  });

  it('preloads calls for who is signed in: a visitor would only get a 401', async () => {
    const browser = new Browser(gateway);
    const call =
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/v1/users/profile">';
    expect((await browser.open('/dashboard')).body).not.toContain(call);
    await browser.post('/api/v1/users/sign_in', {});
    expect((await browser.open('/dashboard')).body).toContain(call);
    expect((await browser.open('/account')).body).not.toContain(call);
  });

  it('is refused to members where it is for staff, and does not name the code', async () => {
    const browser = new Browser(gateway);
    const asVisitor = await browser.open('/admin/users');
    expect(asVisitor.statusCode).toBe(200);
    await browser.post('/api/v1/users/sign_in', {});
    const asMember = await browser.open('/admin/users');
    expect(asMember.statusCode).toBe(403);
    for (const { body } of [asVisitor, asMember]) {
      expect(body).not.toContain('href="/releases/mfe-admin');
      expect(dataOf(body)).toMatchObject({ staff: false });
    }
  });

  it('is 404 where no remote owns the path, with the same shell', async () => {
    for (const path of ['/nothing', '/dashboards', '/internal/users', '/favicon.ico']) {
      const page = await gateway.app.inject(path);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('id="page-data"');
      expect(page.body).not.toContain('rel="preload"');
    }
  });

  it('has a policy without anything unsafe and the other headers of a page', async () => {
    const { headers } = await gateway.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      'frame-src http://127.0.0.1:8090',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('is for GET alone', async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/users/sign_in', payload: {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('follows a release within a second', async () => {
    await on.store.put('shell/ccc333/index.html', shellHtml.replace('<body>', '<body>new'));
    await on.store.put('registry.json', {
      ...registry,
      shell: { version: 'ccc333', html: '/releases/shell/ccc333/index.html', previous: null },
    });
    await pause(1_000);
    expect((await gateway.app.inject('/')).body).toContain('<body>new');
  });

  it('stays as it was while the registry names what is not there', async () => {
    await on.store.put('registry.json', {
      ...registry,
      shell: { version: 'x', html: '/releases/shell/missing/index.html', previous: null },
    });
    await pause(1_000);
    const page = await gateway.app.inject('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<body>new');
  });
});
