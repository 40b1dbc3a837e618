import { layerRules } from './infra/checks/import-rules/layer-rules.ts';
import { repositoryRules } from './infra/checks/import-rules/repository-rules.ts';
import { workspaceRules } from './infra/checks/import-rules/workspace-rules.ts';

/**
 * Who may import whom (docs/architecture.md). The rules use capture groups, so that a new slice
 * or feature needs no new rule; infra/checks/import-rules/import-rules.test.ts breaks each once.
 *
 * The parser is swc because TypeScript 7 has no JavaScript API. It tells `import type` from
 * `import`, which half of the rules rest on.
 */
export default {
  forbidden: [...workspaceRules, ...layerRules, ...repositoryRules],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Built files of ours, not the dist/ that packages ship.
    exclude: {
      path: '^((shell|mfe|shared|services|infra|tests)[a-z/-]*/(dist|test-results|\\.turbo)|dist)/',
    },
    // The workspaces are declared in the root's package.json: without it an import by package
    // name cannot be told from one by path.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
