import { Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { ViewsDialog } from './views-dialog.tsx';

/** The views that somebody keeps, each a list as she filtered it, and the way to keep another. */
export function SavedViews() {
  const t = useMessages();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      <Button onPress={() => setOpenedAt(key)}>{t('views.title')}</Button>
      {/* Going to one of them closes it. */}
      {openedAt === key && <ViewsDialog onClose={() => setOpenedAt(null)} />}
    </>
  );
}
