/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openPopup } from './open-popup.ts';

const open = jest.spyOn(window, 'open');
const popup = { closed: false, focus: jest.fn() };
const asked = () => {
  const [url, name, features = ''] = open.mock.calls.at(-1) ?? [];
  const sizes = Object.fromEntries(features.split(',').map((part) => part.split('=')));
  return { url: String(url), name, sizes };
};
const screenOf = (availWidth: number, availHeight: number) => {
  Object.defineProperty(window.screen, 'availWidth', { value: availWidth, configurable: true });
  Object.defineProperty(window.screen, 'availHeight', { value: availHeight, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  screenOf(1920, 1080);
  popup.closed = false;
  popup.focus.mockClear();
  open.mockReset().mockReturnValue(popup as unknown as Window);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('openPopup', () => {
  it('opens at once, 800 by 480, without navigation, and comes to the front [PLT-032]', () => {
    expect(openPopup('/account/user-faqs')).toBe(true);
    expect(asked().url).toBe('http://localhost/account/user-faqs?hideNavigation=true');
    expect(asked().sizes).toMatchObject({ popup: undefined, width: '800', height: '480' });
    expect(popup.focus).toHaveBeenCalledTimes(1);
  });

  it('keeps query and hash of the page', () => {
    openPopup('/income?page=2#shifts');
    expect(asked().url).toBe('http://localhost/income?page=2&hideNavigation=true#shifts');
  });

  it('is no larger than the screen', () => {
    screenOf(320, 400);
    openPopup('/income');
    expect(asked().sizes).toMatchObject({ width: '320', height: '400' });
  });

  it('shows a second page in the same window', () => {
    openPopup('/income');
    const first = asked().name;
    openPopup('/account');
    expect(asked().name).toBe(first);
  });

  it.each([null, { closed: true, focus: () => undefined }])(
    'says so when the browser blocked it (%j)',
    (blocked) => {
      open.mockReturnValue(blocked as Window | null);
      const onClosed = jest.fn();
      expect(openPopup('/income', onClosed)).toBe(false);
      expect(jest.getTimerCount()).toBe(0);
      expect(onClosed).not.toHaveBeenCalled();
    },
  );

  it('tells once when it was closed, and leaves no timer', () => {
    const onClosed = jest.fn();
    openPopup('/income', onClosed);
    jest.advanceTimersByTime(5000);
    expect(onClosed).not.toHaveBeenCalled();
    popup.closed = true;
    jest.advanceTimersByTime(5000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
    'opens no page of others: %s',
    (path) => {
      expect(() => openPopup(path)).toThrow(TypeError);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
