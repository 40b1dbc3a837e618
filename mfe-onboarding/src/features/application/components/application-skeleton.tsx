import {
  ChoiceTilesSkeleton,
  Skeleton,
  SkeletonControl,
  SkeletonForm,
  SkeletonText,
  Stack,
  StepsSkeleton,
  Tile,
  VisuallyHidden,
} from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '#messages.ts';
import type { Product } from '#features/product/product.ts';
import { beginsAtLinking } from '../model/last-place.ts';
import { stepCount } from '../model/steps.ts';
import styles from './application.module.css';

/** In the place of an application: its steps, and what is asked now. */
export function ApplicationSkeleton({ product }: { product: Product }) {
  const t = useMessages();
  return (
    <>
      <ProductHeading product={product} />
      <Skeleton label={t('loading')}>
        <div className={styles.application}>
          <StepsSkeleton count={stepCount(product)} title={t(`${product}.title`)} />
          {beginsAtLinking(product) ? <LinkingShape /> : <PlainShape />}
        </div>
      </Skeleton>
    </>
  );
}

/** In the place of what is asked now, which will be of another height: nothing stands below it. */
export function StepSkeleton({ product, isLinking = false }: StepSkeletonProps) {
  const t = useMessages();
  useStandAlone(true);
  return (
    <>
      <ProductHeading product={product} />
      <Skeleton label={t('loading')}>{isLinking ? <LinkingShape /> : <PlainShape />}</Skeleton>
    </>
  );
}

interface StepSkeletonProps {
  product: Product;
  isLinking?: boolean;
}

/** The page's heading as long as the question that will be it is not known. */
export function ProductHeading({ product }: { product: Product }) {
  const t = useMessages();
  return <VisuallyHidden as="h1">{t(`${product}.title`)}</VisuallyHidden>;
}

/** What every step has: what it asks, why, and one thing to do. */
const PlainShape = () => (
  <Shape questionLines={1}>
    <Lines className={styles.plain} count={2} lastWidth={20} />
    <SkeletonControl />
  </Shape>
);

/** Also the facts of linking. */
const LinkingShape = () => (
  <Shape questionLines={2}>
    <Lines className={styles.lines} count={3} lastWidth={20} />
    <SkeletonForm fields={1} hasHints>
      <ChoiceTilesSkeleton count={6} />
    </SkeletonForm>
    <div className={styles.facts}>
      <Lines count={1} lastWidth={20} />
      {FACTS.map(({ fact, lines }) => (
        <Lines key={fact} count={lines} />
      ))}
    </div>
  </Shape>
);

/** As many lines as most of them come to first. */
const FACTS = [
  { fact: 'read', lines: 3 },
  { fact: 'encrypted', lines: 3 },
  { fact: 'unlink', lines: 2 },
  { fact: 'provider', lines: 3 },
];

interface ShapeProps {
  /** As many as most have on a phone. */
  questionLines: number;
  children: ReactNode;
}

const Shape = ({ questionLines, children }: ShapeProps) => (
  <Tile>
    <Stack gap={12}>
      <Lines className={styles.question} count={questionLines} lastWidth={14} />
      {children}
    </Stack>
  </Tile>
);

interface LinesProps {
  count: number;
  className?: string | undefined;
  /** Of the last line, in characters; a whole line when not said. */
  lastWidth?: number;
}

const Lines = ({ count, className, lastWidth }: LinesProps) => (
  <div className={className}>
    {Array.from({ length: count }, (_, line) => (
      <p key={line}>
        <SkeletonText {...(line === count - 1 && lastWidth && { width: lastWidth })} />
      </p>
    ))}
  </div>
);
