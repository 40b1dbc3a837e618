import { LinkList, LinkListSkeleton, Tile, type LinkRow } from '@reset/shared-ui';

interface Props {
  title: string;
  links: LinkRow[];
}

/** One of the hub's sections: a row for each page that it leads to. */
export const LinksTile = ({ title, links }: Props) => (
  <Tile title={title} padding="none">
    <LinkList links={links} />
  </Tile>
);

interface SkeletonProps {
  title: string;
  /** How many rows, as far as one can tell. */
  count: number;
}

/** In the place of a section whose rows are not known yet; stands in a Skeleton. */
export const LinksSkeleton = ({ title, count }: SkeletonProps) => (
  <Tile title={title} padding="none">
    <LinkListSkeleton count={count} />
  </Tile>
);
