/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { SocureDocVSDK } from './socure-docv.ts';
import { addresses, frames, loadFrom, post } from './testing/frames.ts';

const ORIGIN = 'http://sandbox.test';
loadFrom(`${ORIGIN}/socure/bundle.js`);
await import('./socure-docv.ts');
const { SocureDocVSDK: sdk } = window as unknown as { SocureDocVSDK: SocureDocVSDK };

it('shows the frame in the place that it is given, and passes on the events of that alone', () => {
  document.body.innerHTML = '<div id="websdk"></div>';
  const results: unknown[] = [];
  const config = { onSuccess: (result: object) => results.push(result) };
  sdk.launch('key', 'token-1', '#websdk', config);
  expect(addresses()).toEqual([`${ORIGIN}/socure/docv?token=token-1`]);
  const [first] = frames();
  expect(() => sdk.launch('key', 'token-1', '#nowhere')).toThrow('There is no #nowhere.');
  sdk.launch('key', 'token-2', '#websdk', config);
  expect(addresses()).toEqual([`${ORIGIN}/socure/docv?token=token-2`]);
  const success = { name: 'success', payload: { status: 'COMPLETED' } };
  post(success, { origin: 'http://stranger.test' });
  post(success, { frame: first, origin: ORIGIN });
  expect(results).toEqual([]);
  post(success, { origin: ORIGIN });
  expect(results).toEqual([{ status: 'COMPLETED' }]);
});
