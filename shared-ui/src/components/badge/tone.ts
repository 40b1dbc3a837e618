import type { IconName } from '#components/icon/icon.tsx';

/** What a state means, to badges and banners alike: each tone is colour plus icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral' | 'pending';

export const toneIcons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  neutral: 'circle-minus',
  pending: 'clock',
} satisfies Record<Tone, IconName>;
