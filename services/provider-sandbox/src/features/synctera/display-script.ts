/** As much of Marqeta's script as Synctera's customers use to show a card: `marqeta.bootstrap`. */
type Shown = { domId: string };
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
};
type Frame = {
  src: string;
  title: string;
  style: { cssText: string };
  setAttribute(name: string, value: string): void;
  addEventListener(type: 'load', listener: () => void): void;
};

/** The script that puts `marqeta` into a page. @param origin where the sandbox is */
export const displayScript = (origin: string): string =>
  `(${String(defineMarqeta)})(window,${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it. Each part is in a frame of its own.
function defineMarqeta(page: DisplayPage, origin: string): void {
  const put = (place: Shown | undefined, part: string, settings: Settings) => {
    if (!place) return;
    const element = 'iframe';
    const frame = page.document.createElement(element);
    const query = new URLSearchParams({ token: settings.clientAccessToken, show: part });
    frame.src = `${origin}/synctera/widgets/display?${query}`;
    frame.title = part;
    frame.setAttribute('sandbox', '');
    frame.style.cssText = 'width:100%;height:100%;border:0';
    if (part === 'pan')
      frame.addEventListener('load', () => settings.callbackEvents?.onSuccess?.());
    const at = page.document.getElementById(place.domId);
    if (at) at.append(frame);
    else settings.callbackEvents?.onFailure?.();
  };
  page.marqeta = {
    bootstrap(settings) {
      const { cardPan, cardExp, cardCvv } = settings.component.showPan ?? {};
      put(cardPan, 'pan', settings);
      put(cardExp, 'exp', settings);
      put(cardCvv, 'cvv', settings);
    },
  };
}
