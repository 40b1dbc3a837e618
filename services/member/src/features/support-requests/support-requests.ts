import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';

export type AskedSupport = SupportRequest & { userId: string };

const TWINS_WITHIN_MS = 60_000;

/** What was asked in the same words since then is the same request: a press too many, or a retry. */
export const oldestTwin = (now: Date): Date => new Date(now.getTime() - TWINS_WITHIN_MS);
