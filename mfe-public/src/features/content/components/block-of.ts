import type { ContentBlock } from '../api/get-page.ts';

/** A block of one kind. */
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
