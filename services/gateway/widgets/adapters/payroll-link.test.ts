import { describe, expect, it } from '@jest/globals';
import { openPayrollLink } from './payroll-link.ts';

type Settings = Parameters<Parameters<typeof openPayrollLink>[0]['Pinwheel']['open']>[0];

/** Pinwheel's modal, opened; what it was given, and what was told of it. */
function opened() {
  const given: Settings[] = [];
  const told: object[] = [];
  openPayrollLink(
    { Pinwheel: { open: (settings) => void given.push(settings) } },
    'link-1',
    (one) => told.push(one),
  );
  const [settings] = given;
  if (!settings) throw new Error('The modal was not opened.');
  return { settings, told };
}

describe('openPayrollLink', () => {
  it('opens the modal by the token, and says so', () => {
    const { settings, told } = opened();
    expect(settings.linkToken).toBe('link-1');
    expect(told).toEqual([{ type: 'opened' }]);
  });

  it.each([
    [{ type: 'userActionRequired', code: 'invalidMfa' }, 'invalidMfa'],
    [{ type: 'platformError' }, 'platformError'],
    [{}, null],
    [undefined, null],
  ])('left with %o tells %s', (error, told) => {
    const modal = opened();
    modal.settings.onExit(error);
    expect(modal.told.at(-1)).toEqual({ type: 'exit', error: told });
  });

  it('tells whose account was connected, and what happens on the way there', () => {
    const { settings, told } = opened();
    settings.onEvent('login', { platformId: 'p-1' });
    settings.onSuccess({ accountId: 'a-1', platformId: 'p-1' });
    expect(told.slice(1)).toEqual([
      { type: 'event', name: 'login', data: { platformId: 'p-1' } },
      { type: 'success', account_id: 'a-1', platform_id: 'p-1' },
    ]);
  });
});
