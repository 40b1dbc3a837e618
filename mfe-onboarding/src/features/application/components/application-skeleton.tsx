import {
  ChoiceTilesSkeleton,
  Skeleton,
  SkeletonControl,
  SkeletonForm,
  SkeletonText,
  Stack,
  StepsSkeleton,
  Tile,
} from '@reset/shared-ui';
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
    <Skeleton label={t('loading')}>
      <div className={styles.application}>
        <StepsSkeleton count={stepCount(product)} />
        {beginsAtLinking(product) ? <LinkingShape /> : <PlainShape />}
      </div>
    </Skeleton>
  );
}

/** In the place of what is asked now, which will be of another height: nothing stands below it. */
export function StepSkeleton({ isLinking = false }: { isLinking?: boolean }) {
  const t = useMessages();
  useStandAlone(true);
  return <Skeleton label={t('loading')}>{isLinking ? <LinkingShape /> : <PlainShape />}</Skeleton>;
}

/** What every step has: what it asks, why, and one thing to do. */
const PlainShape = () => (
  <Tile>
    <Stack gap={12}>
      <h2>
        <SkeletonText width={14} />
      </h2>
      <div className={styles.plain}>
        <p>
          <SkeletonText />
        </p>
        <p>
          <SkeletonText width={20} />
        </p>
      </div>
      <SkeletonControl />
    </Stack>
  </Tile>
);

const LinkingShape = () => (
  <Tile>
    <Stack gap={12}>
      <h2>
        <SkeletonText width={14} />
      </h2>
      <Lines />
      <Before />
      <SkeletonForm fields={1} hasHints>
        <ChoiceTilesSkeleton count={6} />
      </SkeletonForm>
      <Facts />
    </Stack>
  </Tile>
);

const Lines = () => (
  <div className={styles.lines}>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText width={20} />
    </p>
  </div>
);

/** What is said before the first of all links. */
const Before = () => (
  <div className={styles.before}>
    {Array.from({ length: 5 }, (_, line) => (
      <p key={line}>
        <SkeletonText />
      </p>
    ))}
  </div>
);

/** As many lines as the facts of linking, which is what most come to first. */
const Facts = () => (
  <div className={styles.facts}>
    {FACTS.map(({ fact, lines }) => (
      <div key={fact}>
        {Array.from({ length: lines }, (_, line) => (
          <p key={line}>
            <SkeletonText />
          </p>
        ))}
      </div>
    ))}
  </div>
);

const FACTS = [
  { fact: 'read', lines: 3 },
  { fact: 'encrypted', lines: 3 },
  { fact: 'unlink', lines: 2 },
  { fact: 'provider', lines: 3 },
];
