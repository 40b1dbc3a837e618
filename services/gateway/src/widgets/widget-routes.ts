import type { FastifyInstance } from 'fastify';
import { onEveryAnswer } from '#security-headers/security-headers.ts';
import { openBankLink } from './adapters/bank-link.ts';
import { openCardActivation } from './adapters/card-activation.ts';
import { openCardDisplay } from './adapters/card-display.ts';
import { openChat } from './adapters/chat.ts';
import { openPayrollLink } from './adapters/payroll-link.ts';
import { widgetPage, type HostedWidget } from './widget-page.ts';

export type WidgetSettings = {
  /** The product's own origin. */
  ORIGIN: string;
  /** The origin of the pages that host widgets: never the product's. */
  WIDGETS_ORIGIN?: string;
  WIDGET_FRAMES: string;
  BANK_LINK_SCRIPT: string;
  PAYROLL_LINK_SCRIPT: string;
  CHAT_SCRIPT: string;
  CARD_DISPLAY_SCRIPT: string;
};

/**
 * GET /widgets/:name, on the widgets' own origin and nowhere else: whatever a provider's script
 * does there, it does not do it in a page of the product.
 */
export async function widgetRoutes(app: FastifyInstance, settings: WidgetSettings): Promise<void> {
  const { ORIGIN: product, WIDGETS_ORIGIN } = settings;
  const host = WIDGETS_ORIGIN === undefined ? null : new URL(WIDGETS_ORIGIN).host;
  const frames = settings.WIDGET_FRAMES.split(',').filter((origin) => origin !== '');
  const pages = new Map(
    Object.entries(widgetsOf(settings))
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

const widgetsOf = (settings: WidgetSettings): Record<string, HostedWidget> => ({
  'bank-link': {
    title: 'Link your bank',
    script: settings.BANK_LINK_SCRIPT,
    open: openBankLink,
  },
  'payroll-link': {
    title: 'Link your payroll',
    script: settings.PAYROLL_LINK_SCRIPT,
    open: openPayrollLink,
  },
  chat: { title: 'Talk to us', script: settings.CHAT_SCRIPT, open: openChat },
  'card-display': {
    title: 'Your card',
    script: settings.CARD_DISPLAY_SCRIPT,
    open: openCardDisplay,
  },
  'card-activation': { title: 'Activate your card', script: null, open: openCardActivation },
});
