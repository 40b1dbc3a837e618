import { openFrame, type FramingPage } from '#widgets/open-frame.ts';
import type { LinkEvent } from './link-event.ts';

/** What Pinwheel's script lets a page do: https://docs.pinwheelapi.com/public/docs/link-sdk. */
type Settings = {
  linkToken: string;
  onEvent?(name: string, payload: object): void;
  onLogin?(payload: object): void;
  onSuccess?(payload: object): void;
  onError?(payload: object): void;
  /** Without an error where somebody just left. */
  onExit?(error: object | undefined): void;
};
type PinwheelPage = FramingPage & {
  Pinwheel?: { open(settings: Settings): void; close(): void };
};

/** The script that puts `Pinwheel` into a page. @param origin where the sandbox is */
export const linkScript = (origin: string): string =>
  `(${String(definePinwheel)})(window,${String(openFrame)},${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it.
function definePinwheel(page: PinwheelPage, open: typeof openFrame, origin: string): void {
  let frame: { close(): void } | null = null;
  const close = () => {
    frame?.close();
    frame = null;
  };
  const hear = (settings: Settings, { name, payload }: LinkEvent) => {
    settings.onEvent?.(name, payload);
    if (name === 'login') settings.onLogin?.(payload);
    if (name === 'success') settings.onSuccess?.(payload);
    if (name === 'error') settings.onError?.(payload);
    if (name !== 'exit') return;
    close();
    settings.onExit?.('type' in payload ? payload : undefined);
  };
  page.Pinwheel = {
    close,
    open(settings) {
      close();
      settings.onEvent?.('open', {});
      const token = encodeURIComponent(settings.linkToken);
      frame = open(
        page,
        { address: `${origin}/pinwheel/link?token=${token}`, title: 'Pinwheel' },
        { onMessage: (message) => hear(settings, message as LinkEvent), onLoad() {} },
      );
    },
  };
}
