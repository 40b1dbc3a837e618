import type { Clock, Jobs } from '@reset/service-kit';
import type {
  InstitutionDirectories,
  InstitutionProvider,
} from '#providers/institution-directory.ts';
import type { InstitutionStore } from './institution-store.ts';
import { REFRESH_QUEUE } from './refresh-queue.ts';

const LOOK_MS = 30_000;

/** Reads a provider's list anew and keeps it as a whole, or leaves the one before as it is. */
export function registerInstitutionJobs(
  jobs: Pick<Jobs, 'work'>,
  needs: {
    store: Pick<InstitutionStore, 'replace'>;
    directories: InstitutionDirectories;
    clock: Clock;
  },
): void {
  const { store, directories, clock } = needs;
  jobs.work<{ provider: InstitutionProvider }>(REFRESH_QUEUE, async ({ provider }) => {
    await store.replace(provider, await directories[provider].readAll(), clock.now());
  });
}

/**
 * Looks at once and then twice a minute whether a list is due, and has a job read it.
 * @returns a function that stops looking
 */
export function keepInstitutionsFresh(needs: {
  store: Pick<InstitutionStore, 'askForRefresh'>;
  addJob: Jobs['add'];
  clock: Clock;
  log: { warn(details: object, message: string): void };
}): () => void {
  const { store, addJob, clock, log } = needs;
  const look = () => {
    store.askForRefresh(addJob, clock.now()).catch((err: unknown) => {
      log.warn({ err }, 'the lists of institutions cannot be looked after');
    });
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
