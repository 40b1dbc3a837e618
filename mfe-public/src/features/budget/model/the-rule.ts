import { targetsOf } from '@reset/financial-health/budget.ts';

/** 50/30/20: what the rule has of an income, in parts of a hundred. */
export const THE_RULE = targetsOf({ income: 100 });
