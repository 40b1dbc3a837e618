import { Button, Dialog, QueryPanel, Stack, TextLink } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { dropView, savedViewsQuery, type SavedView } from '../api/saved-views.ts';
import { KeepView } from './keep-view.tsx';
import styles from './saved-views.module.css';

/** One's views, and the form that keeps what the page shows as another. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const query = useQuery(savedViewsQuery);
  return (
    <Dialog title={t('views.title')} isOpen onClose={onClose}>
      <QueryPanel query={query} failure={t('views.failed')}>
        {({ savedViews }) => (
          <Stack gap={24}>
            {savedViews.length === 0 ? (
              <p>{t('views.nothing')}</p>
            ) : (
              <ul>
                {savedViews.map((view) => (
                  <View key={view.name} view={view} />
                ))}
              </ul>
            )}
            <KeepView />
          </Stack>
        )}
      </QueryPanel>
    </Dialog>
  );
}

function View({ view: { name, path, query } }: { view: SavedView }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'kept' | 'pending' | 'failed'>('kept');

  async function drop() {
    setState('pending');
    const result = await dropView(name);
    if (!result.ok) return setState('failed');
    return queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  }

  return (
    <li className={styles.view}>
      <TextLink href={query ? `${path}?${query}` : path}>{name}</TextLink>
      <Button
        variant="quiet-danger"
        aria-label={t('views.removeName', { name })}
        isPending={state === 'pending'}
        onPress={() => void drop()}
      >
        {t('views.remove')}
      </Button>
      {state === 'failed' && <p role="alert">{t('views.notRemoved')}</p>}
    </li>
  );
}
