import { useField } from 'formik';
import { fieldId, useFormState } from '#components/form/form-context.ts';
import { useFieldErrors } from '#components/form/use-field-errors.ts';

/**
 * What binds a control to Formik, to its label and to what is said about it.
 * @param hasHint whether a FieldHint stands beside the control
 */
export function useFieldControl<Value = string>(name: string, hasHint: boolean) {
  const [input] = useField<Value>(name);
  const id = fieldId(useFormState().id, name);
  const isInvalid = name in useFieldErrors();
  const descriptions = [hasHint && hintId(id), isInvalid && errorId(id)].filter(Boolean);
  return {
    ...input,
    id,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
}

export const hintId = (controlId: string): string => `${controlId}-hint`;
export const errorId = (controlId: string): string => `${controlId}-error`;
