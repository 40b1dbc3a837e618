import { RefusedGeneration } from './refused-generation.ts';

/** One name in the forms that code needs. */
export type Names = {
  /** `pay-advice`: folders, files and paths. */
  kebab: string;
  /** `pay_advice`: the wire and tables. */
  snake: string;
  /** `payAdvice`. */
  camel: string;
  /** `PayAdvice`. */
  pascal: string;
  /** `Pay advice`: what people read. */
  title: string;
};

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws RefusedGeneration when it is no kebab-case name */
export function namesOf(given: string): Names {
  if (!KEBAB.test(given)) {
    throw new RefusedGeneration(
      `"${given}" is no name: it is lower case with hyphens, like pay-advice.`,
    );
  }
  const pascal = given.split('-').map(capitalized).join('');
  return {
    kebab: given,
    snake: given.replaceAll('-', '_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalized(given.replaceAll('-', ' ')),
  };
}

/**
 * What people read, as templates take it: between quotes, in markdown and in JSON.
 * @throws RefusedGeneration when it has a character that one of these would read otherwise
 */
export function insistOnPlain(text: string): string {
  if (/^[^'"`\\<>{}$\n]+$/.test(text)) return text;
  throw new RefusedGeneration(
    `"${text}": begin with plain words, and change them in the catalogue.`,
  );
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
