import type { Service } from '@reset/service-kit';
import {
  alert,
  form,
  primaryButton,
  sendWidgetPage,
  type WidgetPage,
} from '#widgets/widget-page.ts';
import type { Evaluation, Evaluations } from './evaluations.ts';
import { TokenForm } from './socure-schemas.ts';

type Deps = {
  evaluations: Evaluations;
  publish(event: string, evaluation: Evaluation): void;
};

/** The pages of Socure's frame at /socure/docv. */
export function docvRoutes(frame: Service, { evaluations, publish }: Deps): void {
  frame.get('/docv', { schema: { querystring: TokenForm } }, ({ query }, reply) => {
    const found = evaluations.findBy(query.token);
    if (found) publish('APP_OPENED', found);
    const page = found ? capturePage(query.token, found.uploads > 0) : expiredPage;
    return sendWidgetPage(reply, page);
  });
  frame.post('/docv', { schema: { body: TokenForm } }, ({ body }, reply) => {
    const found = evaluations.findBy(body.token);
    if (!found) return sendWidgetPage(reply, expiredPage);
    publish('DOCUMENTS_UPLOADED', found);
    const read = evaluations.read(found);
    publish('VERIFICATION_COMPLETED', read);
    if (read.status === 'CLOSED') publish('evaluation_completed', read);
    return sendWidgetPage(reply, uploadedPage(body.token));
  });
}

const progress = (status: string) => ({ name: 'progress', payload: { status } });

/** @param isAgain whether the pictures before could not be read */
const capturePage = (token: string, isAgain: boolean): WidgetPage => ({
  title: 'Take a picture of your ID',
  body: `${alert(isAgain ? 'We could not read your pictures. Please take them again.' : null)}
<p>Both sides of your driver license, and one of yourself.</p>
${form('/socure/docv', { token }, primaryButton('Upload pictures'))}
<p class="note">This is a sandbox: no picture is taken.</p>`,
  events: [progress('APP_OPENED')],
});

/** The pictures were read, whatever the decision is. */
const uploadedPage = (token: string): WidgetPage => ({
  title: 'Thank you',
  body: '<p role="status">Your pictures have arrived.</p>',
  events: [
    progress('DOCUMENTS_UPLOADED'),
    { name: 'success', payload: { docvTransactionToken: token, status: 'COMPLETED' } },
  ],
});

const expiredPage: WidgetPage = {
  title: 'This has expired',
  body: alert('Please go back and start again.'),
  events: [{ name: 'error', payload: { status: 'SESSION_EXPIRED' } }],
};
