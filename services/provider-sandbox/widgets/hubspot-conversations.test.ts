/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HubSpotConversations } from './hubspot-conversations.ts';
import { addresses, frames, loadFrom, post } from './testing/frames.ts';

const ORIGIN = 'http://sandbox.test';
const page = window as unknown as { HubSpotConversations?: HubSpotConversations };

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  delete page.HubSpotConversations;
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

/** Runs the script with these settings, and then what waits for it. */
async function load(settings: Window['hsConversationsSettings'] = {}) {
  const ready: string[] = [];
  window.hsConversationsSettings = settings;
  window.hsConversationsOnReady = [() => void ready.push('ready')];
  loadFrom(`${ORIGIN}/hubspot/sandbox.js`);
  await import('./hubspot-conversations.ts');
  expect(page.HubSpotConversations).toBeUndefined();
  jest.runAllTimers();
  expect(ready).toEqual(['ready']);
  if (!page.HubSpotConversations) throw new Error('The script defined nothing.');
  return page.HubSpotConversations;
}
const say = (name: string) => post({ name }, { origin: ORIGIN });

/** What the newest frame is sent. */
function messages() {
  const target = frames().at(-1)?.contentWindow;
  return target ? jest.spyOn(target, 'postMessage').mockImplementation(() => undefined) : null;
}

describe('HubSpotConversations', () => {
  it('loads by itself, or when it is asked to', async () => {
    await load();
    expect(frames()).toHaveLength(1);
    document.body.innerHTML = '';
    delete page.HubSpotConversations;
    jest.resetModules();
    const { widget } = await load({ loadImmediately: false });
    expect(frames()).toHaveLength(0);
    widget.load();
    widget.load();
    expect(addresses()).toEqual([`${ORIGIN}/hubspot/chat/sandbox`]);
    expect(widget.status()).toEqual({ loaded: false, pending: true });
  });

  it('reports that it has loaded, and tells the frame who visits, in no address', async () => {
    const conversations = await load({ identificationEmail: 'ana@example.com' });
    const sent = messages();
    const events: string[] = [];
    conversations.on('widgetLoaded', () => events.push('widgetLoaded'));
    say('ready');
    expect(events).toEqual(['widgetLoaded']);
    expect(sent?.mock.calls).toEqual([
      [{ hubspot: { email: 'ana@example.com', forget: false } }, ORIGIN],
    ]);
    expect(addresses()[0]).not.toContain('ana');
  });

  it('hands an Escape within the frame on to the page around it', async () => {
    await load();
    const keys: string[] = [];
    window.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
    say('escape');
    expect(keys).toEqual(['Escape']);
  });

  it('forgets who was there before', async () => {
    const conversations = await load({ loadImmediately: false });
    conversations.clear({ resetWidget: true });
    conversations.widget.load();
    const sent = messages();
    say('ready');
    say('ready');
    expect(sent?.mock.calls.map(([message]) => message)).toEqual([
      { hubspot: { email: null, forget: true } },
      { hubspot: { email: null, forget: false } },
    ]);
  });
});
