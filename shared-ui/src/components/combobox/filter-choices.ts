import type { Choice } from '#components/field/choice.ts';

/** Those that have every word of the text, whatever their case and accents. */
export function filterChoices(choices: Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
