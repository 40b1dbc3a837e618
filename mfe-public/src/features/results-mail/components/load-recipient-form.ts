/** What forms are made with comes when it is wanted, not with the page. */
export const loadRecipientForm = () => import('./recipient-form.tsx');

/** For the moment when somebody begins what ends in a mail: the form is then there in time. */
export function prepareResultsMail(): void {
  // A failure shows when the form is asked for.
  loadRecipientForm().catch(() => undefined);
}
