import { useState } from 'react';
import type { Choice } from '#components/field/choice.ts';
import { Combobox } from './combobox.tsx';

export default { title: 'Combobox' };

const states = ['Arizona', 'California', 'Colorado', 'Nevada', 'Oregon', 'Texas', 'Utah'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

interface Props {
  isRefused?: boolean;
}

export function OutsideAForm({ isRefused = false }: Props) {
  const [state, setState] = useState<Choice | null>(null);
  return (
    <Combobox
      label="State"
      source={states}
      value={state}
      onChange={setState}
      isRefused={isRefused && state === null}
    />
  );
}

/** Its text is no choice. */
export const Refused = () => <OutsideAForm isRefused />;
