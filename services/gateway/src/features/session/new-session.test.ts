import { describe, expect, it } from '@jest/globals';
import { computingMs } from '@reset/service-kit/testing';
import { deviceName } from './new-session.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/142.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
  ])('reads %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([undefined, '', ' ', 'x', 'lightMyRequest', '\u0000', '((((((('])(
    'does not know %j',
    (userAgent) => {
      expect(deviceName(userAgent)).toBe('Unknown browser');
    },
  );

  it('is at most 120 characters long and soon done, whatever is sent', async () => {
    for (const part of ['(', 'Chrome/', 'Mozilla/5.0 (', ' ', 'a-', 'Linux;']) {
      const spentMs = await computingMs(() =>
        expect(deviceName(part.repeat(8_000)).length).toBeLessThanOrEqual(120),
      );
      expect(spentMs).toBeLessThan(250);
    }
  });
});
