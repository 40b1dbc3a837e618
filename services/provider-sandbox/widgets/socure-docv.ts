import { appendFrame, scriptAddress } from './open-frame.ts';

/** As much of https://websdk.socure.com/bundle.js as is imitated. */
type Config = {
  onProgress?(event: object): void;
  onSuccess?(result: object): void;
  onError?(error: object): void;
};
export type SocureDocVSDK = {
  launch(sdkKey: string, token: string, selector: string, config?: Config): void;
  reset(): void;
};
type DocvEvent = { sandbox?: { name: string; payload: object } } | null;

const { origin } = scriptAddress();
let frame: HTMLIFrameElement | null = null;
let config: Config = {};

window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<DocvEvent>) => {
  if (!frame || source !== frame.contentWindow || from !== origin || !data?.sandbox) return;
  const { name, payload } = data.sandbox;
  if (name === 'progress') config.onProgress?.(payload);
  if (name === 'success') config.onSuccess?.(payload);
  if (name === 'error') config.onError?.(payload);
});

const sdk: SocureDocVSDK = {
  reset() {
    frame?.remove();
    frame = null;
  },
  launch(_sdkKey, token, selector, given = {}) {
    sdk.reset();
    config = given;
    const place = document.querySelector(selector);
    if (!place) throw new Error(`There is no ${selector}.`);
    frame = appendFrame({
      address: `${origin}/socure/docv?token=${encodeURIComponent(token)}`,
      title: 'Verify your identity',
      style: 'width:100%;height:100%;min-height:420px;border:0',
      place,
    });
  },
};

Object.assign(window, { SocureDocVSDK: sdk });
