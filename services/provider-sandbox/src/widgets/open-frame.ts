/** What `openFrame` needs of the page that it runs in. */
export type FramingPage = {
  document: {
    createElement(name: string): Frame;
    body: { append(element: Frame): void };
  };
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
};
type Frame = {
  src: string;
  title: string;
  style: { cssText: string };
  contentWindow: unknown;
  setAttribute(name: string, value: string): void;
  addEventListener(type: 'load', listener: () => void): void;
  remove(): void;
};
type FrameMessage = { source: unknown; origin: string; data: { sandbox?: object } | null };

/**
 * Shows a page of the sandbox over all of the page that this runs in, and hands on what it says.
 * It is inlined into the widgets' scripts (see `inlined`), so it uses nothing from around it.
 */
export function openFrame(
  page: FramingPage,
  { address, title }: { address: string; title: string },
  { onMessage, onLoad }: { onMessage(message: object): void; onLoad(): void },
): { close(): void } {
  const element = 'iframe';
  const frame = page.document.createElement(element);
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  frame.src = address;
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
  const hear = (event: FrameMessage) => {
    const isOurs = event.source === frame.contentWindow && address.startsWith(event.origin);
    if (isOurs && event.data?.sandbox) onMessage(event.data.sandbox);
  };
  page.addEventListener('message', hear);
  frame.addEventListener('load', onLoad);
  page.document.body.append(frame);
  return {
    close() {
      page.removeEventListener('message', hear);
      frame.remove();
    },
  };
}
