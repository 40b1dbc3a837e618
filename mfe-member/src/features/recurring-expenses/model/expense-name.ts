interface NamedExpense {
  merchantName: string | null;
  description: string | null;
}

/** Whom it is paid to, or what the bank wrote; null when neither is known. */
export const expenseName = ({ merchantName, description }: NamedExpense): string | null =>
  merchantName?.trim() || description?.trim() || null;
