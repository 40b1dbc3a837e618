import { saveFile } from '@reset/remote-sdk';
import { Badge, Button, QueryPanel, Section, Stack } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { exportsQuery, getExportFile, type Export } from '../api/export-data.ts';
import styles from './own-exports.module.css';

const ROWS = {
  waiting: 'export.rowsSoFar',
  ready: 'export.rows',
  failed: 'export.rows',
} as const;

const TONES = { waiting: 'warning', ready: 'success', failed: 'danger' } as const;

/** The files that somebody has asked for and that are kept, with the way to each. */
export function OwnExports() {
  const t = useMessages();
  const query = useQuery(exportsQuery);
  return (
    <Section title={t('export.own')}>
      <QueryPanel query={query} failure={t('export.ownFailed')}>
        {({ exports }) =>
          exports.length === 0 ? (
            <p>{t('export.none')}</p>
          ) : (
            <ul>
              {exports.map((one) => (
                <OwnExport key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </Section>
  );
}

function OwnExport({ one: { id, type, state, rows, askedAt, expiresAt } }: { one: Export }) {
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function download() {
    setPending(true);
    setProblem(null);
    const result = await getExportFile(id);
    setPending(false);
    if (result.ok) saveFile(result.data.content, result.data.name);
    else setProblem(result.error.message);
  }

  return (
    <li className={styles.export}>
      <Stack gap={4}>
        <span>
          {t(`export.${type}`)} <Badge tone={TONES[state]}>{t(`export.state.${state}`)}</Badge>
        </span>
        <span className={styles.note}>
          {t('export.askedAt')} <Moment at={askedAt} />
          {rows !== null && ` · ${t(ROWS[state], { count: rows.toLocaleString('en-US') })}`}
          {state === 'ready' && (
            <>
              {' · '}
              {t('export.until')} <Moment at={expiresAt} />
            </>
          )}
        </span>
      </Stack>
      {state === 'ready' && (
        <Button
          variant="quiet"
          aria-label={t('export.downloadType', { type: t(`export.${type}`) })}
          isPending={isPending}
          onPress={() => void download()}
        >
          {t('export.download')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}
