import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { PASSWORD_RULES } from '../password-rules.ts';

// Only the worker may import this file: 1.7 MB, and a tenth of a second to rank them.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...english },
  ...PASSWORD_RULES.zxcvbn,
});

/** How hard a password is to guess, 0 to 4, for somebody who also knows `known` of its owner. */
export const estimateGuessing = (password: string, known: readonly string[]): number =>
  zxcvbn.check(password, [...known, ...PASSWORD_RULES.ownWords]).score;
