import type { Service } from '@reset/service-kit';
import type { Faults } from '#faults/fault-switch.ts';
import { meetFaults } from '#faults/meet-faults.ts';
import { readForms } from '#widgets/read-forms.ts';
import { sendWidgetPage } from '#widgets/widget-page.ts';
import { capturePage, expiredPage, uploadedPage } from './docv-pages.ts';
import { docvScript } from './docv-script.ts';
import type { Evaluation, Evaluations } from './evaluations.ts';
import { TokenForm } from './socure-schemas.ts';

type Needs = {
  evaluations: Evaluations;
  tell(event: string, evaluation: Evaluation): void;
  faults: Faults;
};

/** /socure/bundle.js, and the pages of its frame at /socure/docv. */
export function registerDocv(app: Service, { evaluations, tell, faults }: Needs): void {
  app.register(
    async (frame: Service) => {
      readForms(frame);
      meetFaults(frame, faults);

      frame.get('/bundle.js', ({ protocol, host }, reply) =>
        reply.type('text/javascript; charset=utf-8').send(docvScript(`${protocol}://${host}`)),
      );
      frame.get('/docv', { schema: { querystring: TokenForm } }, ({ query }, reply) => {
        const found = evaluations.findBy(query.token);
        if (found) tell('APP_OPENED', found);
        const page = found ? capturePage(query.token, found.uploads > 0) : expiredPage;
        return sendWidgetPage(reply, page);
      });
      frame.post('/docv', { schema: { body: TokenForm } }, ({ body }, reply) => {
        const found = evaluations.findBy(body.token);
        if (!found) return sendWidgetPage(reply, expiredPage);
        tell('DOCUMENTS_UPLOADED', found);
        const read = evaluations.read(found);
        tell('VERIFICATION_COMPLETED', read);
        if (read.status === 'CLOSED') tell('evaluation_completed', read);
        return sendWidgetPage(reply, uploadedPage(body.token));
      });
    },
    { prefix: '/socure' },
  );
}
