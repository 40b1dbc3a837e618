import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { Database } from '@reset/service-kit';

/** The only one that there are texts in. */
const LANGUAGE = 'en';

/** Of each type the version that is in effect at an instant, which need not be the newest row. */
export const inEffect = (database: Database, now: Date) =>
  database('disclosure')
    .distinctOn('disclosure_type')
    .where('language', LANGUAGE)
    .where('effective_from', '<=', now)
    .orderBy(['disclosure_type', { column: 'effective_from', order: 'desc' }])
    .select('id', 'disclosure_type', 'path')
    .as('in_effect');

/** @param types which ones; null for all */
export const readDisclosures = (
  database: Database,
  { types, now }: { types: readonly string[] | null; now: Date },
): Promise<Disclosures> =>
  database
    .from(inEffect(database, now))
    .modify((query) => types && query.whereIn('disclosure_type', types))
    .orderBy('disclosure_type');
