import { Money } from './money.tsx';

export default { title: 'Money' };

export const Exact = () => <Money cents={123_450} />;
export const Whole = () => <Money cents={12_000} isWhole />;
export const BelowZero = () => <Money cents={-4_500} />;
