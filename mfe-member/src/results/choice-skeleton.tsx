import { Skeleton, SkeletonControl, SkeletonText, Stack, Text, Tile } from '@reset/shared-ui';

/** In the place of a question with two answers to choose from, and the button below. */
export const ChoiceSkeleton = () => (
  <Skeleton>
    <Tile>
      <Stack gap={16}>
        <Text>
          <SkeletonText width={20} />
        </Text>
        <SkeletonControl />
        <SkeletonControl />
        <SkeletonControl />
      </Stack>
    </Tile>
  </Skeleton>
);
