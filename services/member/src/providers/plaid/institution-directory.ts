import Type, { type Static } from 'typebox';
import { CountryCode } from 'plaid';
import { ProviderError } from '@reset/service-kit';
import { RecordId, Text } from '#providers/http/provider-fields.ts';
import { wholeList } from '#providers/http/read-pages.ts';
import type { Institution, InstitutionDirectory } from '#providers/institution-directory.ts';
import { askPlaid, plaidClient } from './ask-plaid.ts';

/* Plaid, as far as we read it: https://plaid.com/docs/api/institutions/ */

/** The largest page of Plaid. */
const PAGE = 500;
const CONCURRENCY = 4;
const country_codes = [CountryCode.Us];

const Bank = Type.Object({
  institution_id: RecordId,
  name: Text,
  products: Type.Array(Text),
  routing_numbers: Type.Array(Text),
});
const Page = Type.Object({ institutions: Type.Array(Bank), total: Type.Integer({ minimum: 0 }) });
const Found = Type.Object({ institutions: Type.Array(Bank) });
const One = Type.Object({ institution: Bank });

/**
 * The banks that Plaid knows.
 * @param options.digitalOnlyBanks institution ids, and routing numbers of the banks behind those
 *   on phones only: Plaid does not say of a bank that it has no branches, but names both
 */
export function plaidInstitutionDirectory(options: {
  baseUrl: string;
  clientId: string;
  secret: string;
  digitalOnlyBanks: readonly string[];
}): InstitutionDirectory {
  const plaid = plaidClient(options);
  const digitalOnly = new Set(options.digitalOnlyBanks);

  const toInstitution = (bank: Static<typeof Bank>): Institution => ({
    id: bank.institution_id,
    kind: 'bank',
    name: bank.name,
    products: bank.products,
    isDigitalOnly: [bank.institution_id, ...bank.routing_numbers].some((one) =>
      digitalOnly.has(one),
    ),
  });

  const readPage = (offset: number) =>
    askPlaid(Page, () => plaid.institutionsGet({ count: PAGE, offset, country_codes }));

  return {
    async readAll() {
      const { institutions, total } = await readPage(0);
      const read = [...institutions];
      for (let from = PAGE; from < total; from += CONCURRENCY * PAGE) {
        const offsets = Array.from({ length: CONCURRENCY }, (_, index) => from + index * PAGE);
        const wanted = offsets.filter((offset) => offset < total);
        const pages = await Promise.all(wanted.map(readPage));
        read.push(...pages.flatMap((page) => page.institutions));
      }
      return wholeList(read.map(toInstitution), total);
    },

    async search(name, kind) {
      if (kind !== 'bank') return [];
      const { institutions } = await askPlaid(Found, () =>
        plaid.institutionsSearch({ query: name, products: null, country_codes }),
      );
      return institutions.map(toInstitution);
    },

    async find(id) {
      try {
        const { institution } = await askPlaid(One, () =>
          plaid.institutionsGetById({ institution_id: id, country_codes }),
        );
        return toInstitution(institution);
      } catch (error) {
        if (error instanceof ProviderError && error.code === 'INVALID_INSTITUTION') return null;
        throw error;
      }
    },
  };
}
