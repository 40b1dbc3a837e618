/** As much of https://websdk.socure.com/bundle.js as is imitated. */
type Config = {
  onProgress?(event: object): void;
  onSuccess?(result: object): void;
  onError?(error: object): void;
};
type DocvPage = {
  SocureDocVSDK?: object;
  document: {
    createElement(name: string): Frame;
    querySelector(selector: string): { append(frame: Frame): void } | null;
  };
  addEventListener(type: 'message', listener: (event: Message) => void): void;
};
type Frame = {
  src: string;
  title: string;
  style: { cssText: string };
  contentWindow: unknown;
  setAttribute(name: string, value: string): void;
  remove(): void;
};
type Message = {
  source: unknown;
  origin: string;
  data: { sandbox?: { name: string; payload: object } } | null;
};

/** The script that puts `SocureDocVSDK` into a page. @param origin where the sandbox is */
export const docvScript = (origin: string): string =>
  `(${String(defineDocv)})(window,${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it.
function defineDocv(page: DocvPage, origin: string): void {
  let frame: Frame | null = null;
  let config: Config = {};
  page.addEventListener('message', ({ source, origin: from, data }) => {
    if (!frame || source !== frame.contentWindow || from !== origin || !data?.sandbox) return;
    const { name, payload } = data.sandbox;
    if (name === 'progress') config.onProgress?.(payload);
    if (name === 'success') config.onSuccess?.(payload);
    if (name === 'error') config.onError?.(payload);
  });
  const reset = () => {
    frame?.remove();
    frame = null;
  };
  page.SocureDocVSDK = {
    reset,
    launch(_sdkKey: string, token: string, selector: string, given: Config = {}) {
      reset();
      config = given;
      const place = page.document.querySelector(selector);
      if (!place) throw new Error(`There is no ${selector}.`);
      const element = 'iframe';
      frame = page.document.createElement(element);
      frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
      frame.src = `${origin}/socure/docv?token=${encodeURIComponent(token)}`;
      frame.title = 'Verify your identity';
      frame.style.cssText = 'width:100%;height:100%;min-height:420px;border:0';
      place.append(frame);
    },
  };
}
