/** The id of a field's control, by which labels, errors and the summary's links find it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
