import type { Language } from '@reset/api-contract/public/language.ts';

/** Something in every language that Reset speaks: one that lacks a language does not compile. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/**
 * In which language somebody is spoken to.
 * @param language as her account has it; null, and missing as in jobs of an earlier release, for who
 *   never said
 */
export const spoken = (language: Language | null | undefined): Language => language ?? 'en-US';
