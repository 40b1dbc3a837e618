import { accounts } from './mutations/accounts.ts';
import { moneyProblems } from './mutations/money-problems.ts';
import { posts } from './mutations/posts.ts';
import { problems } from './mutations/problems.ts';
import { transfers } from './mutations/transfers.ts';
import type { Theme } from './sql-mutation.ts';

/** All slips that are tried out. */
export const THEMES: readonly Theme[] = [accounts, transfers, posts, problems, moneyProblems];
