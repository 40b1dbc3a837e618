/** What can be broken, by the name that `--only` takes. */
export const FAULT_NAMES = [
  'kill',
  'failpoint',
  'backend',
  'stop',
  'terminate',
  'database',
  'reply',
  'hop',
  'half_open',
  'webhooks',
  'clock',
  'parallel',
  'storm',
  'disk',
  'io',
  'payday',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

export const isFaultName = (name: string): name is FaultName =>
  (FAULT_NAMES as readonly string[]).includes(name);
