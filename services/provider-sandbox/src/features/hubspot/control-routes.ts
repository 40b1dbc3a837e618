import type { Service } from '@reset/service-kit';
import { ConversationParams, MessageBody } from './chat-schemas.ts';
import type { Conversations } from './conversations.ts';

/** The inbox of those who answer: GET conversations.json, POST conversations/:id/replies. */
export function registerHubspotControl(app: Service, conversations: Conversations): void {
  app.register(
    async (control: Service) => {
      // The token stays with the visitor.
      control.get('/conversations.json', () => ({
        conversations: conversations
          .list()
          .map(({ id, portal, email, messages }) => ({ id, portal, email, messages })),
      }));
      control.post(
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
    { prefix: '/control/hubspot' },
  );
}
