import { defineMessages } from '@reset/remote-sdk';
import { CATEGORY_TITLES } from './model/category-titles.ts';

/** Gives the title of a category by its name. */
export const { useMessages: useCategoryTitles, messages } = defineMessages(
  'mfe-member.categories',
  CATEGORY_TITLES,
);
