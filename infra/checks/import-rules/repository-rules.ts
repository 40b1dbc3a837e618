import type { ImportRule } from './import-rule.ts';

/** What holds for every file of the repository. */

const TEST = '\\.(test|spec|examples)\\.tsx?$|/testing/|^(infra|tests)/';
const OWNED_SRC = '(?:mfe-[^/]+|shell|services/[^/]+)/src';

export const repositoryRules: ImportRule[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment:
      'Two files that need each other are one idea or three: join them, or move what both need below both.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    comment:
      'The file or package does not exist, or its workspace does not export it. Check the spelling, the extension and the package\'s "exports".',
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: [
        // The build's own names for packages of which the shell brings a part (decision 0011).
        '^whole-react-(router|query)$',
        // Installed when a bench, the catalogue or mutations run for the first time.
        '^(autocannon|lighthouse|storybook|@storybook/[^/]+)($|/)',
      ],
    },
  },
  {
    name: 'no-barrels-inside-a-workspace',
    severity: 'error',
    comment:
      'Import the file itself, by #features/…: an index inside a workspace hides who uses what and drags everything in.',
    from: {},
    to: { path: `^${OWNED_SRC}/.+/index\\.tsx?$` },
  },
  {
    name: 'product-never-imports-tests',
    severity: 'error',
    comment:
      'Tests, examples and testing/ are for tests. If product code needs it, it is product code: move it out.',
    from: { pathNot: TEST },
    to: { path: ['\\.(test|spec|examples)\\.tsx?$', '/testing/'], pathNot: 'node_modules/' },
  },
  {
    name: 'router-provider-is-the-shells',
    severity: 'error',
    comment:
      "react-router/dom mounts the one router of the page, which is the shell's (or a remote's bootstrap, when it runs alone). Use react-router itself.",
    from: { pathNot: ['^shell/', '^mfe-[^/]+/src/bootstrap\\.tsx$', TEST] },
    to: { path: 'node_modules/react-router/dist/[^/]+/dom-export' },
  },
];
