import { Outlet, useLocation } from 'react-router';
import { CaseCounts } from '#features/cases/cases.ts';
import { CommandHost } from '#features/commands/commands.ts';
import { ExportData } from '#features/export/export.ts';
import { Keys } from '#features/keys/keys.ts';
import { SavedViews } from '#features/saved-views/saved-views.ts';
import { UserSearch } from '#features/users/users.ts';
import { useMessages } from '#messages.ts';
import styles from './area-page.module.css';

/**
 * Above every page of the area: the search for people, how many cases wait, by which clock its times are
 * said, and the way to a file of them; and what keys do on each.
 */
export function AreaPage() {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <div className={styles.area}>
      <div className={styles.bar}>
        <UserSearch />
        <div className={styles.end}>
          <CaseCounts />
          <p className={styles.zone}>{t('area.zone')}</p>
          {LISTS.has(pathname) && <SavedViews />}
          <ExportData />
        </div>
      </div>
      <CommandHost key={pathname}>
        <Outlet />
      </CommandHost>
      <Keys />
    </div>
  );
}

/** What has a filter or a page to come back to. */
const LISTS: ReadonlySet<string> = new Set([
  '/admin/users',
  '/admin/cases',
  '/admin/repayment-schedule',
  '/admin/card-transactions',
  '/admin/waitlists',
  '/admin/financial-health',
]);
