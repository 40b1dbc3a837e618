import type { Browser, BrowserContextOptions } from 'playwright';
import { newCardholder, settledLimit } from '../e2e/cardholder.ts';
import { signIn, type Credentials } from '../e2e/sign-in.ts';
import { personalInfoTyping } from './applying/typing.ts';
import { coldVisitsInTurns, type ColdVisits, type VisitedPage } from './composition/cold-visits.ts';
import { signedInState } from './composition/signed-in-state.ts';
import { promised, sized } from './harness.ts';
import { acceptTerms, newApplicants } from './onboarding/applicants.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* How soon an applicant on a phone sees what is asked of her and her card, and what typing costs. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 7), 1);
const MAX_LCP_MS = 1_800;

type StorageState = BrowserContextOptions['storageState'];
type Visited = VisitedPage & { what: string };

await withResources(async (resources) => {
  const variables = await openProduct(resources);
  const productOrigin = variables['RESET_URL'] ?? '';
  const { origin } = await openFront(resources, variables);
  const browser = await openBrowser(resources);
  const stateOf = (who: Credentials) =>
    signedInState(browser, productOrigin, (page) => signIn(page, who));
  const [atTerms, atPersonalInfo] = await newApplicants(productOrigin, 2);
  if (!atTerms || !atPersonalInfo) throw new Error('Nobody applies.');
  await acceptTerms(atPersonalInfo.visitor);
  const personalInfoState = await stateOf(atPersonalInfo);
  const pages: Visited[] = [
    // To hold the others against: how long it takes on a quiet machine stands with sign-up.
    {
      what: '/users/sign_in, a stranger',
      url: `${origin}/users/sign_in`,
      text: 'Forgot your password?',
    },
    {
      what: '/apply, at the terms',
      url: `${origin}/apply?skip_intro=true`,
      text: 'Privacy Notice',
      storageState: await stateOf(atTerms),
    },
    {
      what: '/apply, at who she is',
      url: `${origin}/apply`,
      text: 'Social Security number',
      storageState: personalInfoState,
    },
    {
      what: '/apply?reveal=true',
      url: `${origin}/apply?reveal=true`,
      text: 'You can spend up to',
      storageState: await cardholderState(browser, productOrigin),
    },
  ];
  const seen = await coldVisitsInTurns(browser, pages, ROUNDS);
  const rows = pages.map(({ what }, at) => rowOf(what, seen[at], seen[0]));
  await writeTable('applying', [
    '| cold, 150 ms and 1.6 Mbit/s, in turns | LCP ms, median | to signing in | LCP ms, slowest | FCP ms | CLS, worst | kB of script | kB in all | document, scripts, styles |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ]);
  const typing = await personalInfoTyping(browser, `${productOrigin}/apply`, personalInfoState);
  await writeTable('personal-info-typing', typing);
});

/** Who was issued her card and can spend something, as who follows the mail that welcomes her. */
async function cardholderState(browser: Browser, origin: string): Promise<StorageState> {
  const who = await newCardholder();
  return signedInState(browser, origin, async (page) => {
    await signIn(page, who);
    await settledLimit(page);
  });
}

function rowOf(
  what: string,
  seen: ColdVisits | undefined,
  signingIn: ColdVisits | undefined,
): string {
  if (!seen || !signingIn) throw new Error(`Nobody saw ${what}.`);
  const lcp = seen.median('lcpMs');
  promised(lcp <= MAX_LCP_MS);
  const ratio = lcp / signingIn.median('lcpMs');
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  return `| ${what} | **${Math.round(lcp)}** | ${ratio.toFixed(2)} | ${Math.round(seen.worst('lcpMs'))} | ${Math.round(seen.median('fcpMs'))} | ${seen.worst('cls').toFixed(3)} | ${kB(seen.median('scriptBytes'))} | ${kB(seen.median('bytes'))} | ${seen.median('files')} |`;
}
