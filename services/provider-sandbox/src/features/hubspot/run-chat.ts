import type { ChatMessage } from './conversations.ts';

/** As much of a browser as the chat takes. */
export type ChatPage = {
  parent: { postMessage(message: object, target: string): void };
  document: {
    hidden: boolean;
    querySelector(selector: string): ChatElement;
    createElement(name: string): ChatElement;
  };
  localStorage: Keeper;
  fetch(address: string, request?: object): Promise<Reply>;
  setInterval(work: () => void, everyMs: number): void;
  addEventListener(type: 'message', listener: (event: Heard) => void): void;
};
type Reply = { ok: boolean; status: number; json(): Promise<Told> };
type ChatElement = {
  value: string;
  textContent: string;
  dataset: Record<string, string>;
  scrollTop: number;
  scrollHeight: number;
  append(child: ChatElement): void;
  addEventListener(type: string, listener: (event: Pressed) => void): void;
  requestSubmit(): void;
};
type Pressed = { key?: string; shiftKey?: boolean; isComposing?: boolean; preventDefault(): void };
type Keeper = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};
type Told = { token: string; messages: ChatMessage[] };
type Heard = { source: unknown; data: { hubspot?: { email: string | null; forget: boolean } } };

/**
 * Runs in the frame of the chat, whose page it fills: shows what was said, sends what is written,
 * and asks every other second for what came back. Which conversation it is, the browser keeps.
 */
export function runChat(page: ChatPage, portal: string): void {
  const { document, parent } = page;
  const KEY = `hubspot-${portal}`;
  const log = document.querySelector('[role=log]');
  const form = document.querySelector('form');
  const field = document.querySelector('textarea');
  const trouble = document.querySelector('[role=alert]');
  const shown = new Set<string>();
  let email: string | null = null;
  let isSending = false;
  let token: string | null = null;

  // A browser may keep nothing for the pages of others: then the conversation lasts as long as this
  // page, or is found again by the visitor's address.
  const keeper = (): Keeper | null => {
    try {
      return page.localStorage;
    } catch {
      return null;
    }
  };
  const show = ({ messages }: Told) => {
    for (const { id, from, text } of messages) {
      if (shown.has(id)) continue;
      shown.add(id);
      const line = document.createElement('li');
      line.dataset['from'] = from;
      line.textContent = text;
      log.append(line);
      log.scrollTop = log.scrollHeight;
    }
  };
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const reply = await page.fetch(`/hubspot/chat/conversations${path}`, request);
    if (!reply.ok) throw new Error('The chat does not answer.');
    // She has written nothing yet.
    if (reply.status === 204) return;
    const told = await reply.json();
    token = told.token;
    keeper()?.setItem(KEY, told.token);
    show(told);
  };
  // What is not there this time is there the next.
  const look = () => {
    if (token && !document.hidden) ask(`/${token}`).catch(() => undefined);
  };
  const goOn = () => {
    token = keeper()?.getItem(KEY) ?? null;
    if (token || email === null) look();
    else ask('/resume', { portal, email }).catch(() => undefined);
  };
  const send = async () => {
    const text = field.value.trim();
    if (text === '' || isSending) return;
    const isFirst = token === null;
    isSending = true;
    trouble.textContent = '';
    try {
      await (isFirst ? ask('', { portal, email, text }) : ask(`/${token}/messages`, { text }));
      field.value = '';
      parent.postMessage({ sandbox: { name: isFirst ? 'started' : 'sent' } }, '*');
    } catch {
      trouble.textContent = 'Your message was not sent. Please try again.';
    }
    isSending = false;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  page.addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data.hubspot) return;
    email = data.hubspot.email;
    if (data.hubspot.forget) keeper()?.removeItem(KEY);
    goOn();
  });
  page.setInterval(look, 2_000);
  parent.postMessage({ sandbox: { name: 'ready' } }, '*');
}
