import type { Service } from '@reset/service-kit';
import { filedReturns } from '#features/april/april.ts';
import { productTimeSection } from '#features/product-time/product-time.ts';
import { LOGIN_CODE } from '#personas/logins.ts';
import type { Persona } from '#personas/persona.ts';
import { personas } from '#personas/personas.ts';
import type { Context } from '../../context.ts';
import { CONTROL_CALLS, controlCall, isControlPath, type ControlCall } from './control-calls.ts';
import { returnsSection } from './returns-section.ts';

/**
 * GET /, for people: what time it is, the addresses of the sandbox, the calls that control it, and the
 * logins and personas to link. Comes before the providers, whose routes it lists.
 */
export function registerIndexPage(app: Service, context: Context): void {
  const { productTime } = context;
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    if (isControlPath(url)) routes.push(...methods.map((one) => `${one} ${url}`));
  });
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; form-action 'self'")
      .header('cache-control', 'no-store')
      .send(
        indexPage(
          [
            productTime && productTimeSection(productTime.now()),
            returnsSection(filedReturns(context)),
          ],
          routes,
        ),
      ),
  );
}

/** @param pressed HTML of what one press does; null for what this sandbox does not have */
const indexPage = (
  pressed: readonly (string | null)[],
  routes: readonly string[],
) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Provider sandbox</title>
<h1>Provider sandbox</h1>
<p>Imitates the providers' own HTTP APIs. Everybody here is fictional.</p>
${pressed.filter((section) => section !== null).join('\n')}
<h2>What is where</h2>
<dl>${PLACES.map(([name, what]) => `<dt>${name}</dt><dd>${what}</dd>`).join('\n')}</dl>
${controlSections(routes)}
<h2>Signing in to a bank or a payroll</h2>
<p>The password is <code>pass_good</code>, and the code of a second factor <code>${LOGIN_CODE}</code>.</p>
<table>
<tr><th>User name</th><th>What comes of it</th></tr>
${USER_NAMES.map(([name, what]) => `<tr><td><code>${name}</code></td><td>${what}</td></tr>`).join('\n')}
</table>
<h2>Who is linked already</h2>
<table>
<tr><th>Person</th><th>Bank: access_token</th><th>Payroll: account id</th></tr>
${personas.map(row).join('\n')}
</table>
</html>
`;

const PLACES: readonly (readonly [string, string])[] = [
  [
    'Presenter',
    '<a href="/presenter">what happens outside of the product</a>, for a seeded member, at one press.',
  ],
  ['Plaid', 'below <code>/plaid</code>. <a href="/control/plaid/items.json">What was linked</a>.'],
  ['Pinwheel', 'below <code>/pinwheel</code>.'],
  ['Pave', 'below <code>/pave</code>.'],
  ['Contentful', 'below <code>/contentful</code>.'],
  ['Mails and texts', 'in the <a href="/inbox">inbox</a>; Twilio is below <code>/twilio</code>.'],
  ['Push', 'a browser’s push service, below <code>/push</code>; its messages are in the inbox.'],
  ['Synctera', 'below <code>/synctera/v0</code>, with any bearer key.'],
  [
    'Webhooks',
    '<a href="/webhooks.json">those that were sent</a>; the calls below change how they go out.',
  ],
  ['The providers’ clock', '<a href="/clock">as it stands</a>.'],
];

const USER_NAMES: readonly (readonly [string, string])[] = [
  ['user_good', 'an hourly worker'],
  ['user_gig', 'a driver whom a gig platform pays'],
  ['user_benefits', 'a recipient of social security'],
  ['user_no_deposit', 'a person whose bank shows no direct deposit'],
  ['user_mfa', 'the hourly worker, after a second factor'],
  ['user_down', 'the institution is down'],
  ['user_leaves', 'the hourly worker, whose login has to be repaired after the first sync'],
  ['user_tax, and so on', 'the person with that key below'],
];

/** The calls of this sandbox, by provider; last, those that nobody described. */
function controlSections(routes: readonly string[]): string {
  const described = CONTROL_CALLS.flatMap(([, calls]) => calls.map(routeOf));
  const others = routes.filter((route) => !described.includes(route));
  const sections = CONTROL_CALLS.map(([name, calls]) =>
    section(
      name,
      calls.filter((call) => routes.includes(routeOf(call))),
    ),
  );
  if (others.length > 0) {
    sections.push(
      section(
        'Not described',
        others.map((route) => controlCall(route, '', '')),
      ),
    );
  }
  return sections.join('\n');
}

const routeOf = ({ method, path }: ControlCall): string => `${method} ${path}`;

const section = (name: string, calls: readonly ControlCall[]) => `<h2>${name}</h2>
<table>
<tr><th>Call</th><th>Body or query</th><th>What it does</th></tr>
${calls.map((call) => `<tr><td><code>${routeOf(call)}</code></td><td><code>${call.body}</code></td><td>${call.what}</td></tr>`).join('\n')}
</table>`;

const row = ({ key, what, bank, payroll }: Persona) =>
  `<tr><td>${what}</td>` +
  `<td><code>access-sandbox-${key}</code> (${bank.institutionName})</td>` +
  `<td>${payroll ? `<code>${key}</code> (${payroll.employerName})` : 'none'}</td></tr>`;
