import type { Service } from '@reset/service-kit';
import { banks, findBank, searchBanks } from '#directory/banks.ts';
import type { Bank } from '#directory/institution.ts';
import {
  InstitutionByIdReply,
  InstitutionByIdRequest,
  InstitutionSearchReply,
  InstitutionSearchRequest,
  InstitutionsReply,
  InstitutionsRequest,
  type Institution,
} from './institution-schemas.ts';
import { Refused } from '#http/refusals.ts';
import { invalidInstitution } from './plaid-refusals.ts';
import { requireCredentials } from './plaid-deps.ts';

/** Of Plaid's own search. */
const MAX_FOUND = 10;

/** Plaid's /institutions/get, /institutions/search and /institutions/get_by_id. */
export function institutionRoutes(plaid: Service): void {
  plaid.post(
    '/institutions/get',
    { schema: { body: InstitutionsRequest, response: { 200: InstitutionsReply } } },
    async (request) => {
      requireCredentials(request);
      const { count, offset, options = {} } = request.body;
      const all = inCountry(request.body) ? banks.filter((bank) => fits(bank, options)) : [];
      return {
        institutions: all
          .slice(offset, offset + count)
          .map((bank) => wireInstitution(bank, options)),
        total: all.length,
        request_id: request.id,
      };
    },
  );

  plaid.post(
    '/institutions/search',
    { schema: { body: InstitutionSearchRequest, response: { 200: InstitutionSearchReply } } },
    async (request) => {
      requireCredentials(request);
      const { query, products, options = {} } = request.body;
      const found = inCountry(request.body) ? searchBanks(query) : [];
      return {
        institutions: found
          .filter((bank) => fits(bank, { products: products ?? [], oauth: options.oauth }))
          .slice(0, MAX_FOUND)
          .map((bank) => wireInstitution(bank, options)),
        request_id: request.id,
      };
    },
  );

  plaid.post(
    '/institutions/get_by_id',
    { schema: { body: InstitutionByIdRequest, response: { 200: InstitutionByIdReply } } },
    async (request) => {
      requireCredentials(request);
      const bank = inCountry(request.body) ? findBank(request.body.institution_id) : null;
      if (!bank) throw new Refused(invalidInstitution);
      return {
        institution: wireInstitution(bank, request.body.options ?? {}),
        request_id: request.id,
      };
    },
  );
}

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

const wireInstitution = (
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
