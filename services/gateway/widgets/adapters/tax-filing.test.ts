import { expect, it, jest } from '@jest/globals';
import { openTaxFiling } from './tax-filing.ts';

type Settings = Parameters<Parameters<typeof openTaxFiling>[0]['April']['open']>[0];

/** What April's filing was opened with, what was told of it, and its `close`. */
function opened() {
  const told: object[] = [];
  const close = jest.fn();
  const given: Settings[] = [];
  openTaxFiling(
    { April: { open: (settings) => void given.push(settings), close } },
    'token-1',
    (m) => told.push(m),
  );
  const [settings] = given as [Settings];
  return { told, close, settings };
}

it('opens with the access token, and says so', () => {
  const { settings, told } = opened();
  expect(settings.accessToken).toBe('token-1');
  expect(told).toEqual([{ type: 'opened' }]);
});

it('tells of a return that is filed without closing, and once that it was left', () => {
  const { settings, told, close } = opened();
  settings.onEvent('filed', {});
  settings.onEvent('exit', {});
  settings.onExit();
  expect(told.slice(1)).toEqual([
    { type: 'event', name: 'filed', data: {} },
    { type: 'exit', error: null },
  ]);
  expect(close).not.toHaveBeenCalled();
});

it('closes on an error, which is why it was left', () => {
  const { settings, told, close } = opened();
  settings.onEvent('error', { code: 'invalid_token' });
  settings.onEvent('error', {});
  expect(told.slice(1)).toEqual([
    { type: 'exit', error: 'invalid_token' },
    { type: 'exit', error: 'unknown' },
  ]);
  expect(close).toHaveBeenCalledTimes(2);
});
