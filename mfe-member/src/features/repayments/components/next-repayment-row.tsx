import { LinkList, LinkListSkeleton, Tile } from '@reset/shared-ui';
import type { NextRepayment } from '../api/repayments.ts';
import { nextRepaymentWords } from '../model/next-repayment-words.ts';

interface Props {
  next: NextRepayment;
}

/** What is repaid next, in a row that leads to her repayments. */
export function NextRepaymentRow({ next }: Props) {
  const { title, amount, when, pending } = nextRepaymentWords(next);
  const note = [when && `${when}.`, pending].filter(Boolean).join(' ');
  return (
    <Tile padding="none">
      <LinkList
        links={[
          {
            href: '/account/repayments',
            icon: 'calendar',
            title,
            ...(note && { note }),
            ...(amount && { amount }),
          },
        ]}
      />
    </Tile>
  );
}

/** In its place. */
export const NextRepaymentRowSkeleton = () => (
  <Tile padding="none">
    <LinkListSkeleton count={1} hasFigures />
  </Tile>
);
