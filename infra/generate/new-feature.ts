import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';
import type { ChangeSet } from './change-set.ts';
import { fillTemplates } from './fill-templates.ts';
import { insistOnPlain, type Names, namesOf } from './names.ts';
import { RefusedGeneration } from './refused-generation.ts';

/** Where a page stands in the shell's frame, where its slice is not for members. */
const LAYOUTS: Readonly<Record<string, string>> = {
  'mfe-public': 'plain',
  'mfe-onboarding': 'plain',
};

type NewFeature = {
  /** The remote's folder: `mfe-member`. */
  slice: string;
  /** In kebab-case. */
  name: string;
  /** What the page is called; null for its name. */
  title: string | null;
  /** The same in Spanish; staff read English. */
  spanish: string | null;
};

type Page = Names & { slice: string; path: string; spanish: string };

/**
 * A feature of a remote with one page at the path of its name, a test and, but for staff, both
 * languages; mounted, described and preloaded.
 * @throws RefusedGeneration when there is no such remote, or the feature is there already
 */
export function newFeature(changes: ChangeSet, wanted: NewFeature): void {
  const { slice } = wanted;
  const remoteFile = `${slice}/remote.json`;
  if (!/^mfe-[a-z-]+$/.test(slice) || !changes.has(remoteFile)) {
    throw new RefusedGeneration(`${slice} is no remote: name one, like mfe-member.`);
  }
  const names = namesOf(wanted.name);
  const { audience, prefixes } = JSON.parse(changes.read(remoteFile)) as RemoteDescription;
  const isStaffs = audience === 'staff';
  const page: Page = {
    ...names,
    slice,
    path: `${isStaffs ? prefixes[0] : ''}/${names.kebab}`,
    title: insistOnPlain(wanted.title ?? names.title),
    spanish: isStaffs ? '' : insistOnSpanish(wanted.spanish),
  };
  fillTemplates(isStaffs ? 'staff-feature' : 'feature', changes, page);
  if (isStaffs) mountForStaff(changes, page);
  else mountInBothLanguages(changes, page);
  changes.changeJson<RemoteDescription>(remoteFile, (remote) => described(remote, page));
}

/** @throws RefusedGeneration where it is not said: a catalogue without its Spanish does not compile */
export function insistOnSpanish(spanish: string | null): string {
  if (spanish !== null) return insistOnPlain(spanish);
  throw new RefusedGeneration('Say it in both languages: --spanish "Consejos de pago".');
}

const mountForStaff = (changes: ChangeSet, page: Page): void =>
  mount(changes, page, `title: '${page.title}', crumb: '${page.title}'`);

function mountInBothLanguages(changes: ChangeSet, page: Page): void {
  const { slice, kebab, camel } = page;
  const said = `title: () => ${camel}('title'), crumb: () => ${camel}('title')`;
  mount(changes, page, `${said}, layout: '${LAYOUTS[slice] ?? 'member'}'`);
  changes.insert(`${slice}/src/routes.tsx`, {
    before: /^import .*messages\.ts';$/m,
    text: `import { t as ${camel} } from './features/${kebab}/${kebab}-messages.ts';\n`,
  });
  changes.insert(
    `${slice}/src/spanish.ts`,
    { after: /^export default \[/m, text: `${camel}, ` },
    {
      before: /^import .*messages\.es\.ts';$/m,
      text: `import { ${camel} } from './features/${kebab}/${kebab}-messages.es.ts';\n`,
    },
  );
}

function mount(changes: ChangeSet, { slice, path, kebab, pascal }: Page, handle: string): void {
  const file = `${slice}/src/routes.tsx`;
  changes.insert(file, {
    // The innermost list of pages: what stands around them has no page of its own.
    after: /(?:routes|children): \[/,
    text: `
    {
      path: '${path}',
      handle: { ${handle} } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import('./features/${kebab}/pages/${kebab}-page.tsx')).${pascal}Page,
      }),
    },`,
  });
  const imported = /^import (type )?\{([^}]*)\} from '@reset\/remote-sdk';/m.exec(
    changes.read(file),
  );
  if (imported?.[2]?.includes('RouteHandle')) return;
  changes.insert(file, {
    after: /^import (?:type )?\{(?=[^}]*\} from '@reset\/remote-sdk';)/m,
    text: imported?.[1] ? ' RouteHandle,' : ' type RouteHandle,',
  });
}

function described(remote: RemoteDescription, { path, kebab, title }: Page): RemoteDescription {
  const isCovered = remote.prefixes.some((prefix) => path.startsWith(`${prefix}/`));
  return {
    ...remote,
    prefixes: isCovered ? remote.prefixes : [...remote.prefixes, path],
    pages: { ...remote.pages, [path]: { title, description: `${title}.`, listed: false } },
    first: { ...remote.first, [path]: { page: `${kebab}-page` } },
  };
}
