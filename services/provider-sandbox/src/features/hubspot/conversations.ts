import type { Context } from '../../context.ts';

/** What one side wrote. */
export type ChatMessage = {
  id: string;
  from: 'visitor' | 'team';
  text: string;
  /** An instant. */
  at: string;
};

export type Conversation = {
  id: string;
  /** Opens the conversation to read and write; the visitor's browser stores it. */
  token: string;
  portal: string;
  /** As the page gave it; null for an unknown visitor. */
  email: string | null;
  messages: ChatMessage[];
};

/** What was written in the chat. */
export type Conversations = {
  /** null for an unknown one. */
  find(id: string): Conversation | null;
  findBy(token: string): Conversation | null;
  latestOf(portal: string, email: string): Conversation | null;
  list(): Conversation[];
  start(portal: string, email: string | null): Conversation;
  /** Acknowledges the first message, with the hours of the team. */
  write(conversation: Conversation, text: string): Conversation;
  reply(conversation: Conversation, text: string): Conversation;
};

const ACKNOWLEDGEMENT =
  'Thanks, we have your message. People answer here Monday to Friday, 6 am to 6 pm Pacific time. You can close this chat: the answer will be here when you come back.';

export function openConversations({ store, clock, random }: Context): Conversations {
  const stored = store.of<Conversation>('hubspot_conversation');
  const put = (conversation: Conversation) => {
    stored.put(conversation.id, conversation, conversation.token);
    return conversation;
  };
  const messageOf = (from: ChatMessage['from'], text: string): ChatMessage => ({
    id: random.id(),
    from,
    text,
    at: clock.now().toISOString(),
  });
  const add = (conversation: Conversation, ...messages: ChatMessage[]) =>
    put({ ...conversation, messages: [...conversation.messages, ...messages] });

  return {
    find: (id) => stored.get(id),
    findBy: (token) => stored.listOf(token)[0] ?? null,
    latestOf: (portal, email) =>
      stored.list().findLast((one) => one.portal === portal && one.email === email) ?? null,
    list: () => stored.list(),
    start: (portal, email) =>
      put({
        id: random.id(),
        token: random.token(),
        portal,
        email,
        messages: [],
      }),
    write: (conversation, text) =>
      conversation.messages.length === 0
        ? add(conversation, messageOf('visitor', text), messageOf('team', ACKNOWLEDGEMENT))
        : add(conversation, messageOf('visitor', text)),
    reply: (conversation, text) => add(conversation, messageOf('team', text)),
  };
}
