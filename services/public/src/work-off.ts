import type { Clock, Jobs, Mailer, openDatabase } from '@reset/service-kit';
import type { Texts } from '#providers/texts/texts.ts';
import type { PublicConfig } from './config.ts';

export type WorkNeeds = {
  config: Pick<PublicConfig, 'ORIGIN' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  texts: Texts;
};

/** Says who does the jobs of this service, each feature for its own queues. */
export function workOff(_jobs: Pick<Jobs, 'add' | 'work'>, _needs: WorkNeeds): void {}
