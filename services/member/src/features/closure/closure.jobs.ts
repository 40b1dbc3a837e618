import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { eraseClosed } from './erase-closed.store.ts';

/** Erases what names members whose accounts were closed five years ago. */
export function scheduleErasing({ clock, database, jobs }: Context): void {
  jobs.schedule('erase-closed-accounts', '35 10 * * *', () =>
    drain(() => eraseClosed(database, clock.now())),
  );
}
