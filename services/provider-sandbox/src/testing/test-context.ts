import { fixedClock } from '@reset/service-kit/testing';
import { readSandboxConfig, type SandboxConfig } from '../config.ts';
import { openContext, type Context } from '../context.ts';

export const NOW = '2026-11-20T20:00:00Z';

/** A context in memory, at noon in Los Angeles unless `clock` says otherwise. */
export const testContext = (
  clock = fixedClock(NOW),
  config: Partial<SandboxConfig> = {},
): Context => openContext({ ...readSandboxConfig({ PORT: '8090' }), ...config }, clock);
