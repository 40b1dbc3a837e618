import { openFrame, type FramingPage } from '#widgets/open-frame.ts';

type Settings = {
  accessToken: string;
  onEvent?(name: string, payload: object): void;
  onExit?(): void;
};
type EmbedMessage = { name: string; payload: object };
type EmbeddingPage = FramingPage & {
  April?: { open(settings: Settings): void; close(): void };
};

/** The script that puts `April` into a page. @param origin where the sandbox is */
export const embedScript = (origin: string): string =>
  `(${String(defineApril)})(window,${String(openFrame)},${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it.
function defineApril(page: EmbeddingPage, open: typeof openFrame, origin: string): void {
  let frame: { close(): void } | null = null;
  const close = () => {
    frame?.close();
    frame = null;
  };
  page.April = {
    close,
    open(settings) {
      close();
      const token = encodeURIComponent(settings.accessToken);
      const hear = ({ name, payload }: EmbedMessage) => {
        settings.onEvent?.(name, payload);
        if (name !== 'exit') return;
        close();
        settings.onExit?.();
      };
      frame = open(
        page,
        { address: `${origin}/april/embed?token=${token}`, title: 'File your taxes' },
        { onMessage: (message) => hear(message as EmbedMessage), onLoad() {} },
      );
    },
  };
}
