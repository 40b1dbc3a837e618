import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { registry, sha, shellHtml } from '#testing/release-store.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

const NOT_LISTED = '<meta name="robots" content="noindex">';

/** The elements that the gateway wrote in the place of the head. */
const headOf = (body: string): string[] =>
  (/<head>\s(.*)<meta property="og:image"/.exec(body)?.[1] ?? '').match(
    /<(title|script).*?<\/\1>|<[^>]*>/g,
  ) ?? [];

const withoutToken = (body: string) => body.replace(/(name="csrf-token" content=")[^"]*/, '$1');

async function visit() {
  const browser = new Browser(gateway);
  await browser.open('/');
  return { cookie: `__Host-reset_session=${browser.cookie ?? ''}` };
}

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
    expect(dataOf(page.body)).toMatchObject({
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

  it('tells of the remotes what browsers need, with every partner’s path', async () => {
    const { body } = await gateway.app.inject('/');
    const { registry: told } = dataOf(body) as { registry: typeof registry };
    const slugs = ['/csc', '/cusg', '/hvfcu', '/msufcu', '/national-debt-relief'];
    const { pages: _pages, ...visitors } = registry.remotes['mfe-public'];
    expect(told.remotes['mfe-public']).toEqual({
      ...visitors,
      prefixes: ['/', '/users', '/budget', ...slugs],
    });
    expect(told.remotes['mfe-member']).not.toHaveProperty('first');
  });

  it('leaves no placeholder and keeps a visitor’s cookie', async () => {
    const browser = new Browser(gateway);
    await browser.open('/');
    const again = await browser.open('/');
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.body).not.toMatch(/%[a-z_]+%|<!--/);
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
    // A query has needs of its own where remote.json says so, and else those of its path.
    expect((await browser.open('/dashboard?tour=true')).body).toContain('href="/api/v1/tour"');
    expect((await browser.open('/dashboard?tour=false')).body).toContain(call);
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
      expect(dataOf(body)).toMatchObject({ staff: false, refused: true });
    }
  });

  it('is staff’s to who views the product as a member', async () => {
    const view = new Browser(gateway);
    await view.signIn('/dashboard', { roles: ['viewer'], real_user_id: crypto.randomUUID() });
    expect(dataOf((await view.open('/dashboard')).body)).toMatchObject({ staff: true });
  });

  it('names the staff’s remote to staff alone, on every path', async () => {
    const staff = new Browser(gateway);
    await staff.signIn('/admin/users', { roles: ['member', 'admin'] });
    const [member, visitor] = [await setup.signedIn(gateway), new Browser(gateway)];
    for (const path of ['/', '/dashboard', '/admin/users', '/nothing']) {
      const asStaff = await staff.open(path);
      expect(asStaff.body).toContain('/releases/mfe-admin/');
      expect(dataOf(asStaff.body)).toMatchObject({ refused: false });
      for (const other of [member, visitor])
        expect((await other.open(path)).body).not.toMatch(/mfe.admin/);
    }
  });

  it('is 404 where its remote has named all its pages, and not this one', async () => {
    const statusOf = async (path: string) => (await gateway.app.inject(path)).statusCode;
    expect(await statusOf('/guides')).toBe(200);
    expect(await statusOf('/guides/')).toBe(200);
    expect(await statusOf('/guides/nope')).toBe(404);
    // What editors write there is known to nobody here.
    expect(await statusOf('/guides/notes/anything')).toBe(200);
  });

  it('is 404 where no remote owns the path, with the same shell', async () => {
    for (const path of ['/nothing', '/nothing/tax', '/dashboards', '/internal/users']) {
      const page = await gateway.app.inject(path);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('id="page-data"');
      expect(page.body).not.toContain('rel="preload"');
      expect(headOf(page.body)).toEqual(['<title>Reset</title>', NOT_LISTED]);
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
      "img-src 'self' data: https://images.test https://films.test",
      "media-src 'self' https://images.test https://films.test",
      "font-src 'self'",
      'frame-src https://widgets.test',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-uri /reports',
      'report-to reports',
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
      'reporting-endpoints': 'reports="/reports"',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const allowed = String(headers['permissions-policy']).split(', ');
    expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
  });

  it('says in its head what it is, without its query, and leaves out what nobody listed', async () => {
    const home = await gateway.app.inject('/?b=1&partner=csc');
    expect(headOf(home.body)).toEqual([
      '<title>Home | Reset</title>',
      '<meta name="description" content="Fish &amp; &quot;chips&quot; &lt;now&gt;.">',
      '<link rel="canonical" href="https://reset.test/">',
      '<meta property="og:title" content="Home">',
      '<meta property="og:description" content="Fish &amp; &quot;chips&quot; &lt;now&gt;.">',
      '<meta property="og:url" content="https://reset.test/">',
      expect.stringMatching(/^<script type="application\/ld\+json">\{.*\}<\/script>$/),
    ]);
    expect(home.body).toContain('content="https://reset.test/releases/shell/aaa111/sharing.png"');
    const signIn = headOf((await gateway.app.inject('/users/sign_in')).body);
    expect(signIn).toContain('<title>Log In | Reset</title>');
    expect(signIn).toContain(NOT_LISTED);
    const below = headOf((await gateway.app.inject('/users/nothing')).body);
    expect(below).toEqual(['<title>Reset</title>', NOT_LISTED]);
  });

  it('is known at each partner’s address, by its name', async () => {
    for (const path of ['/national-debt-relief/tax', '/national-debt-relief/tax/']) {
      const page = await gateway.app.inject(path);
      expect(page.statusCode).toBe(200);
      const head = headOf(page.body);
      expect(head).toContain('<title>Taxes with National Debt Relief | Reset</title>');
      expect(head).toContain(
        '<link rel="canonical" href="https://reset.test/national-debt-relief/tax">',
      );
    }
  });

  it.each([
    ['/?ss=3.1.4', 'noindex'],
    ['/budget?partner=csc&b=1', 'noindex'],
    ['/users/password/edit?reset_password_token=x', 'noindex'],
    ['/?partner=csc&bb=1', undefined],
  ])('keeps %s from search engines: %s', async (path, robots) => {
    expect((await gateway.app.inject(path)).headers['x-robots-tag']).toBe(robots);
  });

  it('does not describe the staff’s pages to others', async () => {
    const { body } = await gateway.app.inject('/admin/users');
    expect(headOf(body)).toEqual(['<title>Reset</title>', NOT_LISTED]);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br', undefined],
    ['gzip;q=0', undefined],
    ['identity, GZIP; q=0.5', 'gzip'],
  ])('comes to who accepts %s as %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted, cookie: (await visit()).cookie };
    const answer = await gateway.app.inject({ url: '/', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    const body = encoding ? gunzipSync(answer.rawPayload).toString() : answer.body;
    const plain = await gateway.app.inject({ url: '/', headers: { cookie: headers.cookie } });
    expect(withoutToken(body)).toBe(withoutToken(plain.body));
  });

  it('answers HEAD as GET, without the page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nothing', 404],
    ] as const) {
      const get = await gateway.app.inject(path);
      const head = await gateway.app.inject({ method: 'HEAD', url: path });
      expect(head.statusCode).toBe(status);
      expect(head.body).toBe('');
      expect(Object.keys(head.headers).toSorted()).toEqual(Object.keys(get.headers).toSorted());
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
  });

  it('is for GET and HEAD alone', async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/users/sign_in', payload: {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('follows a release within a second', async () => {
    await setup.store.put('shell/ccc333/index.html', shellHtml.replace('<body>', '<body>new'));
    await setup.store.putRegistry({
      ...registry,
      shell: { version: 'ccc333', html: '/releases/shell/ccc333/index.html', previous: null },
    });
    await eventually(async () =>
      expect((await gateway.app.inject('/')).body).toContain('<body>new'),
    );
  });

  it('stays as it was while the registry names what is not there', async () => {
    await setup.store.putRegistry({
      ...registry,
      shell: { version: 'x', html: '/releases/shell/missing/index.html', previous: null },
    });
    await pause(1_000);
    const page = await gateway.app.inject('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<body>new');
  });
});
