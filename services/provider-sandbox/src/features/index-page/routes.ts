import type { Service } from '@reset/service-kit';
import type { Persona } from '#personas/persona.ts';
import { personas } from '#personas/personas.ts';

/** GET /: who can be linked and how, for whoever opens the sandbox in a browser. */
export function registerIndexPage(app: Service): void {
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(indexPage()),
  );
}

const indexPage = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Provider sandbox</title>
<h1>Provider sandbox</h1>
<p>Imitates Plaid below <code>/plaid</code>, Pinwheel below <code>/pinwheel</code>, Contentful below <code>/contentful</code> and Twilio below <code>/twilio</code>. Everybody here is fictional.</p>
<p>Mails and texts are in the <a href="/inbox">inbox</a>.</p>
<table>
<tr><th>Person</th><th>Bank: access_token</th><th>Payroll: account id</th></tr>
${personas.map(row).join('\n')}
</table>
</html>
`;

const row = ({ key, what, bank, payroll }: Persona) =>
  `<tr><td>${what}</td>` +
  `<td><code>access-sandbox-${key}</code> (${bank.institutionName})</td>` +
  `<td>${payroll ? `<code>${key}</code> (${payroll.employerName})` : 'none'}</td></tr>`;
