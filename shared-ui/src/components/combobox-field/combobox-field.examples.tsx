import type { ChoiceSource } from '#components/combobox/use-suggestions.ts';
import { filterChoices } from '#components/combobox/filter-choices.ts';
import type { Choice } from '#components/field/choice.ts';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ComboboxField } from './combobox-field.tsx';

export default { title: 'Fields/ComboboxField' };

interface Values {
  employer: Choice | null;
}

interface Props {
  source?: ChoiceSource;
  onSubmit?: (values: Values) => Promise<undefined>;
}

const employers = [
  'Bayside Hospital',
  'Corner Bakery',
  'Mission Market',
  'Pacific Transit',
  'Peña Construction',
  'Sunrise Senior Care',
].map((label, at) => ({ value: `employer-${at}`, label }));

const none: Values = { employer: null };
const bakery: Values = { employer: employers[1] ?? null };

/** As a server would answer. */
const search = async (text: string) => filterChoices(employers, text);

export const FromAList = ({ source = employers, onSubmit = async () => undefined }: Props) => (
  <Form initialValues={none} validationSchema={mustChoose} onSubmit={onSubmit}>
    <ComboboxField
      name="employer"
      label="Employer"
      description="As it stands on your pay stub."
      source={source}
    />
    <SubmitButton>Continue</SubmitButton>
  </Form>
);

export const FromASearch = () => <FromAList source={search} />;

/** Somebody else has said what to look for. */
export const WithSomethingToLookFor = () => (
  <Form initialValues={none} onSubmit={async () => undefined}>
    <ComboboxField name="employer" label="Employer" source={search} initialText="Bakery" />
  </Form>
);

export const Chosen = ({ onSubmit = async () => undefined }: Pick<Props, 'onSubmit'>) => (
  <Form initialValues={bakery} onSubmit={onSubmit}>
    <ComboboxField name="employer" label="Employer" source={employers} />
  </Form>
);

const mustChoose = {
  async validate(values: Values) {
    if (values.employer) return values;
    const inner = [{ path: 'employer', message: 'Please choose your employer.' }];
    throw Object.assign(new Error('Missing'), { name: 'ValidationError', inner });
  },
};
