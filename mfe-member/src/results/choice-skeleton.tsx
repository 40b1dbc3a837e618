import { Skeleton, SkeletonControl, SkeletonText, Stack, Text, Tile } from '@reset/shared-ui';

/** In the place of a few answers to choose from, with words above them and a button below. */
export const ChoiceSkeleton = () => (
  <Tile>
    <Skeleton>
      <Stack gap={16}>
        <Text>
          <SkeletonText />
        </Text>
        <Text>
          <SkeletonText width={20} />
        </Text>
        <SkeletonControl />
        <SkeletonControl />
        <SkeletonControl />
      </Stack>
    </Skeleton>
  </Tile>
);
