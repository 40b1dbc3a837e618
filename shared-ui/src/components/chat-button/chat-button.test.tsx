import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatButton } from './chat-button.tsx';

const ORIGIN = 'http://widgets.test';
let isSmall = false;
beforeEach(() => {
  isSmall = false;
});
window.matchMedia = ((query: string) => ({
  matches: query.includes('max-width') && isSmall,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

async function open({ origin = ORIGIN as string | null, email = null as string | null } = {}) {
  render(
    <>
      <ChatButton label="Talk to Us" origin={origin} email={email}>
        <a href="mailto:help@reset.example">help@reset.example</a>
      </ChatButton>
      <button type="button">Behind</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Talk to Us' });
  expect(screen.queryByTitle('Talk to Us')).toBeNull();
  await userEvent.click(button);
  return button;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Talk to Us');
const say = (data: object) =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data, origin: ORIGIN, source: frame().contentWindow }),
      ),
  );

describe('ChatButton', () => {
  it('opens a chat beside the page, which stays in use', async () => {
    const button = await open();
    const dialog = screen.getByRole('dialog', { name: 'Talk to Us' });
    expect(dialog.getAttribute('aria-modal')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(document.activeElement?.textContent).toBe('Behind');
  });

  it('names the visitor to the chat by a message, and in no address', async () => {
    await open({ email: 'ana@example.com' });
    const post = jest.spyOn(frame().contentWindow as Window, 'postMessage');
    post.mockImplementation(() => undefined);
    say({ type: 'ready' });
    expect(post.mock.calls).toEqual([[{ type: 'open', token: 'ana@example.com' }, ORIGIN]]);
    expect(frame().src).toBe(`${ORIGIN}/widgets/chat`);
  });

  it('closes by its cross, by Escape and by its button, and gives focus back', async () => {
    const button = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape from the page beside it and from within its frame', async () => {
    const button = await open();
    screen.getByRole('button', { name: 'Behind' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    say({ type: 'exit', error: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('gives focus back where it fills the screen, closed by %s', async (_how, close) => {
    isSmall = true;
    const button = await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('keeps focus where it fills the screen', async () => {
    isSmall = true;
    await open();
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    screen.getByRole('button', { name: 'Behind', hidden: true }).focus();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });

  it('offers the other ways to reach us where the chat does not open', async () => {
    await open();
    expect(screen.queryByRole('link')).toBeNull();
    say({ type: 'failed' });
    expect(screen.queryByTitle('Talk to Us')).toBeNull();
    expect(screen.getByRole('link', { name: 'help@reset.example' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('The chat did not open.');
  });

  it('offers them at once where no chat is served', async () => {
    await open({ origin: null });
    expect(screen.getByRole('link', { name: 'help@reset.example' })).toBeTruthy();
  });
});
