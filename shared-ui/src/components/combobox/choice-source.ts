import type { Choice } from '#components/field/choice.ts';

/**
 * Where a combobox looks: a list that is there, filtered by what is typed, or a search that
 * answers later, asked from two characters on and once the typing pauses.
 */
export type ChoiceSource = Choice[] | SearchChoices;

/** @param signal aborted when the answer is no longer awaited */
export type SearchChoices = (text: string, signal: AbortSignal) => Promise<Choice[]>;
