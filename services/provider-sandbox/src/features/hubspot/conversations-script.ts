/** As much of a page as the script takes: https://developers.hubspot.com/docs, chat widget SDK. */
type ChattingPage = {
  document: {
    createElement(name: string): Frame;
    querySelector(selector: string): { append(frame: Frame): void } | null;
    body: { append(frame: Frame): void };
  };
  hsConversationsSettings?: Settings;
  hsConversationsOnReady?: (() => void)[];
  HubSpotConversations?: object;
  setTimeout(work: () => void, afterMs: number): void;
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
};
type Settings = {
  loadImmediately?: boolean;
  inlineEmbedSelector?: string;
  identificationEmail?: string;
};
type Frame = {
  src: string;
  title: string;
  style: { cssText: string; display: string };
  contentWindow: { postMessage(message: object, target: string): void } | null;
  setAttribute(name: string, value: string): void;
  remove(): void;
};
type FrameMessage = {
  source: unknown;
  origin: string;
  data: { sandbox?: { name: string } } | null;
};
type Listener = (payload: object) => void;

/** The script that puts `HubSpotConversations` into a page. @param origin where the sandbox is */
export const conversationsScript = (origin: string, portal: string): string =>
  `(${String(defineConversations)})(window,${JSON.stringify({ origin, portal })});`;

// Runs in the page; uses nothing from around it.
function defineConversations(
  page: ChattingPage,
  { origin, portal }: { origin: string; portal: string },
): void {
  const listeners = new Map<string, Set<Listener>>();
  let frame: Frame | null = null;
  let isLoaded = false;
  let forgets = false;

  const emit = (event: string, payload: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const settings = () => page.hsConversationsSettings ?? {};
  const tellFrame = () => {
    const email = settings().identificationEmail || null;
    frame?.contentWindow?.postMessage({ hubspot: { email, forget: forgets } }, origin);
    forgets = false;
  };
  const remove = () => {
    frame?.remove();
    frame = null;
    isLoaded = false;
  };
  const show = (isOpen: boolean) => {
    if (frame) frame.style.display = isOpen ? 'block' : 'none';
  };
  const load = ({ widgetOpen = false }: { widgetOpen?: boolean } = {}) => {
    if (frame) return;
    const { inlineEmbedSelector = '' } = settings();
    const place = inlineEmbedSelector && page.document.querySelector(inlineEmbedSelector);
    const element = 'iframe';
    frame = page.document.createElement(element);
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    frame.src = `${origin}/hubspot/chat/${portal}`;
    frame.title = 'Chat Widget';
    frame.style.cssText = place
      ? 'display:block;width:100%;height:100%;border:0'
      : 'position:fixed;right:16px;bottom:16px;width:376px;height:530px;border:0';
    if (!place) show(widgetOpen);
    (place || page.document.body).append(frame);
  };

  page.addEventListener('message', ({ source, origin: from, data }) => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    const name = data?.sandbox?.name;
    if (name === 'ready') {
      isLoaded = true;
      tellFrame();
      emit('widgetLoaded', { message: 'widget has loaded' });
    }
    if (name === 'started') emit('conversationStarted', { conversation: {} });
    if (name === 'sent' || name === 'started') emit('userInteractedWithWidget');
  });

  const on = (event: string, listener: Listener) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
  };
  const conversations = {
    widget: {
      load,
      open: () => show(true),
      close: () => show(false),
      // Reads the settings again; the page that it is on is nothing to it.
      refresh: tellFrame,
      remove,
      status: () => ({ loaded: isLoaded, pending: frame !== null && !isLoaded }),
    },
    on,
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    clear({ resetWidget = false }: { resetWidget?: boolean } = {}) {
      forgets = true;
      if (!resetWidget || !frame) return;
      remove();
      load();
    },
  };
  // HubSpot's script brings another, so nothing is there yet when it has loaded.
  page.setTimeout(() => {
    page.HubSpotConversations = conversations;
    if (settings().loadImmediately !== false) load();
    for (const ready of page.hsConversationsOnReady ?? []) ready();
  }, 0);
}
