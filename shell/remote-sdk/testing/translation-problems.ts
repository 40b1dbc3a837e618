import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translation } from '@reset/remote-sdk';
import { saysRepaymentWrong } from './repayment-word.ts';

/** A text that is the same in both languages, as names are, says so here: `namespace: key`. */
type Same = readonly string[];

/**
 * What is wrong with the translations of a slice, in words: a catalogue of it that has none, places
 * for values that differ, English that was left as it is, a word that means something else.
 * @param folder the slice's `src`, whose catalogues are the files that end in `messages.ts`
 */
export async function translationProblems(
  folder: string,
  translations: readonly Translation[],
  same: Same = [],
): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /((?<!define-)messages|step-names|before-you-start)\.ts$/.test(file),
  );
  const catalogues = await Promise.all(
    files.map(async (file) => {
      const { messages } = (await import(pathToFileURL(join(folder, file)).href)) as Defined;
      return messages;
    }),
  );
  return catalogues.flatMap(({ namespace, catalogue }) => {
    const translation = translations.find((one) => one.namespace === namespace);
    if (!translation) return [`${namespace} has no translation`];
    return Object.entries(translation.texts).flatMap(([key, text = '']) => {
      const written = catalogue[key] ?? catalogue[key.replace(/_many$/, '_other')] ?? '';
      const where = `${namespace}: ${key}`;
      const problems = [
        ...(placesOf(text) === placesOf(written) ? [] : [`${where} has other places for values`]),
        ...(text === written && isSentence(text) && !same.includes(where)
          ? [`${where} is still English`]
          : []),
        ...(saysRepaymentWrong(written, text)
          ? [`${where} calls a repayment what merchants give back`]
          : []),
      ];
      return problems;
    });
  });
}

type Defined = { messages: { namespace: string; catalogue: Readonly<Record<string, string>> } };

// In a plural one of the forms may do without its count.
const placesOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))]
    .filter((name) => name !== 'count')
    .toSorted()
    .join(' ');

const isSentence = (text: string): boolean =>
  (text.replaceAll(/\{\{\w+\}\}/g, '').match(/[A-Za-z]{3,}/g) ?? []).length >= 2;
