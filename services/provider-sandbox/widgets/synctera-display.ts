import { appendFrame, scriptAddress } from './open-frame.ts';

/** As much of Marqeta's script as Synctera's customers use to show a card: `marqeta.bootstrap`. */
type Shown = { domId: string; styles?: { span?: { color?: string; 'font-size'?: string } } };
type Settings = {
  clientAccessToken: string;
  component: { showPan?: { cardPan?: Shown; cardExp?: Shown; cardCvv?: Shown } };
  callbackEvents?: { onSuccess?(): void; onFailure?(): void };
};
export type Marqeta = { bootstrap(settings: Settings): void };

const { origin } = scriptAddress();
const TITLES = { pan: 'Card number', exp: 'Expiry', cvv: 'CVV' } as const;

/** Puts a part of the card into a frame of its own. */
function show(place: Shown | undefined, part: keyof typeof TITLES, settings: Settings): void {
  if (!place) return;
  const { color = '', 'font-size': size = '' } = place.styles?.span ?? {};
  const query = { token: settings.clientAccessToken, show: part, color, size };
  const element = document.getElementById(place.domId);
  if (!element) {
    settings.callbackEvents?.onFailure?.();
    return;
  }
  const frame = appendFrame({
    address: `${origin}/synctera/widgets/display?${new URLSearchParams(query)}`,
    title: TITLES[part],
    style: 'width:100%;height:100%;border:0',
    place: element,
    allow: 'allow-scripts',
  });
  if (part === 'pan') receive(frame, settings);
}

const receive = (frame: HTMLIFrameElement, { callbackEvents }: Settings) =>
  window.addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ sandbox?: { name?: string } } | null>) => {
      if (source !== frame.contentWindow) return;
      if (data?.sandbox?.name === 'shown') callbackEvents?.onSuccess?.();
      if (data?.sandbox?.name === 'expired') callbackEvents?.onFailure?.();
    },
  );

const marqeta: Marqeta = {
  bootstrap(settings) {
    const { cardPan, cardExp, cardCvv } = settings.component.showPan ?? {};
    show(cardPan, 'pan', settings);
    show(cardExp, 'exp', settings);
    show(cardCvv, 'cvv', settings);
  },
};

Object.assign(window, { marqeta });
