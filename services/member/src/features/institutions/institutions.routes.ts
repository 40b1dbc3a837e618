import Type from 'typebox';
import { BankSearch, Institutions, PlatformSearch } from '@reset/api-contract/member/linking.ts';
import { Platform } from '@reset/api-contract/member/platforms.ts';
import { RefusedError, refusingProviderErrors, type Service } from '@reset/service-kit';
import type { RouteShorthandOptions } from 'fastify';
import type { Institution } from '#providers/institution-directory.ts';
import type { openInstitutions } from './institutions.ts';

const searching = {
  access: 'member',
  // A request for each pause in typing, of everybody behind one address.
  limits: [{ calls: 600, seconds: 60, per: 'ip' }],
} satisfies RouteShorthandOptions['config'];

const OnePlatform = Type.Object({ platform_id: Type.String({ minLength: 1, maxLength: 100 }) });

/** GET /plaid/search_institutions, /pinwheel/search_institutions and /internal/platforms/:platform_id. */
export function institutionsRoutes(
  app: Service,
  { search, findPlatform }: ReturnType<typeof openInstitutions>,
): void {
  app.get(
    '/api/v1/plaid/search_institutions',
    { config: searching, schema: { querystring: BankSearch, response: { 200: Institutions } } },
    async ({ query }) => answer(await refusingProviderErrors(() => search(query.name, 'bank'))),
  );

  app.get(
    '/api/v1/pinwheel/search_institutions',
    { config: searching, schema: { querystring: PlatformSearch, response: { 200: Institutions } } },
    async ({ query }) =>
      answer(await refusingProviderErrors(() => search(query.name, query.platform_type))),
  );

  app.get(
    '/internal/platforms/:platform_id',
    {
      config: { callers: ['onboarding', 'admin'] },
      schema: { params: OnePlatform, response: { 200: Platform } },
    },
    async (request) => {
      const id = request.params.platform_id;
      const platform = await refusingProviderErrors(() => findPlatform(id));
      if (!platform) throw new RefusedError(unknownPlatform);
      return { id: platform.id, name: platform.name, products: [...platform.products] };
    },
  );
}

const unknownPlatform = {
  status: 404,
  code: 'not_found',
  error: 'We do not know this payroll provider.',
};

const answer = (found: readonly Institution[]): Institutions => ({
  institutions: found.map(({ id, name, products }) => ({ id, name, products: products.join(',') })),
});
