import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { embedScript } from './embed-script.ts';

const ORIGIN = 'http://sandbox.test';
type Hear = (event: object) => void;

describe('April.open', () => {
  it('shows the frame for a token, hands on what it says, and is gone when it is left', () => {
    const frames: { src: string; contentWindow: object }[] = [];
    const hearing = new Set<Hear>();
    let removed = 0;
    const window: { April?: { open(settings: object): void } } & Record<string, unknown> = {
      addEventListener: (_type: string, listener: Hear) => void hearing.add(listener),
      removeEventListener: (_type: string, listener: Hear) => void hearing.delete(listener),
      document: {
        createElement: () => ({
          style: {},
          contentWindow: {},
          setAttribute() {},
          addEventListener() {},
          remove: () => (removed += 1),
        }),
        body: { append: (frame: (typeof frames)[number]) => void frames.push(frame) },
      },
    };
    runInNewContext(embedScript(ORIGIN), { window });
    const heard: unknown[] = [];
    window.April?.open({
      accessToken: 'token 1',
      onEvent: (name: string) => heard.push(name),
      onExit: () => heard.push('left'),
    });
    expect(frames.map(({ src }) => src)).toEqual([`${ORIGIN}/april/embed?token=token%201`]);
    const say = (name: string) => {
      const data = { sandbox: { name, payload: {} } };
      for (const hear of hearing) hear({ source: frames[0]?.contentWindow, origin: ORIGIN, data });
    };
    say('filed');
    say('exit');
    say('filed');
    expect(heard).toEqual(['filed', 'exit', 'left']);
    expect(removed).toBe(1);
  });
});
