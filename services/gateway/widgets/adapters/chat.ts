import type { Tell } from '../adapter.ts';

/**
 * As much of HubSpot's conversations SDK as we use:
 * https://developers.hubspot.com/docs/api-reference/latest/conversations/chat-configuration/chat-widget-sdk
 */
type ChatHost = {
  HubSpotConversations?: {
    widget: { load(): void };
    on(event: 'widgetLoaded', listener: () => void): void;
    clear(options: { resetWidget: boolean }): void;
  };
  hsConversationsSettings?: {
    loadImmediately: boolean;
    inlineEmbedSelector: string;
    identificationEmail?: string;
  };
  hsConversationsOnReady?: (() => void)[];
  document: {
    createElement(name: string): { id: string; style: { cssText: string } };
    body: { append(element: object): void };
  };
  addEventListener(type: 'keydown', listener: (event: { key: string }) => void): void;
  localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
};

/**
 * HubSpot's chat, over all of its host's page. The token is the e-mail address of whoever is
 * signed in, empty for a visitor: what somebody else wrote in this browser is not shown to her.
 */
export function openChat(host: ChatHost, token: string, tell: Tell): void {
  const place = host.document.createElement('div');
  place.id = 'chat';
  place.style.cssText = 'position:fixed;inset:0';
  host.document.body.append(place);
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'exit', error: null });
  });
  host.hsConversationsSettings = {
    loadImmediately: false,
    inlineEmbedSelector: '#chat',
    ...(token === '' ? {} : { identificationEmail: token }),
  };

  const isAnother = () => {
    try {
      const before = host.localStorage.getItem('chat-visitor') ?? '';
      host.localStorage.setItem('chat-visitor', token);
      return before !== token;
    } catch {
      // A browser that keeps nothing for us keeps nothing for HubSpot either.
      return false;
    }
  };
  const open = () => {
    const chat = host.HubSpotConversations;
    if (!chat) return;
    if (isAnother()) chat.clear({ resetWidget: true });
    chat.on('widgetLoaded', () => tell({ type: 'opened' }));
    chat.widget.load();
  };
  if (host.HubSpotConversations) open();
  else host.hsConversationsOnReady = [open];
}
