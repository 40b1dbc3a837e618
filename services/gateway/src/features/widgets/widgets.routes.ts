import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unavailable, type Service } from '@reset/service-kit';
import type { GatewayConfig } from '#config.ts';
import type { WidgetName } from '../../../widgets/settings.ts';
import { widgetPage } from './widget-page.ts';

const BUILT = join(import.meta.dirname, '../../../dist/host-widget.js');

/**
 * GET /widgets/:name, on the widgets' own origin and nowhere else (own-hosts.ts): whatever a
 * provider's script does there, it does not do it in a page of the product.
 * @param built the script of the pages, as webpack built it
 */
export function widgetRoutes(app: Service, config: GatewayConfig, built = BUILT): void {
  const { ORIGIN: product } = config;
  const frames = config.WIDGET_FRAMES.split(',').filter((origin) => origin !== '');
  const widgets = new Map(widgetsOf(config).map((widget) => [String(widget.name), widget]));

  app.get<{ Params: { name: string } }>('/widgets/:name', async (request, reply) => {
    const widget = widgets.get(request.params.name);
    if (!widget || widget.script === '') return reply.callNotFound();
    const code = await readFile(built, 'utf8').catch((err: unknown) => {
      request.log.error({ err }, 'widgets.not_built');
      return null;
    });
    if (code === null) return reply.refuse(unavailable());
    const { name, title, script, key } = widget;
    const settings = { widget: name, product, script, ...(key === undefined ? {} : { key }) };
    const page = widgetPage(settings, { title, frames, code });
    return reply
      .headers({
        'content-security-policy': page.policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'permissions-policy':
          'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(), publickey-credentials-get=()',
      })
      .send(page.html);
  });
}

type HostedWidget = {
  name: WidgetName;
  title: string;
  /** Where the provider's script lies; null for a widget that is a page and no script, '' for none. */
  script: string | null;
  key?: string;
};

const widgetsOf = (config: GatewayConfig): HostedWidget[] => [
  { name: 'bank-link', title: 'Link your bank', script: config.BANK_LINK_SCRIPT },
  { name: 'payroll-link', title: 'Link your payroll', script: config.PAYROLL_LINK_SCRIPT },
  { name: 'chat', title: 'Talk to us', script: config.CHAT_SCRIPT },
  { name: 'card-display', title: 'Your card', script: config.CARD_DISPLAY_SCRIPT },
  { name: 'card-activation', title: 'Activate your card', script: null },
  {
    name: 'document-capture',
    title: 'Take pictures of your ID',
    // Without a key the provider opens nothing.
    script: config.DOCUMENT_CAPTURE_KEY === '' ? '' : config.DOCUMENT_CAPTURE_SCRIPT,
    key: config.DOCUMENT_CAPTURE_KEY,
  },
  { name: 'tax-filing', title: 'File your taxes', script: config.TAX_FILING_SCRIPT },
];
