import { useMessages } from '../home-messages.ts';

/** The superscripts of the small print, in the order in which the page comes to them. */
export const TERMS_MARKS = { card: '1', tax: '2' } as const;

/** Points from a claim to its small print at the foot of the page. */
export function TermsMark({ of }: { of: keyof typeof TERMS_MARKS }) {
  const t = useMessages();
  return (
    <sup>
      <a href={`#${of}-terms`} aria-label={t(`terms.${of}`)}>
        {TERMS_MARKS[of]}
      </a>
    </sup>
  );
}
