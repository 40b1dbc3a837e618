/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { Plaid } from './plaid-link.ts';
import { addresses, frames, loadFrom, post } from './testing/frames.ts';

const ORIGIN = 'http://localhost';
loadFrom(`${ORIGIN}/plaid/link/v2/stable/link-initialize.js`);
await import('./plaid-link.ts');
const { Plaid: plaid } = window as unknown as { Plaid: Plaid };

it('puts Plaid into a page: frames the pages, and passes on what they report', async () => {
  const events: unknown[][] = [];
  const handler = plaid.create({
    token: 'link-sandbox-1',
    onLoad: () => events.push(['load']),
    onEvent: (...event: unknown[]) => events.push(['event', ...event]),
    onSuccess: (...success: unknown[]) => events.push(['success', ...success]),
    onExit: (...exit: unknown[]) => events.push(['exit', ...exit]),
  });
  expect(events).toEqual([]);
  await Promise.resolve();
  expect(events).toEqual([['load']]);
  handler.open();
  expect(addresses()).toEqual([`${ORIGIN}/plaid/link/v2/open?token=link-sandbox-1`]);
  const say = (message: object) => post(message, { origin: ORIGIN });
  say({ kind: 'event', name: 'OPEN', metadata: {} });
  say({ kind: 'success', publicToken: 'public-1', metadata: {} });
  expect(events.slice(1)).toEqual([
    ['event', 'OPEN', {}],
    ['success', 'public-1', {}],
  ]);
  expect(frames()).toEqual([]);
  handler.open();
  say({ kind: 'exit', error: null, metadata: {} });
  expect(events.at(-1)).toEqual(['exit', null, {}]);
  expect(frames()).toEqual([]);
});
