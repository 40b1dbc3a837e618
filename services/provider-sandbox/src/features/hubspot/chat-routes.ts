import type { Service } from '@reset/service-kit';
import type { Conversation, Conversations } from './conversations.ts';
import { MessageBody, ResumeBody, StartBody, TokenParams } from './chat-schemas.ts';

const CONVERSATION = '/chat/conversations/:token';

/** What the page of the chat calls, below /hubspot/chat; a token opens a conversation. */
export function chatRoutes(hubspot: Service, conversations: Conversations): void {
  hubspot.post('/chat/conversations', { schema: { body: StartBody } }, async ({ body }, reply) => {
    const { portal, email, text } = body;
    const started = conversations.write(conversations.start(portal, email), text);
    return reply.code(201).send(shown(started));
  });

  hubspot.post(
    '/chat/conversations/resume',
    { schema: { body: ResumeBody } },
    async ({ body }, reply) => {
      const found = conversations.latestOf(body.portal, body.email);
      return found ? shown(found) : reply.code(204).send();
    },
  );

  hubspot.get(CONVERSATION, { schema: { params: TokenParams } }, async (request, reply) => {
    const found = conversations.findBy(request.params.token);
    return found ? shown(found) : reply.callNotFound();
  });

  hubspot.post(
    `${CONVERSATION}/messages`,
    { schema: { params: TokenParams, body: MessageBody } },
    async ({ params, body }, reply) => {
      const found = conversations.findBy(params.token);
      if (!found) return reply.callNotFound();
      return reply.code(201).send(shown(conversations.write(found, body.text)));
    },
  );
}

const shown = ({ token, messages }: Conversation) => ({ token, messages });
