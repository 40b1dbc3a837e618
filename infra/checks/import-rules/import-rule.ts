import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A rule as dependency-cruiser reads it, whose comment says what to do instead. */
export type ImportRule = IForbiddenRuleType & { name: string; severity: 'error'; comment: string };

/** Imports that vanish before the code runs. */
export const TYPES_ONLY: ('type-only' | 'type-import')[] = ['type-only', 'type-import'];
