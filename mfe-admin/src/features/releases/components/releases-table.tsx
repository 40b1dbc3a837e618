import { Badge, Button, EmptyState, Table } from '@reset/shared-ui';
import type { Releases, Slice, SliceVersion } from '../api/get-releases.ts';
import { useMessages } from '../messages.ts';
import type { OverrideChange } from './use-override-change.ts';

interface Props {
  slices: Slice[];
  override: Releases['override'];
  change: OverrideChange;
  isLoading: boolean;
}

/** Enough of a version to tell it from others; the terminal has all of it. */
const brief = (version: string): string => version.slice(0, 7);

type Row = { slice: Slice; version: SliceVersion };

/** Each slice in each version that the registry vouches for, a row each, with the way to open it. */
export function ReleasesTable({ slices, override, change, isLoading }: Props) {
  const t = useMessages();
  return (
    <Table
      caption={t('title')}
      rows={slices.flatMap((slice) => slice.versions.map((version) => ({ slice, version })))}
      rowKey={({ slice, version }) => `${slice.slice} ${version.standing}`}
      groupOf={({ slice }) => t('sliceOf', { slice: slice.slice, team: slice.team })}
      isLoading={isLoading}
      isWhole
      empty={<EmptyState message={t('none')} />}
      columns={[
        { key: 'version', header: t('version'), render: ({ version }) => brief(version.version) },
        {
          key: 'standing',
          header: t('standing'),
          render: ({ version }) => <Standing of={version} />,
        },
        {
          key: 'open',
          header: t('open'),
          render: (row) => <Open row={row} override={override} change={change} />,
        },
      ]}
    />
  );
}

function Standing({ of: { standing, percent } }: { of: SliceVersion }) {
  const t = useMessages();
  if (standing === 'live') return <Badge tone="success">{t('live')}</Badge>;
  if (standing === 'previous') return <Badge tone="neutral">{t('previous')}</Badge>;
  return percent === null || percent === 0 ? (
    <Badge tone="info">{t('candidate')}</Badge>
  ) : (
    <Badge tone="info">{t('canary', { percent: String(percent) })}</Badge>
  );
}

function Open({
  row: { slice, version },
  override,
  change,
}: Pick<Props, 'override' | 'change'> & { row: Row }) {
  const t = useMessages();
  const names = { slice: slice.slice, version: version.version };
  const isOpened =
    override?.here && override.slice === names.slice && override.version === names.version;
  if (isOpened) return <Badge tone="warning">{t('opened')}</Badge>;
  return (
    <Button
      variant="quiet"
      aria-label={t('openOf', names)}
      isPending={change.pending === `${names.slice} ${names.version}`}
      isDisabled={change.pending !== null && change.pending !== `${names.slice} ${names.version}`}
      onPress={() => void change.open(slice, version)}
    >
      {t('open')}
    </Button>
  );
}
