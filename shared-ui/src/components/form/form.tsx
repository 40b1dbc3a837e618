import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import styles from './form.module.css';

/** Why a submit was refused: the shape of the api client's error. */
export interface FormRefusal {
  /** A sentence about the whole, shown in the banner. */
  message: string;
  /** What is wrong field by field, under the fields' names. */
  errors: Record<string, string[]>;
}

interface Props<Values> extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema'> {
  /** Resolves to the refusal, if there is one. Values stay as they are either way. */
  onSubmit: (values: Values) => Promise<FormRefusal | undefined>;
  /** Called with the values that the form opens with, and with each change of them. */
  onChange?: (values: Values) => void;
  /** Why the values that it opens with were refused elsewhere, shown as if they had been sent here. */
  refusal?: FormRefusal | undefined;
  /** Heads the list of what is wrong with these values; without it, a plea to check them. */
  problem?: (values: Values) => string | undefined;
  /**
   * The fields; as a function where something beside them follows what is typed, or fills a field
   * in by `setValue`.
   */
  children: ReactNode | ((values: Values, setValue: SetValue<Values>) => ReactNode);
  'aria-label'?: string;
}

/** Fills a field in, as if it had been typed. */
export type SetValue<Values> = <Name extends keyof Values & string>(
  name: Name,
  value: Values[Name],
) => void;

/**
 * A form by Formik. Nothing is called wrong before the first submit. A submit that fails, here or
 * at the server, moves focus to a banner that lists the errors as links to their fields.
 */
export function Form<Values extends FormikValues>({ onSubmit, children, ...props }: Props<Values>) {
  const { initialValues, validationSchema, problem, refusal, onChange } = props;
  const { 'aria-label': label } = props;
  const id = useId();
  const [refused, setRefused] = useState<Refused<Values> | null>(() =>
    refusal ? aboutValues(refusal, initialValues) : null,
  );
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={validationSchema}
      onSubmit={async (values) => {
        setRefused(null);
        const refusedNow = await onSubmit(values);
        if (refusedNow) setRefused(aboutValues(refusedNow, values));
      }}
    >
      {({ handleSubmit, isSubmitting, values, setFieldValue }) => (
        <FormContext value={{ id, refused, problem: problem?.(values) }}>
          <form
            className={styles.form}
            aria-label={label}
            noValidate
            // Enter in a field submits whatever the button says.
            onSubmit={(event) => (isSubmitting ? event.preventDefault() : handleSubmit(event))}
          >
            {onChange && <Changes values={values} onChange={onChange} />}
            <ErrorSummary />
            {typeof children === 'function'
              ? children(values, (name, value) => void setFieldValue(name, value))
              : children}
          </form>
        </FormContext>
      )}
    </Formik>
  );
}

interface ChangesProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
}

function Changes<Values>({ values, onChange }: ChangesProps<Values>) {
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(values), [values]);
  return null;
}

interface Refused<Values> extends FormRefusal {
  values: Values;
}

// Not by spreading: an Error's message is not among its own enumerable properties.
const aboutValues = <Values,>(
  { message, errors }: FormRefusal,
  values: Values,
): Refused<Values> => ({
  message,
  errors,
  values,
});
