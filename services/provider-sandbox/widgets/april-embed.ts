import { overlay, scriptAddress } from './open-frame.ts';

type Settings = {
  accessToken: string;
  onEvent?(name: string, payload: object): void;
  onExit?(): void;
};
export type April = { open(settings: Settings): void; close(): void };
type EmbedEvent = { name: string; payload: object };

const { origin } = scriptAddress();
const frame = overlay<EmbedEvent>('File your taxes');

const april: April = {
  close: frame.close,
  open(settings) {
    const token = encodeURIComponent(settings.accessToken);
    frame.open(`${origin}/april/embed?token=${token}`, ({ name, payload }) => {
      settings.onEvent?.(name, payload);
      if (name !== 'exit') return;
      frame.close();
      settings.onExit?.();
    });
  },
};

Object.assign(window, { April: april });
