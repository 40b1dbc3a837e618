import { createContext, useContext } from 'react';

interface FormState {
  /** Written before each field's name to make its id. */
  id: string;
  /** The server's last refusal, with the values that it was about. */
  refused: RefusedSubmit | null;
  /** The fields that stood in the form at its last submit, in their order on the page. */
  submitted: readonly string[];
  /** What the fields' errors come to, where the form says it in words of its own. */
  problem?: string;
}

interface RefusedSubmit {
  message: string;
  errors: Record<string, string[]>;
  values: Record<string, unknown>;
}

export const FormContext = createContext<FormState>({ id: '', refused: null, submitted: [] });

export const useFormState = () => useContext(FormContext);

/** The id of a field's control, by which labels, errors and the summary's links find it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
