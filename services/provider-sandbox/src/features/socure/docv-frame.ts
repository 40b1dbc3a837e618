import { escapeHtml, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import {
  alert,
  form,
  primaryButton,
  sendWidgetPage,
  type WidgetPage,
} from '#widgets/widget-page.ts';
import type { Evaluation, Evaluations } from './evaluations.ts';
import { CaptureForm, TokenForm } from './socure-schemas.ts';

type Deps = {
  evaluations: Evaluations;
  publish(event: string, evaluation: Evaluation): void;
};

/**
 * The pages at /socure/docv where pictures are taken: in the frame of Socure's script, or by
 * themselves in the browser of a phone, which has only the link.
 */
export function docvRoutes(frame: Service, { evaluations, publish }: Deps): void {
  frame.get('/docv', { schema: { querystring: TokenForm } }, ({ query }, reply) => {
    const found = evaluations.findBy(query.token);
    if (found) publish('APP_OPENED', found);
    const page = found
      ? capturePage(query.token, found.uploads > 0 ? UNREADABLE : null)
      : expiredPage;
    return sendWidgetPage(reply, page);
  });
  frame.post('/docv', { schema: { body: CaptureForm } }, (request, reply) => {
    const { token, front, back, outcome } = request.body;
    const found = evaluations.findBy(token);
    if (!found) return sendWidgetPage(reply, expiredPage);
    if (front === '' || back === '') {
      return sendWidgetPage(reply, capturePage(token, 'Take a picture of the front and the back.'));
    }
    if (outcome === 'fail') {
      const failed = { name: 'error', payload: { status: 'DOCUMENTS_UPLOAD_FAILED' } };
      return sendWidgetPage(reply, capturePage(token, NOT_UPLOADED, [failed]));
    }
    publish('DOCUMENTS_UPLOADED', found);
    const read = evaluations.read(found, outcome === '' ? undefined : outcome);
    publish('VERIFICATION_COMPLETED', read);
    if (read.status === 'CLOSED') publish('evaluation_completed', read);
    const { redirectUrl = null } = found;
    return sendWidgetPage(reply, uploadedPage(token, isFramed(request) ? null : redirectUrl));
  });
}

// Browsers say what an answer is for; in a frame nobody is led away.
const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] !== 'document';

const UNREADABLE = 'We could not read your pictures. Please take them again.';
const NOT_UPLOADED = 'Your pictures could not be uploaded. Please try again.';

const progress = (status: string) => ({ name: 'progress', payload: { status } });

const picture = (label: string, name: string, { camera = 'environment', isAsked = true } = {}) =>
  `<label>${label}
<input type="file" name="${name}" accept="image/*" capture="${camera}"${isAsked ? ' required' : ''}></label>`;

// What the pictures come to, for who wants to see it: otherwise the last name says.
const CHOICE = `<label>What the sandbox makes of them
<select name="outcome">
<option value="">By the last name</option>
<option value="accept">They are accepted</option>
<option value="reject">They are rejected</option>
<option value="refer">People look at them</option>
<option value="resubmit">They cannot be read</option>
<option value="fail">The upload breaks off</option>
</select></label>`;

/** @param trouble what was wrong before; null for nothing */
const capturePage = (
  token: string,
  trouble: string | null,
  events: readonly object[] = [],
): WidgetPage => ({
  title: 'Take pictures of your ID',
  body: `${alert(trouble)}
<p>Your driver license or another photo ID, lying flat in good light, and one of yourself.</p>
${form(
  '/socure/docv',
  { token },
  [
    picture('Front of your ID', 'front'),
    picture('Back of your ID', 'back'),
    picture('You (optional)', 'selfie', { camera: 'user', isAsked: false }),
    CHOICE,
    primaryButton('Upload pictures'),
  ].join('\n'),
)}
<p class="note">This is a sandbox: your pictures stay on your device.</p>`,
  events: [progress('APP_OPENED'), ...events],
});

/** The pictures were read, whatever the decision is. @param next where she goes from here */
const uploadedPage = (token: string, next: string | null): WidgetPage => ({
  title: 'Thank you',
  body: `<p role="status">Your pictures have arrived.</p>
${next === null ? '' : `<p><a class="button primary" href="${escapeHtml(next)}">Continue</a></p>`}`,
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
