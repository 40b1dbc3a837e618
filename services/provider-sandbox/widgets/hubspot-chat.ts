import type { ChatMessage } from '../src/features/hubspot/conversations.ts';

/*
 * Runs in the frame of the chat: shows the conversation, sends what the visitor writes, and asks
 * every other second for what the team answered. The browser stores which conversation it is.
 */

type Shown = { token: string; messages: ChatMessage[] };
type Identification = { hubspot?: { email: string | null; forget: boolean } };

const POLL_MS = 2_000;
const portal = location.pathname.slice(location.pathname.lastIndexOf('/') + 1);
const KEY = `hubspot-${portal}`;

const log = element('[role=log]', HTMLElement);
const form = element('form', HTMLFormElement);
const field = element('textarea', HTMLTextAreaElement);
const trouble = element('[role=alert]', HTMLElement);
const shown = new Set<string>();
let email: string | null = null;
let isSending = false;
let token: string | null = null;

/**
 * null where the browser stores nothing for frames of other sites: then the conversation lasts as
 * long as this page, or is found again by the visitor's address.
 */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function show({ messages }: Shown): void {
  for (const { id, from, text } of messages.filter((message) => !shown.has(message.id))) {
    shown.add(id);
    const line = document.createElement('li');
    line.dataset['from'] = from;
    line.textContent = text;
    log.append(line);
    log.scrollTop = log.scrollHeight;
  }
}

async function call(path: string, body?: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const reply = await fetch(`/hubspot/chat/conversations${path}`, request);
  if (!reply.ok) throw new Error('The chat does not answer.');
  // There is no conversation yet.
  if (reply.status === 204) return;
  const conversation = (await reply.json()) as Shown;
  token = conversation.token;
  storage()?.setItem(KEY, token);
  show(conversation);
}

// What fails this time is read the next.
function poll(): void {
  if (token && !document.hidden) call(`/${token}`).catch(() => undefined);
}

function resume(): void {
  token = storage()?.getItem(KEY) ?? null;
  if (token || email === null) poll();
  else call('/resume', { portal, email }).catch(() => undefined);
}

async function send(): Promise<void> {
  const text = field.value.trim();
  if (text === '' || isSending) return;
  const isFirst = token === null;
  isSending = true;
  trouble.textContent = '';
  try {
    await (isFirst ? call('', { portal, email, text }) : call(`/${token}/messages`, { text }));
    field.value = '';
    report(isFirst ? 'started' : 'sent');
  } catch {
    trouble.textContent = 'Your message was not sent. Please try again.';
  }
  isSending = false;
}

const report = (name: string) => window.parent.postMessage({ sandbox: { name } }, '*');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
document.addEventListener('keydown', ({ key }) => key === 'Escape' && report('escape'));
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
window.addEventListener('message', ({ source, data }: MessageEvent<Identification>) => {
  if (source !== window.parent || !data.hubspot) return;
  email = data.hubspot.email;
  if (data.hubspot.forget) storage()?.removeItem(KEY);
  resume();
});
window.setInterval(poll, POLL_MS);
report('ready');

function element<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}
