import { useState } from 'react';
import { Stack } from '#components/stack/stack.tsx';
import { ChoiceRow } from './choice-row.tsx';

export default { title: 'ChoiceRow' };

const ANSWERS = ['Always', 'Sometimes', 'Never'];

/** Outside a form, where an answer counts as soon as it is chosen. */
export function HowOften() {
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap={8}>
      {ANSWERS.map((answer) => (
        <ChoiceRow
          key={answer}
          name="how-often"
          value={answer}
          checked={answer === chosen}
          onChange={() => setChosen(answer)}
        >
          {answer}
        </ChoiceRow>
      ))}
    </Stack>
  );
}
