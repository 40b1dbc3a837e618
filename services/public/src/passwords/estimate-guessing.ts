import { PASSWORD_RULES } from '@reset/api-contract/public/passwords.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// Made once, with the process: ranking the dictionaries takes a tenth of a second.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...english },
  ...PASSWORD_RULES.zxcvbn,
});

/**
 * How hard a password is to guess, 0 to 4, for somebody who also knows `known`
 * of its owner. Takes some 15 ms at most, whatever is typed: see PASSWORD_RULES.
 */
export const estimateGuessing = (password: string, known: string[]): number =>
  zxcvbn.check(password, known).score;
