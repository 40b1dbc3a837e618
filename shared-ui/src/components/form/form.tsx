import { Formik, useFormikContext, type FormikConfig, type FormikValues } from 'formik';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocale } from '#words/use-locale.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId, FormContext } from './form-context.ts';
import styles from './form.module.css';
import { FormsOff } from './forms-off.ts';

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
  const isOff = useContext(FormsOff) !== null;
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState<readonly string[]>([]);
  const noteFields = () => setSubmitted(fieldsOf(form.current, id, Object.keys(initialValues)));
  // What was refused elsewhere was sent with all that it opens with.
  const opensRefused = useEffectEvent(() => refusal && noteFields());
  useEffect(() => void opensRefused(), []);
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
        <FormContext value={{ id, refused, submitted, problem: problem?.(values) }}>
          <form
            ref={form}
            className={styles.form}
            aria-label={label}
            noValidate
            // Enter in a field submits whatever the button says.
            onSubmit={(event) => {
              if (isSubmitting || isOff) return event.preventDefault();
              noteFields();
              handleSubmit(event);
            }}
          >
            {onChange && <Changes values={values} onChange={onChange} />}
            <ValidationLanguage />
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

/** Which of the fields are there, in their order on the page. */
function fieldsOf(form: HTMLFormElement | null, id: string, names: string[]): string[] {
  const nameOf = new Map(names.map((name) => [fieldId(id, name), name]));
  return [...(form?.querySelectorAll('[id]') ?? [])].flatMap((one) => nameOf.get(one.id) ?? []);
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

/** Keeps what validation says in the language of the page. */
function ValidationLanguage() {
  const { submitCount, validateForm } = useFormikContext();
  const language = useLocale();
  const said = useRef(language);
  const sayAgain = useEffectEvent(() => submitCount > 0 && validateForm());
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    void sayAgain();
  }, [language]);
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
