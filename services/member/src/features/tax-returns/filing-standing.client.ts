import type { TaxFilingStanding } from '@reset/api-contract/onboarding/eligibility.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { taxFilerStore } from './tax-filer.store.ts';

/** Whether she may file taxes, and where she lives. @throws InternalCallError */
export const askFilingStanding = (
  { services }: Pick<Context, 'services'>,
  userId: string,
  options?: { requestId: string },
): Promise<TaxFilingStanding> =>
  services.onboarding.get<TaxFilingStanding>(
    `/internal/applications/${userId}/tax_filing`,
    options,
  );

/**
 * Asks onboarding once where those live who file taxes and of whom nobody knows it: who filed before
 * that was kept, or while onboarding was away. Of whom it cannot be asked now it is asked the next time.
 */
export async function fillHomes(context: Context): Promise<void> {
  const { clock, database, jobs, log } = context;
  const filers = taxFilerStore(database, jobs.add);
  const fill = async (userId: string) => {
    const { home_state: homeState } = await askFilingStanding(context, userId);
    await filers.keepHome(userId, homeState, clock.now());
  };
  for (let after: string | null = null; ;) {
    const userIds: string[] = await filers.homeless(after);
    for (const userId of userIds) {
      await fill(userId).catch((err: unknown) => {
        if (!(err instanceof InternalCallError)) throw err;
        log.warn({ err }, 'filer_home.ask_failed');
      });
    }
    const last = userIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
