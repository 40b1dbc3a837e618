import type { Service } from '@reset/service-kit';
import type { GatewayConfig } from '#config.ts';
import { onEveryAnswer } from '#http/security-headers.ts';
import { openBankLink } from './adapters/bank-link.ts';
import { openCardActivation } from './adapters/card-activation.ts';
import { openCardDisplay } from './adapters/card-display.ts';
import { openChat } from './adapters/chat.ts';
import { openPayrollLink } from './adapters/payroll-link.ts';
import { widgetPage, type HostedWidget } from './widget-page.ts';

/**
 * GET /widgets/:name, on the widgets' own origin and nowhere else: whatever a provider's script
 * does there, it does not do it in a page of the product.
 */
export function widgetRoutes(app: Service, config: GatewayConfig): void {
  const { ORIGIN: product, WIDGETS_ORIGIN } = config;
  const host = WIDGETS_ORIGIN === undefined ? null : new URL(WIDGETS_ORIGIN).host;
  const frames = config.WIDGET_FRAMES.split(',').filter((origin) => origin !== '');
  const pages = new Map(
    Object.entries(widgetsOf(config))
      .filter(([, { script }]) => script !== '')
      .map(([name, widget]) => [name, widgetPage(widget, { product, frames })]),
  );

  app.get<{ Params: { name: string } }>('/widgets/:name', async (request, reply) => {
    const page = pages.get(request.params.name);
    if (!page || host === null || request.headers.host !== host) return reply.callNotFound();
    return reply
      .headers({
        ...onEveryAnswer,
        'content-security-policy': page.policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      })
      .send(page.html);
  });
}

const widgetsOf = (config: GatewayConfig): Record<string, HostedWidget> => ({
  'bank-link': {
    title: 'Link your bank',
    script: config.BANK_LINK_SCRIPT,
    open: openBankLink,
  },
  'payroll-link': {
    title: 'Link your payroll',
    script: config.PAYROLL_LINK_SCRIPT,
    open: openPayrollLink,
  },
  chat: { title: 'Talk to us', script: config.CHAT_SCRIPT, open: openChat },
  'card-display': {
    title: 'Your card',
    script: config.CARD_DISPLAY_SCRIPT,
    open: openCardDisplay,
  },
  'card-activation': { title: 'Activate your card', script: null, open: openCardActivation },
});
