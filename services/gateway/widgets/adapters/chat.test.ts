import { beforeEach, describe, expect, it } from '@jest/globals';
import { openChat } from './chat.ts';

type Host = Parameters<typeof openChat>[0];

let did: unknown[] = [];
let loaded: () => void = () => undefined;
let press: (event: { key: string }) => void = () => undefined;
const kept = new Map<string, string>();
beforeEach(() => {
  did = [];
  kept.clear();
});

/** A page in which HubSpot's script was loaded, and has brought its widget or will. */
function openedBy(email: string, { isThere = false } = {}) {
  const chat: Host['HubSpotConversations'] = {
    widget: { load: () => void did.push('load') },
    on: (_event, listener) => {
      loaded = listener;
    },
    clear: (options) => void did.push(options),
  };
  const host: Host = {
    addEventListener: (_type, listener) => {
      press = listener;
    },
    document: {
      createElement: () => ({ id: '', style: { cssText: '' } }),
      body: { append: (element) => void did.push((element as { id: string }).id) },
    },
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    ...(isThere ? { HubSpotConversations: chat } : {}),
  };
  const told: object[] = [];
  openChat(host, email, (message) => void told.push(message));
  const arrive = () => {
    host.HubSpotConversations = chat;
    for (const ready of host.hsConversationsOnReady ?? []) ready();
  };
  return { host, told, arrive };
}

describe('openChat', () => {
  it('waits for HubSpot’s widget, fills the page with it, and says when it is there', () => {
    const { host, told, arrive } = openedBy('');
    expect(did).toEqual(['chat']);
    arrive();
    expect(did).toEqual(['chat', 'load']);
    expect(told).toEqual([]);
    loaded();
    expect(told).toEqual([{ type: 'opened' }]);
    expect(host.hsConversationsSettings).toEqual({
      loadImmediately: false,
      inlineEmbedSelector: '#chat',
    });
  });

  it('asks to be closed by Escape, and by no other key', () => {
    const { told } = openedBy('');
    press({ key: 'Enter' });
    expect(told).toEqual([]);
    press({ key: 'Escape' });
    expect(told).toEqual([{ type: 'exit', error: null }]);
  });

  it('says who is signed in', () => {
    const { host } = openedBy('ana@example.com', { isThere: true });
    expect(host.hsConversationsSettings?.identificationEmail).toBe('ana@example.com');
  });

  it('forgets what was written before when somebody else comes, and only then', () => {
    const forgotten = { resetWidget: true };
    openedBy('', { isThere: true });
    expect(did).not.toContainEqual(forgotten);
    openedBy('ana@example.com', { isThere: true });
    expect(did.filter((one) => typeof one === 'object')).toEqual([forgotten]);
    openedBy('ana@example.com', { isThere: true });
    expect(did.filter((one) => typeof one === 'object')).toHaveLength(1);
    openedBy('', { isThere: true });
    expect(did.filter((one) => typeof one === 'object')).toHaveLength(2);
  });

  it('opens in a browser that keeps nothing for the pages of others', () => {
    const { host, told, arrive } = openedBy('ana@example.com');
    Object.defineProperty(host, 'localStorage', {
      get: () => {
        throw new Error('Access is denied for this document.');
      },
    });
    arrive();
    loaded();
    expect(told).toEqual([{ type: 'opened' }]);
  });
});
