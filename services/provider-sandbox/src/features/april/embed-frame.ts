import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import { donePage, sendWidgetPage } from '#widgets/widget-page.ts';
import { FilingForm, TokenQuery } from './april-schemas.ts';
import type { AprilUsers } from './april-users.ts';
import { expiredPage, filedPage, questionsPage } from './embed-pages.ts';
import type { TaxReturns } from './tax-returns.ts';

/** The pages of April's frame at /april/embed. */
export function embedRoutes(
  frame: Service,
  { users, returns }: { users: AprilUsers; returns: TaxReturns },
): void {
  frame.get('/embed', { schema: { querystring: TokenQuery } }, ({ query }, reply) => {
    const user = users.byToken(query.token);
    if (!user) return sendWidgetPage(reply, expiredPage);
    const filed = returns.filed(user);
    const page = filed
      ? filedPage(filed)
      : questionsPage(query.token, returns.rejected(user), null);
    return sendWidgetPage(reply, page);
  });
  const body = Type.Record(Type.String(), Type.String());
  frame.post('/embed', { schema: { body } }, (request, reply) => {
    const token = request.body['token'] ?? '';
    const user = users.byToken(token);
    if (!user) return sendWidgetPage(reply, expiredPage);
    if (!Value.Check(FilingForm, request.body)) {
      const page = questionsPage(token, returns.rejected(user), 'Please answer all of it.');
      return sendWidgetPage(reply, page);
    }
    return sendWidgetPage(reply, filedPage(returns.file(user, request.body)));
  });
  frame.get('/embed/exit', (_request, reply) =>
    sendWidgetPage(reply, donePage([{ name: 'exit', payload: {} }])),
  );
}
