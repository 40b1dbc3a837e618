import type { LinkEvent } from '../src/features/pinwheel/link/link-flow.ts';
import { overlay, scriptAddress } from './open-frame.ts';

/** What Pinwheel's script offers a page: https://docs.pinwheelapi.com/public/docs/link-sdk. */
type Settings = {
  linkToken: string;
  onEvent?(name: string, payload: object): void;
  onLogin?(payload: object): void;
  onSuccess?(payload: object): void;
  onError?(payload: object): void;
  /** Without an error where the person just left. */
  onExit?(error: object | undefined): void;
};
export type Pinwheel = { open(settings: Settings): void; close(): void };

const { origin } = scriptAddress();
const frame = overlay<LinkEvent>('Pinwheel');

function receive(settings: Settings, { name, payload }: LinkEvent): void {
  settings.onEvent?.(name, payload);
  if (name === 'login') settings.onLogin?.(payload);
  if (name === 'success') settings.onSuccess?.(payload);
  if (name === 'error') settings.onError?.(payload);
  if (name !== 'exit') return;
  frame.close();
  settings.onExit?.('type' in payload ? payload : undefined);
}

const pinwheel: Pinwheel = {
  close: frame.close,
  open(settings) {
    settings.onEvent?.('open', {});
    const token = encodeURIComponent(settings.linkToken);
    frame.open(`${origin}/pinwheel/link?token=${token}`, (event) => receive(settings, event));
  },
};

Object.assign(window, { Pinwheel: pinwheel });
