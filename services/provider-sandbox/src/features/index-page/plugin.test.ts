import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@reset/service-kit';
import { fixedClock } from '@reset/service-kit/testing';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { NOW, testContext } from '../../testing/test-context.ts';
import { CONTROL_CALLS } from './control-calls.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const calls = CONTROL_CALLS.flatMap(([, ofProvider]) => ofProvider);

let folder: string;
let context: Context;
let app: Service;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-index-'));
  context = testContext(fixedClock(NOW), { PRODUCT_TIME_FILE: join(folder, 'ahead') });
  app = buildApp(context);
});
afterEach(async () => {
  await app.close();
  context.productTime?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the control calls of the front page', () => {
  it('are all that the sandbox has, and each is described', async () => {
    const { body } = await app.inject('/');
    expect(body).toContain('POST /control/synctera/ach/:id/return');
    for (const { method, path } of calls) expect(body).toContain(`<code>${method} ${path}</code>`);
    expect(body).not.toContain('Not described');
  });

  it('show one that nobody described', async () => {
    app.put('/control/synctera/undescribed', async () => ({}));
    const { body } = await app.inject('/');
    expect(body).toContain('Not described');
    expect(body).toContain('<code>PUT /control/synctera/undescribed</code>');
  });

  it.each(calls)('$method $path takes the body that is shown', async ({ method, path, body }) => {
    const shown = body.replaceAll('"…"', `"${ID}"`);
    const query = shown.startsWith('?') ? shown.replace('…', ID) : '';
    const reply = await app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url: path.replace(/:\w+/, ID) + query,
      headers: { authorization: 'Bearer sandbox' },
      ...(shown.startsWith('{') ? { payload: JSON.parse(shown) } : {}),
    });
    // Plaid answers 400 for an item that it does not know.
    const isUnknown = reply.statusCode === 404 || reply.body.includes('ITEM_NOT_FOUND');
    expect(isUnknown || reply.statusCode < 300).toBe(true);
  });
});
