/** Moves the focus to the next or the previous row of the list; from elsewhere to its first or last. */
export function stepRow(step: 1 | -1): void {
  const rows = [
    ...document.querySelectorAll<HTMLElement>('main tbody tr:not([data-skeleton], [data-group])'),
  ];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const target = at === -1 && step === -1 ? rows.at(-1) : rows[at + step];
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}

/** Follows the row that has the focus as a whole; what stands within a row has an Enter of its own. */
export function openRow(): void {
  const row = document.activeElement;
  if (row?.matches('main tbody tr')) row.querySelector<HTMLElement>('a')?.click();
}
