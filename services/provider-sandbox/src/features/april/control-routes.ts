import type { Service } from '@reset/service-kit';
import { isForm } from '#http/own-page.ts';
import { readForms } from '#widgets/widget-page.ts';
import { ReturnParams, ReturnsQuery, StatusBody } from './april-schemas.ts';
import type { AprilUsers } from './april-users.ts';
import { wireReturn, type TaxReturn, type TaxReturns } from './tax-returns.ts';

type Deps = {
  users: AprilUsers;
  returns: TaxReturns;
  /** @throws Refused where there is none */
  returnOf(id: string): TaxReturn;
};

/** What April's customer has no call for, below /control/april: what the tax authority answers. */
export function controlRoutes(control: Service, { users, returns, returnOf }: Deps): void {
  readForms(control);
  control.get('/tax_returns.json', { schema: { querystring: ReturnsQuery } }, ({ query }) => {
    const userIdOf = (externalId: string) => users.byExternalId(externalId)?.id ?? externalId;
    const listed = query.user ? returns.of(userIdOf(query.user)) : returns.all();
    return { tax_returns: listed.map(wireReturn) };
  });
  control.post(
    '/tax_returns/:return_id/status',
    { schema: { params: ReturnParams, body: StatusBody } },
    async (request, reply) => {
      returns.set(returnOf(request.params.return_id), request.body);
      return isForm(request) ? reply.redirect('/', 303) : reply.code(204).send();
    },
  );
}
