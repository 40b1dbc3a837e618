import { readBuilt, sendBuilt } from '#widgets/send-built.ts';
import { sendFramed } from '#widgets/widget-page.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { chatRoutes } from './chat-routes.ts';
import { ConversationParams, MessageBody, PortalParams } from './chat-schemas.ts';
import { openConversations } from './conversations.ts';

/** HubSpot's chat: /hubspot/:portal.js, its frame, and the inbox of the team that answers. */
export function hubspot(context: Context): Provider {
  const conversations = openConversations(context);
  return {
    name: 'hubspot',
    widget: {
      prefix: '/hubspot',
      script: { path: '/:portal.js', file: 'hubspot-conversations.js' },
      routes(scope) {
        const schema = { params: PortalParams };
        scope.get('/chat/:portal', { schema }, async (_request, reply) => {
          const page = await readBuilt('hubspot-chat.html');
          return page === null ? sendBuilt(reply, 'hubspot-chat.html') : sendFramed(reply, page);
        });
        chatRoutes(scope, conversations);
      },
    },
    control(scope) {
      // The token stays with the visitor.
      scope.get('/conversations.json', () => ({
        conversations: conversations
          .list()
          .map(({ id, portal, email, messages }) => ({ id, portal, email, messages })),
      }));
      scope.post(
        '/conversations/:id/replies',
        { schema: { params: ConversationParams, body: MessageBody } },
        async ({ params, body }, reply) => {
          const found = conversations.find(params.id);
          if (!found) return reply.callNotFound();
          conversations.reply(found, body.text);
          return reply.code(204).send();
        },
      );
    },
  };
}
