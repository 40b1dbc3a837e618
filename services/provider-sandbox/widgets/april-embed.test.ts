/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { April } from './april-embed.ts';
import { addresses, frames, loadFrom, post } from './testing/frames.ts';

const ORIGIN = 'http://sandbox.test';
loadFrom(`${ORIGIN}/april/embed.js`);
await import('./april-embed.ts');
const { April: april } = window as unknown as { April: April };

it('shows the frame for a token, passes its events on, and is gone when it is left', () => {
  const events: unknown[] = [];
  april.open({
    accessToken: 'token 1',
    onEvent: (name: string) => events.push(name),
    onExit: () => events.push('left'),
  });
  expect(addresses()).toEqual([`${ORIGIN}/april/embed?token=token%201`]);
  const [frame] = frames();
  const say = (name: string) => post({ name, payload: {} }, { frame, origin: ORIGIN });
  say('filed');
  say('exit');
  say('filed');
  expect(events).toEqual(['filed', 'exit', 'left']);
  expect(frames()).toEqual([]);
});
