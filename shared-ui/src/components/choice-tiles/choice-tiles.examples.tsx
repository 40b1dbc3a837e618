import { useState } from 'react';
import type { Choice } from '#components/field/choice.ts';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { ChoiceTiles, ChoiceTilesSkeleton } from './choice-tiles.tsx';

export default { title: 'ChoiceTiles' };

const banks = [
  'Tidewater Savings Bank',
  'Alder Valley Bank',
  'Quarry Hill Bank',
  'Stonebridge Community Credit Union',
].map((label) => ({ value: label, label }));

export function NoneChosen() {
  const [bank, setBank] = useState<Choice | null>(null);
  return <ChoiceTiles label="Popular banks" choices={banks} value={bank} onChange={setBank} />;
}

export function OneChosen() {
  const [bank, setBank] = useState<Choice | null>(banks[1] ?? null);
  return <ChoiceTiles label="Popular banks" choices={banks} value={bank} onChange={setBank} />;
}

export const OnTheirWay = () => (
  <Skeleton label="Loading your application">
    <ChoiceTilesSkeleton count={4} />
  </Skeleton>
);
