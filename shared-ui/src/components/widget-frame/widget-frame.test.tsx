import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { WidgetFrame } from './widget-frame.tsx';
import type { WidgetMessage } from './widget-message.ts';

const ORIGIN = 'http://widgets.test';
let heard: WidgetMessage[] = [];

beforeEach(() => {
  heard = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (origin: string | null = ORIGIN) =>
  render(
    <WidgetFrame
      origin={origin}
      name="bank-link"
      token="link-1"
      title="Link your bank"
      onMessage={(message) => heard.push(message)}
    />,
  );

const itsWindow = () => {
  const frame = screen.getByTitle('Link your bank') as HTMLIFrameElement;
  if (!frame.contentWindow) throw new Error('The frame shows nothing.');
  return frame.contentWindow;
};

const say = (data: object, { origin = ORIGIN, source = itsWindow() as Window | null } = {}) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

describe('WidgetFrame', () => {
  it('hands the token to the page of the widget, and to that origin only', () => {
    show();
    const post = jest.spyOn(itsWindow(), 'postMessage').mockImplementation(() => undefined);
    say({ type: 'ready' });
    expect(post.mock.calls).toEqual([[{ type: 'open', token: 'link-1' }, ORIGIN]]);
    expect(screen.getByTitle('Link your bank').getAttribute('src')).toBe(
      `${ORIGIN}/widgets/bank-link`,
    );
  });

  it('leads who tabs out of it to the way out of its dialog, and who comes back into it', () => {
    render(
      <div role="dialog" aria-label="Connect">
        <button type="button">Close</button>
        <WidgetFrame
          origin={ORIGIN}
          name="bank-link"
          token="link-1"
          title="Link your bank"
          onMessage={() => undefined}
        />
      </div>,
    );
    const close = screen.getByRole('button', { name: 'Close' });
    const end = screen.getByRole('button', { name: 'Back to the top' });
    // Out of a frame focus comes from nowhere.
    act(() => end.focus());
    expect(document.activeElement).toBe(close);
    act(() => end.focus());
    const frame = screen.getByTitle('Link your bank');
    expect(document.activeElement).toBe(frame);
    // Or from the frame, into which the Tab key has led before.
    act(() => end.focus());
    expect(document.activeElement).toBe(close);
  });

  it('tells an inlaid widget the colour of the text around it', () => {
    render(
      <WidgetFrame
        isInlaid
        origin={ORIGIN}
        name="card-display"
        token="token-1"
        title="Link your bank"
        onMessage={() => undefined}
      />,
    );
    jest.spyOn(window, 'getComputedStyle').mockReturnValue({
      color: 'rgb(255, 255, 255)',
    } as CSSStyleDeclaration);
    const post = jest.spyOn(itsWindow(), 'postMessage').mockImplementation(() => undefined);
    say({ type: 'ready' });
    const opening = { type: 'open', token: 'token-1', ink: 'rgb(255, 255, 255)' };
    expect(post.mock.calls).toEqual([[opening, ORIGIN]]);
  });

  it('hands on what the widget says', () => {
    show();
    say({ type: 'opened' });
    say({ type: 'event', name: 'OPEN', data: {} });
    say({ type: 'success', public_token: 'public-1' });
    say({ type: 'nonsense' });
    expect(heard.map(({ type }) => type)).toEqual(['opened', 'event', 'success']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('hears nobody else: not another origin, not another window', () => {
    show();
    const post = jest.spyOn(itsWindow(), 'postMessage').mockImplementation(() => undefined);
    say({ type: 'ready' }, { origin: 'http://stranger.test' });
    say({ type: 'success', public_token: 'stolen' }, { origin: 'http://stranger.test' });
    say({ type: 'success', public_token: 'stolen' }, { source: window });
    expect(heard).toEqual([]);
    expect(post).not.toHaveBeenCalled();
  });

  it('has failed when nothing opens within 20 seconds', () => {
    show();
    act(() => void jest.advanceTimersByTime(19_999));
    expect(heard).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(heard).toEqual([{ type: 'failed' }]);
    say({ type: 'success', public_token: 'late' });
    expect(heard).toHaveLength(1);
  });

  it('has failed at once where no widgets are served', () => {
    show(null);
    act(() => void jest.advanceTimersByTime(0));
    expect(heard).toEqual([{ type: 'failed' }]);
  });
});
