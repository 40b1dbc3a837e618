import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import type { Choice } from '#components/field/choice.ts';
import { Combobox } from './combobox.tsx';

export default { title: 'Combobox' };

const states = ['Arizona', 'California', 'Colorado', 'Nevada', 'Oregon', 'Texas', 'Utah'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

export function OutsideAForm() {
  const [state, setState] = useState<Choice | null>(null);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Combobox
        label="State"
        source={states}
        value={state}
        onChange={setState}
        onTextChange={() => setRefused(false)}
        isRefused={isRefused}
      />
      <Button onPress={() => setRefused(state === null)}>Continue</Button>
    </>
  );
}
