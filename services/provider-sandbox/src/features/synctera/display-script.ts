/** As much of Marqeta's script as Synctera's customers use to show a card: `marqeta.bootstrap`. */
type Shown = { domId: string; styles?: { span?: { color?: string; 'font-size'?: string } } };
type Settings = {
  clientAccessToken: string;
  component: { showPan?: { cardPan?: Shown; cardExp?: Shown; cardCvv?: Shown } };
  callbackEvents?: { onSuccess?(): void; onFailure?(): void };
};
type DisplayPage = {
  marqeta?: { bootstrap(settings: Settings): void };
  document: {
    createElement(name: string): Frame;
    getElementById(id: string): { append(frame: Frame): void } | null;
  };
  addEventListener(
    type: 'message',
    listener: (event: { source: unknown; data: { sandbox?: { name?: string } } | null }) => void,
  ): void;
};
type Frame = {
  src: string;
  title: string;
  style: { cssText: string };
  contentWindow: unknown;
  setAttribute(name: string, value: string): void;
};

/** The script that puts `marqeta` into a page. @param origin where the sandbox is */
export const displayScript = (origin: string): string =>
  `(${String(defineMarqeta)})(window,${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it. Each part is in a frame of its own.
function defineMarqeta(page: DisplayPage, origin: string): void {
  const titles: Record<string, string> = { pan: 'Card number', exp: 'Expiry', cvv: 'CVV' };
  const put = (place: Shown | undefined, part: string, settings: Settings) => {
    if (!place) return;
    const { color = '', 'font-size': size = '' } = place.styles?.span ?? {};
    const query = { token: settings.clientAccessToken, show: part, color, size };
    const element = 'iframe';
    const frame = page.document.createElement(element);
    frame.src = `${origin}/synctera/widgets/display?${new URLSearchParams(query)}`;
    frame.title = titles[part] ?? part;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.style.cssText = 'width:100%;height:100%;border:0';
    const at = page.document.getElementById(place.domId);
    if (!at) return settings.callbackEvents?.onFailure?.();
    at.append(frame);
    if (part === 'pan') hear(frame, settings);
  };
  const hear = (frame: Frame, { callbackEvents }: Settings) =>
    page.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data?.sandbox?.name === 'shown') callbackEvents?.onSuccess?.();
      if (data?.sandbox?.name === 'expired') callbackEvents?.onFailure?.();
    });
  page.marqeta = {
    bootstrap(settings) {
      const { cardPan, cardExp, cardCvv } = settings.component.showPan ?? {};
      put(cardPan, 'pan', settings);
      put(cardExp, 'exp', settings);
      put(cardCvv, 'cvv', settings);
    },
  };
}
