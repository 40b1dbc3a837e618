import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { docvScript } from './docv-script.ts';

const ORIGIN = 'http://sandbox.test';
type Launch = (key: string, token: string, selector: string, config: object) => void;
type Hear = (event: object) => void;

describe('SocureDocVSDK.launch', () => {
  it('shows the frame in the place that it is given, and hands on what that says alone', () => {
    const frames: { src: string; contentWindow: object }[] = [];
    let hear: Hear = () => undefined;
    const window: { SocureDocVSDK?: { launch: Launch } } & Record<string, unknown> = {
      addEventListener: (_type: string, listener: Hear) => {
        hear = listener;
      },
      document: {
        createElement: () => ({ style: {}, contentWindow: {}, setAttribute() {}, remove() {} }),
        querySelector: (selector: string) =>
          selector === '#websdk'
            ? { append: (frame: (typeof frames)[number]) => void frames.push(frame) }
            : null,
      },
    };
    runInNewContext(docvScript(ORIGIN), { window });
    const launch: Launch = (...given) => window.SocureDocVSDK?.launch(...given);
    const heard: unknown[] = [];
    const config = { onSuccess: (result: object) => heard.push(result) };
    launch('key', 'token-1', '#websdk', config);
    expect(() => launch('key', 'token-1', '#nowhere', {})).toThrow('There is no #nowhere.');
    launch('key', 'token-2', '#websdk', config);
    expect(frames.map(({ src }) => src)).toEqual([
      `${ORIGIN}/socure/docv?token=token-1`,
      `${ORIGIN}/socure/docv?token=token-2`,
    ]);
    const data = { sandbox: { name: 'success', payload: { status: 'COMPLETED' } } };
    const source = frames[1]?.contentWindow;
    hear({ source, origin: 'http://stranger.test', data });
    hear({ source: frames[0]?.contentWindow, origin: ORIGIN, data });
    hear({ source, origin: ORIGIN, data });
    expect(heard).toEqual([{ status: 'COMPLETED' }]);
  });
});
