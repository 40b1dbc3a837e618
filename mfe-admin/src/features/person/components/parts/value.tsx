import type { ReactNode } from 'react';
import { Cents as CentsOf, Dollars as DollarsOf } from '#money/dollars.tsx';
import { sayWord } from '#words/say-word.ts';
import { useMessages } from '../../messages.ts';

/** What there is; 'n/a' for what there is not. */
export function Value({ children }: { children: ReactNode }) {
  const t = useMessages();
  return children === null || children === undefined || children === '' ? t('none') : children;
}

type Amount = number | null | undefined;

export const Cents = ({ of }: { of: Amount }) => <CentsOf amount={of} />;

export const Dollars = ({ of }: { of: Amount }) => <DollarsOf amount={of} />;

export function YesNo({ of }: { of: boolean | null | undefined }) {
  const t = useMessages();
  return <Value>{of == null ? null : t(of ? 'yes' : 'no')}</Value>;
}

export const Word = ({ of }: { of: string | null | undefined }) => (
  <Value>{of == null ? null : sayWord(of)}</Value>
);
