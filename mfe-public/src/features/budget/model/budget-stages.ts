/** What the address may name. The results open by their link alone. */
export const BUDGET_STAGES = ['intro', 'questionnaire', 'signup'] as const;
export type BudgetStage = (typeof BUDGET_STAGES)[number];
