import { categoryOf, useCategoryTitles } from '#features/recurring-expenses/recurring-expenses.ts';

/** Gives the words for a category: our own for those that we know, else those of whoever named it. */
export function useCategoryTitle(): (category: string | null) => string | null {
  const titleOf = useCategoryTitles();
  return (category) => {
    if (category === null) return null;
    const { name } = categoryOf(category, null);
    return name === 'OTHER' && category !== 'OTHER' ? category : titleOf(name);
  };
}
