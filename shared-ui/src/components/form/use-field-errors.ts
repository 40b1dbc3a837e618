import { useFormikContext } from 'formik';
import { useFormState } from './form-context.ts';

/**
 * What is wrong with each field now, in the order of the form's values. Empty before the first
 * submit. What the server refused stands until that field is changed.
 */
export function useFieldErrors(): Record<string, string> {
  const { errors, values, submitCount } = useFormikContext<Record<string, unknown>>();
  const { refused } = useFormState();
  if (submitCount === 0 && refused === null) return {};
  const found = Object.keys(values).map((name): [string, string | undefined] => {
    const isUnchanged = refused?.values[name] === values[name];
    const refusal = isUnchanged ? refused?.errors[name]?.[0] : undefined;
    const error = errors[name];
    return [name, typeof error === 'string' ? error : refusal];
  });
  return Object.fromEntries(
    found.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
