import { createHash } from 'node:crypto';
import { policyOf } from '#http/security-headers.ts';
import { scriptSafeJson } from '#http/script-safe-json.ts';
import type { WidgetSettings } from '../../../widgets/settings.ts';

/** The page that hosts a widget, and what it may do. */
export type WidgetPage = { html: string; policy: string };

/**
 * @param frames the origins that the provider's script shows and asks, beside its own
 * @param code the script of all these pages, which finds its settings in the page
 */
export function widgetPage(
  settings: WidgetSettings,
  { title, frames, code }: { title: string; frames: readonly string[]; code: string },
): WidgetPage {
  const { product, script } = settings;
  const scripts = script === null ? [] : [new URL(script).origin];
  const theirs = [...new Set([...scripts, ...frames])].join(' ');
  return {
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<body>
<script type="application/json" id="settings">${scriptSafeJson(settings)}</script>
<script>${code}</script>
</body>
</html>
`,
    policy: policyOf([
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
    ]),
  };
}
