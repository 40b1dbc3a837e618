import { randomBytes } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';

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
  /** Who has it may read and go on; the visitor's browser keeps it. */
  token: string;
  portal: string;
  /** As the page named it; null for a visitor of whom nothing is known. */
  email: string | null;
  messages: ChatMessage[];
};

/** What was written in the chat. */
export type Conversations = {
  /** null for one that nobody started. */
  find(id: string): Conversation | null;
  findBy(token: string): Conversation | null;
  latestOf(portal: string, email: string): Conversation | null;
  list(): Conversation[];
  start(portal: string, email: string | null): Conversation;
  /** Also says once that it arrived, and when somebody will answer. */
  write(conversation: Conversation, text: string): Conversation;
  reply(conversation: Conversation, text: string): Conversation;
};

const ACKNOWLEDGEMENT =
  'Thanks, we have your message. People answer here Monday to Friday, 6 am to 6 pm Pacific time. You can close this chat: the answer will be here when you come back.';

export function openConversations(records: RecordStore, clock: Clock): Conversations {
  const kept = records.of<Conversation>('hubspot_conversation');
  const put = (conversation: Conversation) => {
    kept.put(conversation.id, conversation, conversation.token);
    return conversation;
  };
  const said = (from: ChatMessage['from'], text: string): ChatMessage => ({
    id: crypto.randomUUID(),
    from,
    text,
    at: clock.now().toISOString(),
  });
  const add = (conversation: Conversation, ...messages: ChatMessage[]) =>
    put({ ...conversation, messages: [...conversation.messages, ...messages] });

  return {
    find: (id) => kept.get(id),
    findBy: (token) => kept.listOf(token)[0] ?? null,
    latestOf: (portal, email) =>
      kept.list().findLast((one) => one.portal === portal && one.email === email) ?? null,
    list: () => kept.list(),
    start: (portal, email) =>
      put({
        id: crypto.randomUUID(),
        token: randomBytes(24).toString('base64url'),
        portal,
        email,
        messages: [],
      }),
    write: (conversation, text) =>
      conversation.messages.length === 0
        ? add(conversation, said('visitor', text), said('team', ACKNOWLEDGEMENT))
        : add(conversation, said('visitor', text)),
    reply: (conversation, text) => add(conversation, said('team', text)),
  };
}
