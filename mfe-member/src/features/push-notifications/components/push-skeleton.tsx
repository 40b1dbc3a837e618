import { Skeleton, SkeletonControl, SkeletonText, Stack, Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../push-notifications-messages.ts';

/** In the place of both tiles, until the settings are there. */
export function PushSkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Stack gap={24}>
        <Tile title={t('choices')}>
          <Stack gap={16}>
            <Text>
              <SkeletonText />
            </Text>
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
            <SkeletonControl />
          </Stack>
        </Tile>
        <Tile title={t('device')}>
          <Stack gap={16}>
            <Text>
              <SkeletonText />
            </Text>
            <SkeletonControl />
          </Stack>
        </Tile>
      </Stack>
    </Skeleton>
  );
}
