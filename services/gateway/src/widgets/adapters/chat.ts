import type { Tell } from '../host-widget.ts';

/** As much of HubSpot's conversations SDK as we use. */
type ChatHost = {
  HubSpotConversations?: { widget: { load(): void; open(): void } };
  hsConversationsSettings?: { loadImmediately: boolean; identificationEmail?: string };
  hsConversationsOnReady?: (() => void)[];
};

/** HubSpot's chat, open from the start. It needs no token. */
export function openChat(host: ChatHost, _token: string, tell: Tell): void {
  const open = () => {
    host.HubSpotConversations?.widget.load();
    host.HubSpotConversations?.widget.open();
    tell({ type: 'opened' });
  };
  if (host.HubSpotConversations) open();
  else host.hsConversationsOnReady = [open];
}
