import { useFormikContext } from 'formik';
import { useFormState } from './form-context.ts';

/**
 * What is wrong with each field now, in the order in which they stand on the page. Of a field that
 * was in no submit yet nothing is. What the server refused stands until that field is changed.
 */
export function useFieldErrors(): Record<string, string> {
  const { errors, values, submitCount } = useFormikContext<Record<string, unknown>>();
  const { refused, submitted } = useFormState();
  if (submitCount === 0 && refused === null) return {};
  const names = new Set([...submitted, ...Object.keys(values)]);
  const found = [...names].map((name): [string, string | undefined] => {
    const isUnchanged = refused?.values[name] === values[name];
    const refusal = isUnchanged ? refused?.errors[name]?.[0] : undefined;
    const error = submitted.includes(name) ? errors[name] : undefined;
    return [name, typeof error === 'string' ? error : refusal];
  });
  return Object.fromEntries(
    found.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
