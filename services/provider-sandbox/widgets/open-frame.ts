/** Where the running script was loaded from; to be called while its module is evaluated. */
export function scriptAddress(): URL {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) {
    throw new Error('A widget has to be loaded by a script element.');
  }
  return new URL(currentScript.src);
}

type FrameOptions = {
  address: string;
  title: string;
  style: string;
  /** Where the frame is appended. */
  place: Element;
  /** Tokens of the sandbox attribute. */
  allow?: string;
};

/** A frame with a page of the provider's. */
export function appendFrame({ address, title, style, place, allow }: FrameOptions) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', allow ?? 'allow-scripts allow-forms allow-same-origin');
  frame.src = address;
  frame.title = title;
  frame.style.cssText = style;
  place.append(frame);
  return frame;
}

const ALL_OF_THE_PAGE = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';

/**
 * Shows one frame at a time over all of the page, and passes on the events that it posts.
 * @param title what the frame is called to people who do not see it
 */
export function overlay<Event>(title: string) {
  let frame: HTMLIFrameElement | null = null;
  let onEvent: (event: Event) => void = () => undefined;
  const receive = ({ source, origin, data }: MessageEvent<{ sandbox?: Event } | null>) => {
    const isOurs = source === frame?.contentWindow && frame?.src.startsWith(origin);
    if (isOurs && data?.sandbox) onEvent(data.sandbox);
  };
  const close = () => {
    window.removeEventListener('message', receive);
    frame?.remove();
    frame = null;
  };
  return {
    close,
    open(address: string, listener: (event: Event) => void) {
      close();
      onEvent = listener;
      window.addEventListener('message', receive);
      frame = appendFrame({ address, title, style: ALL_OF_THE_PAGE, place: document.body });
    },
  };
}
