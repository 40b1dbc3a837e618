import type { Service } from '@reset/service-kit';
import { banks, findBank } from '#directory/banks.ts';
import type { Bank } from '#directory/institution.ts';
import { searchBanks } from '#directory/search-banks.ts';
import {
  InstitutionByIdReply,
  InstitutionByIdRequest,
  InstitutionSearchReply,
  InstitutionSearchRequest,
  InstitutionsReply,
  InstitutionsRequest,
  type Institution,
} from './institution-schemas.ts';
import { insistOnCredentials } from './plaid-credentials.ts';
import { PlaidRefused, type PlaidRefusal } from './plaid-refusal.ts';

/** Plaid answers a search with no more. */
const MOST_FOUND = 10;

/** Plaid's /institutions/get, /institutions/search and /institutions/get_by_id. */
export function registerPlaidInstitutions(plaid: Service): void {
  plaid.post(
    '/institutions/get',
    { schema: { body: InstitutionsRequest, response: { 200: InstitutionsReply } } },
    async (request) => {
      insistOnCredentials(request);
      const { count, offset, options = {} } = request.body;
      const all = inCountry(request.body) ? banks.filter((bank) => fits(bank, options)) : [];
      return {
        institutions: all.slice(offset, offset + count).map((bank) => tell(bank, options)),
        total: all.length,
        request_id: request.id,
      };
    },
  );

  plaid.post(
    '/institutions/search',
    { schema: { body: InstitutionSearchRequest, response: { 200: InstitutionSearchReply } } },
    async (request) => {
      insistOnCredentials(request);
      const { query, products, options = {} } = request.body;
      const found = inCountry(request.body) ? searchBanks(query) : [];
      return {
        institutions: found
          .filter((bank) => fits(bank, { products: products ?? [], oauth: options.oauth }))
          .slice(0, MOST_FOUND)
          .map((bank) => tell(bank, options)),
        request_id: request.id,
      };
    },
  );

  plaid.post(
    '/institutions/get_by_id',
    { schema: { body: InstitutionByIdRequest, response: { 200: InstitutionByIdReply } } },
    async (request) => {
      insistOnCredentials(request);
      const bank = inCountry(request.body) ? findBank(request.body.institution_id) : null;
      if (!bank) throw new PlaidRefused(invalidInstitution);
      return { institution: tell(bank, request.body.options ?? {}), request_id: request.id };
    },
  );
}

const invalidInstitution: PlaidRefusal = {
  status: 400,
  error_type: 'INVALID_INPUT',
  error_code: 'INVALID_INSTITUTION',
  error_message: 'invalid institution_id provided',
};

type Filters = {
  products?: readonly string[] | undefined;
  routing_numbers?: readonly string[] | undefined;
  oauth?: boolean | undefined;
};

const inCountry = ({ country_codes }: { country_codes: string[] }) => country_codes.includes('US');

const hasAll = (own: readonly string[], wanted: readonly string[] = []) =>
  wanted.every((one) => own.includes(one));

const fits = (bank: Bank, { products, routing_numbers, oauth }: Filters): boolean =>
  hasAll(bank.products, products) &&
  hasAll(bank.routingNumbers, routing_numbers) &&
  (oauth === undefined || oauth === bank.oauth);

const tell = (
  bank: Bank,
  { include_optional_metadata }: { include_optional_metadata?: boolean | undefined },
): Institution => ({
  institution_id: bank.id,
  name: bank.name,
  products: [...bank.products],
  country_codes: ['US'],
  routing_numbers: [...bank.routingNumbers],
  oauth: bank.oauth,
  ...(include_optional_metadata ? { url: bank.url, primary_color: null, logo: null } : {}),
});
