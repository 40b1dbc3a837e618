import { escapeHtml } from '@reset/service-kit';
import { telling } from '#widgets/telling.ts';

type DocvPage = { title: string; body: string };

const status = (progress: string) => ({ name: 'progress', payload: { status: progress } });

/** Where pictures are asked for. @param isAgain whether those that came could not be read */
export const capturePage = (token: string, isAgain: boolean): DocvPage => ({
  title: 'Take a picture of your ID',
  body: `${isAgain ? '<p role="alert">We could not read your pictures. Please take them again.</p>' : ''}
<p>Both sides of your driver license, and one of yourself.</p>
<form action="/socure/docv" method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p><button class="primary">Upload pictures</button></p>
</form>
<p class="note">This is a sandbox: no picture is taken.</p>${telling([status('APP_OPENED')])}`,
});

/** What came has been read, whatever it says. */
export const uploadedPage = (token: string): DocvPage => ({
  title: 'Thank you',
  body: `<p role="status">Your pictures have arrived.</p>${telling([
    status('DOCUMENTS_UPLOADED'),
    { name: 'success', payload: { docvTransactionToken: token, status: 'COMPLETED' } },
  ])}`,
});

export const expiredPage: DocvPage = {
  title: 'This has expired',
  body: `<p role="alert">Please go back and start again.</p>${telling([
    { name: 'error', payload: { status: 'SESSION_EXPIRED' } },
  ])}`,
};
