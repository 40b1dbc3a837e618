import type { ReactNode } from 'react';
import { Stack } from '#components/stack/stack.tsx';
import { SkeletonControl, SkeletonText } from './skeleton.tsx';

interface Props {
  /** How many fields are asked for. */
  fields: number;
  /** Whether a line below each label says more. */
  hasHints?: boolean;
  /** The shape of what stands between the fields and the button. */
  children?: ReactNode;
}

/** Stands for a form: its fields under their labels, and its button. */
export const SkeletonForm = ({ fields, hasHints = false, children }: Props) => (
  <Stack gap={20}>
    {Array.from({ length: fields }, (_, field) => (
      <Stack key={field} gap={4}>
        <span>
          <SkeletonText width={14} />
        </span>
        {hasHints && (
          <span>
            <SkeletonText width={24} />
          </span>
        )}
        <SkeletonControl />
      </Stack>
    ))}
    {children}
    <SkeletonControl />
  </Stack>
);
