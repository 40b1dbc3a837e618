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

const search = async () => [];

/** What is looked for is nowhere, and there is another way. */
export function InVain({ onTake = () => undefined }: { onTake?: () => void }) {
  return (
    <Combobox
      label="Bank"
      source={search}
      value={null}
      onChange={() => undefined}
      fallback={{ label: 'Search elsewhere instead', onTake }}
    />
  );
}

/** Its text is no choice. */
export const Refused = () => <OutsideAForm isRefused />;
