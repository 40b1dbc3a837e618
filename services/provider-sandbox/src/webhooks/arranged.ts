/** How webhooks go out: as they come, each twice, the last first, kept back, or never. */
export type WebhookMode = 'normal' | 'double' | 'reverse' | 'hold' | 'drop';

/** What goes out for these, in this order. */
export function arranged<Webhook>(webhooks: readonly Webhook[], mode: WebhookMode): Webhook[] {
  switch (mode) {
    case 'double':
      return webhooks.flatMap((webhook) => [webhook, webhook]);
    case 'reverse':
      return webhooks.toReversed();
    case 'drop':
      return [];
    case 'hold':
    case 'normal':
      return [...webhooks];
  }
}
