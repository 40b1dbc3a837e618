import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { OnPress } from './link-dialog.examples.tsx';
import type { LinkSteps } from './link-steps.ts';

const ORIGIN = 'http://widgets.test';
const dialog = () => screen.queryByRole('dialog', { name: 'Connect your bank' });
const start = jest.fn<LinkSteps['start']>();
const finish = jest.fn<NonNullable<LinkSteps['finish']>>();
const onEvent = jest.fn<LinkSteps['onEvent']>();
const onLinked = jest.fn<() => void>();

beforeEach(() => {
  jest.resetAllMocks();
  start.mockResolvedValue({ ok: true, token: 'link-1' });
  finish.mockResolvedValue({ ok: true });
});

const settle = () => act(async () => undefined);

async function open() {
  render(<OnPress origin={ORIGIN} {...{ start, finish, onEvent, onLinked }} />);
  screen.getByRole('button', { name: 'Connect' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await settle();
}

async function say(...messages: object[]) {
  const { contentWindow: source } = screen.getByTitle('Connect your bank') as HTMLIFrameElement;
  await act(async () => {
    for (const data of messages) {
      window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source }));
    }
  });
}

async function retry() {
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
}

describe('LinkDialog', () => {
  it('opens the widget with the token, and closes once the link is made', async () => {
    await open();
    expect(screen.getByTitle('Connect your bank').getAttribute('src')).toBe(
      `${ORIGIN}/widgets/bank-link`,
    );
    await say({ type: 'opened' }, { type: 'success', public_token: 'public-1' });
    expect(finish.mock.calls).toEqual([[{ type: 'success', public_token: 'public-1' }]]);
    expect(onLinked).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect' }));
  });

  it('makes one link, however often the widget says that it succeeded', async () => {
    await open();
    await say(
      { type: 'success', public_token: 'public-1' },
      { type: 'success', public_token: 'public-1' },
      { type: 'exit', error: null },
    );
    expect(finish).toHaveBeenCalledTimes(1);
    expect(onLinked).toHaveBeenCalledTimes(1);
  });

  it('says that it is at work while the link is being made, also to who closes it', async () => {
    let answer: (made: { ok: true }) => void = () => undefined;
    finish.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    await say({ type: 'success', public_token: 'public-1' });
    expect(screen.getByRole('status').textContent).toBe('Saving your connection');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await act(async () => answer({ ok: true }));
    expect(onLinked).toHaveBeenCalledTimes(1);
  });

  it('tries the same again while nobody has refused it for good', async () => {
    finish.mockResolvedValueOnce({ ok: false, sentence: 'Not now.', isFinal: false });
    await open();
    await say({ type: 'success', public_token: 'public-1' });
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
    await retry();
    expect(finish).toHaveBeenCalledTimes(2);
    expect(finish.mock.calls[1]).toEqual(finish.mock.calls[0]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('begins again once it was refused for good', async () => {
    finish.mockResolvedValueOnce({ ok: false, sentence: 'No such account.', isFinal: true });
    await open();
    await say({ type: 'success', public_token: 'public-1' });
    expect(screen.getByRole('alert').textContent).toContain('No such account.');
    await retry();
    expect(start).toHaveBeenCalledTimes(2);
    expect(screen.getByTitle('Connect your bank')).toBeTruthy();
  });

  it('says why there is no token, and asks for one again', async () => {
    start.mockResolvedValueOnce({ ok: false, sentence: 'No connection right now.' });
    await open();
    expect(screen.queryByTitle('Connect your bank')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('No connection right now.');
    await retry();
    expect(screen.getByTitle('Connect your bank')).toBeTruthy();
  });

  it('says what can be done about an error that the widget was left with', async () => {
    await open();
    await say({ type: 'exit', error: 'INSTITUTION_DOWN' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Left with INSTITUTION_DOWN.');
    // The focus went with the frame, and comes back to what took its place.
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await retry();
    expect(screen.getByTitle('Connect your bank')).toBeTruthy();
  });

  it('goes when the widget is left without an error, and on Escape', async () => {
    await open();
    await say({ type: 'exit', error: null });
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await settle();
    const shown = dialog() as HTMLElement;
    fireEvent.keyDown(within(shown).getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(dialog()).toBeNull();
    expect(onLinked).not.toHaveBeenCalled();
  });

  it('hands on what the widget tells of itself', async () => {
    await open();
    await say({ type: 'event', name: 'login', data: { platformId: 'p-1' } });
    expect(onEvent.mock.calls).toEqual([['login', { platformId: 'p-1' }]]);
  });
});

describe('a widget that does all by itself', () => {
  it('leaves nothing to do once it is done, and has a title of its own for what stopped', async () => {
    render(
      <OnPress origin={ORIGIN} {...{ start, finish: undefined, stoppedTitle: 'Not filed' }} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await settle();
    await say({ type: 'exit', error: 'invalid_token' });
    expect(screen.getByRole('alert').textContent).toContain('Not filed');
    await retry();
    expect(start).toHaveBeenCalledTimes(2);
    await say({ type: 'success' });
    expect(dialog()).toBeNull();
  });
});

describe('a widget that never answers', () => {
  afterEach(() => void jest.useRealTimers());

  it('is given up after 20 seconds, and can be tried again', async () => {
    jest.useFakeTimers();
    await open();
    await act(async () => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('alert').textContent).toContain("The connection didn't open.");
    await retry();
    expect(screen.getByTitle('Connect your bank')).toBeTruthy();
  });
});
