import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { CHAT_POLICY, chatPage } from './chat-page.ts';
import { registerChat } from './chat-routes.ts';
import { PortalParams } from './chat-schemas.ts';
import { registerHubspotControl } from './control-routes.ts';
import { openConversations } from './conversations.ts';
import { conversationsScript } from './conversations-script.ts';

/** HubSpot's chat: /hubspot/:portal.js, its frame, and for whoever answers, /control/hubspot. */
export function registerHubspot(app: Service, { records, clock, faults }: SandboxWorld): void {
  const conversations = openConversations(records, clock);
  registerHubspotControl(app, conversations);

  app.register(
    async (hubspot: Service) => {
      meetFaults(hubspot, faults.hubspot);
      const schema = { params: PortalParams };
      hubspot.get('/:portal.js', { schema }, ({ params, protocol, host }, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .send(conversationsScript(`${protocol}://${host}`, params.portal)),
      );
      hubspot.get('/chat/:portal', { schema }, ({ params: { portal } }, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', CHAT_POLICY)
          .header('cache-control', 'no-store')
          .send(chatPage(portal)),
      );
      registerChat(hubspot, conversations);
    },
    { prefix: '/hubspot' },
  );
}
