import { createHash } from 'node:crypto';
import type { Adapter } from './host-widget.ts';
import { hostWidget } from './host-widget.ts';

export type HostedWidget = {
  title: string;
  /** Where the provider's script lies; null for a widget that is a page and no script. */
  script: string | null;
  open: Adapter;
};

/** The page that hosts a widget, and what it may do. */
export type WidgetPage = { html: string; policy: string };

/**
 * @param product the origin of the product's pages, which alone may frame this one
 * @param frames the origins that the provider's script shows and asks, beside its own
 */
export function widgetPage(
  { title, script, open }: HostedWidget,
  { product, frames }: { product: string; frames: readonly string[] },
): WidgetPage {
  const settings = JSON.stringify({ product, script }).replaceAll('<', '\\u003c');
  const code = `(${String(hostWidget)})(window,${settings},${String(open)});`;
  const scripts = script === null ? [] : [new URL(script).origin];
  const theirs = [...new Set([...scripts, ...frames])].join(' ');
  return {
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<body>
<script>${code}</script>
</body>
</html>
`,
    policy: [
      "default-src 'none'",
      `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}' ${theirs}`,
      // The widgets style what they show themselves.
      `style-src 'unsafe-inline' ${theirs}`,
      `connect-src ${theirs}`,
      `img-src data: ${theirs}`,
      `font-src ${theirs}`,
      `frame-src ${theirs}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${product}`,
    ].join('; '),
  };
}
