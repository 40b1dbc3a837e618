/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { WidgetSettings } from './settings.ts';

it('hosts the widget that its page names, for the product alone', async () => {
  const settings: WidgetSettings = {
    widget: 'card-activation',
    product: 'https://reset.test',
    script: null,
  };
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
  const told: unknown[] = [];
  window.postMessage = (...message: unknown[]) => void told.push(message);
  await import('./main.ts');
  expect(told).toEqual([[{ type: 'ready' }, 'https://reset.test']]);
  const open = (origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: window,
        data: { type: 'open', token: 'https://cards.test/activate' },
      }),
    );
  open('https://stranger.test');
  expect(document.querySelector('iframe')).toBeNull();
  open('https://reset.test');
  expect(document.querySelector('iframe')?.src).toBe('https://cards.test/activate');
});
