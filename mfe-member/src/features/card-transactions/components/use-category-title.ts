import { categoryOf } from '#features/recurring-expenses/recurring-expenses.ts';
import { useMessages } from '#messages.ts';

/** Gives the words for a category: our own for those that we know, else those of whoever named it. */
export function useCategoryTitle(): (category: string | null) => string | null {
  const t = useMessages();
  return (category) => {
    if (category === null) return null;
    const { title } = categoryOf(category, null);
    return title === 'other' && category !== 'OTHER' ? category : t(`category.${title}`);
  };
}
