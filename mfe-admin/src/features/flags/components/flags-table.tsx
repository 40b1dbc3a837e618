import { Badge, EmptyState, Table } from '@reset/shared-ui';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import type { Flag } from '../api/get-flags.ts';
import { useMessages } from '../messages.ts';

interface Props {
  flags: Flag[];
  isLoading: boolean;
}

/** A flag on one side; null where no service says how it stands. */
type Row = { flag: Flag; state: Flag['states'][number] | null };

/** Each flag on each side on which it is read, a row each. */
export function FlagsTable({ flags, isLoading }: Props) {
  const t = useMessages();
  return (
    <Table
      caption={t('title')}
      rows={flags.flatMap(rowsOf)}
      rowKey={({ flag, state }) => `${flag.name} ${state?.side} ${state?.service}`}
      isLoading={isLoading}
      isWhole
      empty={<EmptyState message={t('none')} />}
      columns={[
        { key: 'name', header: t('name'), render: ({ flag }) => flag.name },
        {
          key: 'where',
          header: t('where'),
          render: ({ state }) =>
            state ? t(`side.${state.side}`, { service: state.service }) : t('unknown'),
        },
        { key: 'state', header: t('state'), render: ({ state }) => <State of={state} /> },
        {
          key: 'source',
          header: t('source'),
          render: ({ state }) => (state ? t(`source.${state.source}`) : t('unknown')),
        },
        { key: 'lastRead', header: t('lastRead'), render: ({ state }) => <Reader of={state} /> },
        {
          key: 'at',
          header: t('at'),
          render: ({ state }) => <Moment at={state?.lastRead?.at} />,
        },
        { key: 'owner', header: t('owner'), render: ({ flag }) => flag.owner },
        { key: 'expiresOn', header: t('expiresOn'), render: ({ flag }) => <Expiry of={flag} /> },
      ]}
    />
  );
}

const rowsOf = (flag: Flag): Row[] =>
  flag.states.length === 0
    ? [{ flag, state: null }]
    : flag.states.map((state) => ({ flag, state }));

function State({ of }: { of: Row['state'] }) {
  const t = useMessages();
  if (!of) return <Badge tone="warning">{t('unknown')}</Badge>;
  return <Badge tone={of.value ? 'success' : 'neutral'}>{t(of.value ? 'on' : 'off')}</Badge>;
}

function Reader({ of }: { of: Row['state'] }) {
  const t = useMessages();
  const read = of?.lastRead;
  if (!read) return of ? t('notRead') : t('unknown');
  return read.version === null ? read.by : t('reader', { by: read.by, version: read.version });
}

function Expiry({ of: { expiresOn, isExpired } }: { of: Flag }) {
  const t = useMessages();
  if (expiresOn === null) return t('stays');
  return (
    <>
      <Day on={expiresOn} /> {isExpired && <Badge tone="danger">{t('expired')}</Badge>}
    </>
  );
}
