import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '@reset/service-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gatewayConfig, ORIGIN } from '#testing/gateway-under-test.ts';
import { widgetRoutes } from './widgets.routes.ts';

const CODE = 'window.hosts = true;';
const folder = mkdtempSync(join(tmpdir(), 'gateway-widgets-'));
const built = join(folder, 'host-widget.js');
writeFileSync(built, CODE);
afterAll(() => rmSync(folder, { recursive: true }));

const config = gatewayConfig({ PAYROLL_LINK_SCRIPT: 'https://payroll.test/<modal>.js' });

function serving(script = built, given = config) {
  const app = buildService({ name: 'gateway', config: given });
  widgetRoutes(app, given, script);
  return (name: string) => app.inject(`/widgets/${name}`);
}
const open = serving();
const elementsOf = (body: string) =>
  [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, kind, text]) => [kind, text]);

describe('GET /widgets/:name', () => {
  it('is there for each provider that has a script', async () => {
    expect((await open('bank-link')).statusCode).toBe(200);
    expect((await open('tax-filing')).statusCode).toBe(200);
    expect((await open('nothing')).statusCode).toBe(404);
    expect((await open('chat')).statusCode).toBe(404);
  });

  it('may be framed by the product and run one provider, and nothing else', async () => {
    const { headers, body } = await open('bank-link');
    const [, script] = elementsOf(body);
    expect(script).toEqual(['', CODE]);
    const hash = createHash('sha256').update(CODE).digest('base64');
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' https://provider.test https://api.provider.test`,
      "style-src 'unsafe-inline' https://provider.test https://api.provider.test",
      'connect-src https://provider.test https://api.provider.test',
      'img-src data: https://provider.test https://api.provider.test',
      'font-src https://provider.test https://api.provider.test',
      'frame-src https://provider.test https://api.provider.test',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ORIGIN}`,
      'report-uri /reports',
      'report-to reports',
    ]);
    const allowed = String(headers['permissions-policy']).split(', ');
    expect(allowed).toContain('publickey-credentials-get=()');
    expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('may be a page without a script, which frames what it is allowed to', async () => {
    const { headers } = await open('card-activation');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^ ]*' https:\/\/provider.test /);
    expect(policy).toContain('frame-src https://provider.test https://api.provider.test;');
  });

  it('tells its script whose page it is, and lets nothing of that end its element', async () => {
    const [settings] = elementsOf((await open('payroll-link')).body);
    expect(settings?.[0]).toBe(' type="application/json" id="settings"');
    expect(settings?.[1]).not.toContain('<');
    expect(JSON.parse(settings?.[1] ?? '')).toEqual({
      widget: 'payroll-link',
      product: ORIGIN,
      script: 'https://payroll.test/<modal>.js',
    });
  });

  it('hands on the key of the configuration, and is not there without one', async () => {
    const given = gatewayConfig({ DOCUMENT_CAPTURE_KEY: 'key-of-the-configuration' });
    const { body } = await serving(built, given)('document-capture');
    expect(JSON.parse(elementsOf(body)[0]?.[1] ?? '')).toEqual({
      widget: 'document-capture',
      product: ORIGIN,
      script: 'https://pictures.test/bundle.js',
      key: 'key-of-the-configuration',
    });
    expect((await open('document-capture')).statusCode).toBe(404);
  });

  it('is unavailable where the script was not built', async () => {
    const { statusCode, body } = await serving(join(folder, 'nothing.js'))('bank-link');
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      expect.objectContaining({ code: 'service_unavailable' }),
    ]);
  });
});
