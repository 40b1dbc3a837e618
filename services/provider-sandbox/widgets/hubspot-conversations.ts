import { appendFrame, scriptAddress } from './open-frame.ts';

/** HubSpot's chat widget SDK: https://developers.hubspot.com/docs. */
type Settings = {
  loadImmediately?: boolean;
  inlineEmbedSelector?: string;
  identificationEmail?: string;
};
type Listener = (payload: object) => void;
declare global {
  interface Window {
    hsConversationsSettings?: Settings;
    hsConversationsOnReady?: (() => void)[];
  }
}

/** The script's name is the portal: /hubspot/<portal>.js. */
const { origin, pathname } = scriptAddress();
const portal = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.js$/, '');

const listeners = new Map<string, Set<Listener>>();
let frame: HTMLIFrameElement | null = null;
let isLoaded = false;
let forgets = false;

const emit = (event: string, payload: object = {}) => {
  for (const listener of listeners.get(event) ?? []) listener(payload);
};
const settings = () => window.hsConversationsSettings ?? {};

/** Hands the frame what the settings say of the visitor. */
const identify = () => {
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
  const place = inlineEmbedSelector ? document.querySelector(inlineEmbedSelector) : null;
  frame = appendFrame({
    address: `${origin}/hubspot/chat/${portal}`,
    title: 'Chat Widget',
    style: place
      ? 'display:block;width:100%;height:100%;border:0'
      : 'position:fixed;right:16px;bottom:16px;width:376px;height:530px;border:0',
    place: place ?? document.body,
  });
  if (!place) show(widgetOpen);
};

type ChatEvent = { sandbox?: { name: string } } | null;
window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<ChatEvent>) => {
  if (!frame || source !== frame.contentWindow || from !== origin) return;
  const name = data?.sandbox?.name;
  if (name === 'ready') {
    isLoaded = true;
    identify();
    emit('widgetLoaded', { message: 'widget has loaded' });
  }
  if (name === 'started') emit('conversationStarted', { conversation: {} });
  // Ours alone: HubSpot documents no event for it.
  if (name === 'escape') {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }
  if (name === 'sent' || name === 'started') emit('userInteractedWithWidget');
});

const conversations = {
  widget: {
    load,
    open: () => show(true),
    close: () => show(false),
    // Reads the settings again; the address of the page changes nothing here.
    refresh: identify,
    remove,
    status: () => ({ loaded: isLoaded, pending: frame !== null && !isLoaded }),
  },
  on(event: string, listener: Listener) {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
  },
  off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  clear({ resetWidget = false }: { resetWidget?: boolean } = {}) {
    forgets = true;
    if (!resetWidget || !frame) return;
    remove();
    load();
  },
};
export type HubSpotConversations = typeof conversations;

// HubSpot's script loads another one, so that nothing is there yet when it has run.
window.setTimeout(() => {
  Object.assign(window, { HubSpotConversations: conversations });
  if (settings().loadImmediately !== false) load();
  for (const ready of window.hsConversationsOnReady ?? []) ready();
}, 0);
